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

  private func group(
    _ items: [DisplayItem], opacity: Double = 1, _ transform: ProjectionTransform = ProjectionTransform(),
    _ effects: [DisplayEffect] = []
  ) -> DisplayItem {
    DisplayItem(
      id: DisplayID(node: 50), transform: transform, opacity: opacity,
      content: .group(GroupContent(items: items, effects: effects)))
  }

  @Test func inWhatIsMadeAPictureItIsAVeil() {
    let canvas = Canvas(40, 40)
    let pane = fill(2, Path(rect(0, 0, 20, 40)), backdrop(plain: blue))
    let mark = box(3, rect(0, 0, 4, 4), .black)
    // An effect changes the pixels of the whole; and what lies above something of its own group would blur that too.
    for group in [
      group([pane, mark], .init(), [.blur(radius: 0.1, opaque: false)]), group([mark, pane], opacity: 0.99),
    ] {
      canvas.check([box(1, rect(0, 0, 40, 40), red), group])
      #expect(canvas.blue(10, 20) > 240 && canvas.red(10, 20) < 10)
    }
  }

  @Test func aGroupThatBeginsWithBackdropsFadesWithThem() {
    let canvas = Canvas(120, 120)
    let pane = fill(3, Path(roundedRect: rect(0, 20, 120, 80), cornerRadius: 10), backdrop())
    let mark = [box(4, rect(30, 50, 20, 20), green), box(5, rect(40, 60, 20, 20), .white)]
    canvas.check(halves + [pane] + mark)
    let whole = canvas.bitmap
    // Groups in groups, and one of a single colour over a backdrop of its own.
    canvas.check(halves + [group([pane] + mark, opacity: 1 - 1e-9)])
    #expect(canvas.bitmap == whole)
    for step in 0...10 {
      let opacity = Double(step) / 10
      let inner = DisplayItem(
        id: DisplayID(node: 60), content: .group(GroupContent(items: [pane, mark[0]])))
      canvas.check(halves + [group([inner, mark[1]], opacity: opacity)], "\(step)")
      // Half way between the sharp pixels behind and the blurred ones; what lies on it fades as a whole.
      #expect(abs(canvas.red(54, 25) - Int(255 - opacity * 41)) < 18)
      #expect(abs(canvas.red(45, 65) - 255) <= 1 && canvas.red(35, 55) < 256 - step * 25)
    }
  }

  @Test func aGroupThatGrowsIsBlurredInEachSize() {
    let canvas = Canvas(120, 120)
    let pane = fill(3, Path(roundedRect: rect(0, 0, 100, 60), cornerRadius: 10), backdrop())
    for step in 1...8 {
      let scale = CGFloat(step) / 8
      let grown = ProjectionTransform(CGAffineTransform(translationX: 10, y: 30).scaledBy(x: scale, y: scale))
      canvas.check(
        halves + [group([pane, box(4, rect(10, 10, 10, 10), green)], opacity: Double(scale), grown)],
        "\(step)")
    }
    // At its full size the edge between the halves is soft in it and sharp above it.
    #expect(canvas.red(56, 60) < 250 && canvas[59, 20] == 0xFFFF_FFFF)
  }

  @Test func theShadowOfABackdropLiesOutsideOfIt() {
    let canvas = Canvas(160, 160)
    func frame(_ x: CGFloat, clipped: Bool, opacity: Double = 1) -> [DisplayItem] {
      let card = rect(x, 40, 80, 60)
      var pane = fill(3, clipped ? Path(card) : Path(roundedRect: card, cornerRadius: 12), backdrop(2))
      var mark = box(4, rect(x + 10, 50, 10, 10), green)
      if clipped {
        let clip = DisplayClip(
          path: Path(roundedRect: card, cornerRadius: 12), transform: ProjectionTransform())
        pane.clips = [clip]
        mark.clips = [clip]
      }
      let shadow = DisplayEffect.shadow(
        color: .black.opacity(0.5), radius: 6, offset: CGSize(width: 0, height: 4))
      return [
        box(1, rect(0, 0, 160, 160), .white), group([pane, mark], opacity: opacity, .init(), [shadow]),
      ]
    }
    for (clipped, opacity) in [(false, 1.0), (true, 1), (true, 0.5)] {
      for step in 0...6 {
        let x = 20 + CGFloat(step) * 4
        canvas.check(frame(x, clipped: clipped, opacity: opacity), "\(step)")
        // Behind the middle nothing is darkened; below the card there is a shadow.
        #expect(canvas.red(Int(x) + 40, 70) >= 254)
        #expect(canvas.red(Int(x) + 40, 104) < (opacity < 1 ? 230 : 200))
      }
    }
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
