import Foundation
import Graphics
import Raster
import Testing

/// Figures filled with what lies behind them, blurred.
@MainActor struct BackdropTests {
  private func backdrop(
    _ radius: CGFloat = 6, saturation: Double = 1, veil: RGBA = .clear, plain: RGBA = green
  ) -> Paint {
    .backdrop(Backdrop(radius: radius, saturation: saturation, veil: veil, plain: plain))
  }

  /// White at the left and black at the right.
  private let halves = [
    box(1, rect(0, 0, 60, 120), .white), box(2, rect(60, 0, 60, 120), .black),
  ]

  @Test func whatLiesBehindIsBlurredWithinTheFigureAlone() {
    let canvas = Canvas(120, 120)
    canvas.check(halves + [fill(3, Path(rect(0, 40, 120, 40)), backdrop())])
    // Above and below it the edge is sharp.
    for y in [20, 100] { #expect(canvas[59, y] == 0xFFFF_FFFF && canvas[60, y] == 0xFF00_0000) }
    // Within it goes over from white to black, the more the nearer, and is grey in the middle.
    let row = (0..<120).map { canvas.red($0, 60) }
    #expect(row == row.sorted(by: >) && row[5] == 255 && row[115] == 0)
    #expect(abs(row[59] + row[60] - 255) <= 4 && Set(row).count > 20)
    // Two thirds of a Gaussian lie within one deviation.
    #expect(abs(row[54] - 214) < 16 && abs(row[66] - 41) < 16)
  }

  @Test func aVeilAndASaturationAreApplied() {
    let canvas = Canvas(40, 40)
    let pink = RGBA(red: 0.8, green: 0.4, blue: 0.4)
    func shown(_ paint: Paint) -> (red: Int, green: Int) {
      canvas.check([box(1, rect(0, 0, 40, 40), pink), fill(2, Path(rect(0, 0, 40, 40)), paint)])
      return (canvas.red(20, 20), canvas.green(20, 20))
    }
    #expect(shown(backdrop()) == (204, 102))
    let half = shown(backdrop(veil: RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)))
    #expect(abs(half.red - 230) <= 1 && abs(half.green - 179) <= 1)
    let vivid = shown(backdrop(saturation: 2))
    #expect(vivid.red > 240 && vivid.green < 90)
    let grey = shown(backdrop(saturation: 0))
    #expect(grey.red == grey.green)
  }

  @Test func withoutBlurAVeilIsPainted() {
    let canvas = Canvas(40, 40)
    let items = [box(1, rect(0, 0, 40, 40), red), fill(2, Path(rect(10, 10, 20, 20)), backdrop(plain: blue))]
    canvas.check(items)
    #expect(canvas[20, 20] == 0xFFFF_0000)
    canvas.renderer.blursBackdrops = false
    canvas.render(items)
    #expect(canvas[20, 20] == 0xFF00_00FF && canvas[5, 5] == 0xFFFF_0000)
  }

  @Test func inWhatIsFlattenedItIsAVeil() {
    let canvas = Canvas(40, 40)
    let group = DisplayItem(
      id: DisplayID(node: 5), opacity: 0.5,
      content: .group(
        GroupContent(items: [
          fill(2, Path(rect(0, 0, 20, 40)), backdrop(plain: blue)), box(3, rect(0, 0, 4, 4), .black),
        ])))
    canvas.check([box(1, rect(0, 0, 40, 40), red), group])
    #expect(abs(canvas.blue(10, 20) - 128) <= 1 && abs(canvas.red(10, 20) - 127) <= 1)
  }

  @Test func whatMovesBehindABarIsBlurredAnewAndNothingElse() {
    let canvas = Canvas(120, 400)
    func row(_ number: Int) -> DisplayItem {
      box(UInt32(10 + number), rect(0, CGFloat(number) * 20, 120, 19), number % 2 == 0 ? red : blue)
    }
    let rows = (0..<40).map(row)
    func frame(_ offset: CGFloat) -> [DisplayItem] {
      [
        DisplayItem(
          id: DisplayID(node: 1), transform: .translation(x: 0, y: -offset),
          content: .group(GroupContent(items: rows, motion: CGVector(dx: 0, dy: -offset)))),
        fill(2, Path(rect(0, 340, 120, 60)), backdrop()), box(3, rect(50, 360, 20, 20), .black),
      ]
    }
    canvas.check(frame(0))
    for step in 1...12 { #expect(canvas.check(frame(CGFloat(step) * 7)) > 0) }
    // A change above the bar paints its own pixels and, behind it, what these are made of.
    var items = frame(84)
    items[2] = box(3, rect(50, 360, 20, 20), .white)
    let damage = canvas.render(items)
    #expect(damage.allSatisfy { $0.y >= 340 })
    #expect(canvas.renderer.paintAll(canvas.list(items), scale: 1) == canvas.bitmap)
  }

  @Test func backdropsLieOnBackdrops() {
    let canvas = Canvas(120, 120)
    func frame(_ x: CGFloat) -> [DisplayItem] {
      var items = halves
      items.append(box(4, rect(x, 30, 10, 10), green))
      items.append(fill(5, Path(rect(10, 10, 100, 60)), backdrop(4)))
      items.append(box(6, rect(x, 60, 10, 30), red))
      items.append(fill(7, Path(roundedRect: rect(20, 40, 80, 70), cornerRadius: 20), backdrop(3)))
      return items
    }
    for step in 0..<20 { canvas.check(frame(CGFloat(step) * 5), "\(step)") }
  }

  @Test func theGPUShowsTheSame() throws {
    let items = halves + [fill(3, Path(roundedRect: rect(10, 40, 100, 40), cornerRadius: 12), backdrop())]
    let canvas = GeometryCanvas(120, 120)
    try #require(canvas.render(items) != nil)
    #expect(canvas.difference.largest <= 2)
  }
}
