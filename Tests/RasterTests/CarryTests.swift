import Foundation
import Graphics
import Raster
import Testing

@testable import ViewTree

/// Pixels that are on the target already are put where they belong, and the picture is the one that painting gives.
@MainActor @Suite struct CarryTests {
  private func layer(
    _ id: UInt32, _ items: [DisplayItem], by motion: CGVector, at place: CGPoint = .zero,
    clips: [DisplayClip] = []
  ) -> DisplayItem {
    DisplayItem(
      id: DisplayID(node: id), transform: .translation(x: place.x + motion.dx, y: place.y + motion.dy),
      clips: clips, content: .group(GroupContent(items: items, motion: motion)))
  }

  /// Twelve rows of a mark and a text, 20 points each.
  private func rows(_ change: (Int) -> Int = { _ in 0 }) -> [DisplayItem] {
    let colors: [RGBA] = [red, green, blue]
    return (0..<12).map { (row: Int) -> DisplayItem in
      let color = colors[(row + change(row)) % 3]
      return layer(
        100 + UInt32(row),
        [
          box(200 + UInt32(row), rect(4, 2, 16, 16), color),
          text(300 + UInt32(row), layout("row \(row)", size: 10), at: 30, 5),
        ], by: .zero, at: CGPoint(x: 0, y: CGFloat(row) * 20))
    }
  }

  private func list(_ offset: CGFloat, _ rows: [DisplayItem]) -> DisplayItem {
    let clip = DisplayClip(path: Path(rect(0, 10, 200, 150)), transform: ProjectionTransform())
    return layer(1, rows, by: CGVector(dx: 0, dy: -offset), at: CGPoint(x: 0, y: 10), clips: [clip])
  }

  // Neither a pixel is moved nor anything painted but the strip: the picture is turned round in its memory.
  @Test func aListThatScrollsInARingIsTurnedRound() throws {
    let canvas = Canvas(200, 200)
    let ring = try #require(canvas.ring)
    canvas.check([list(0, rows())])
    for step in 1...80 {
      canvas.check([list(CGFloat(step * 3 % 97), rows())])
    }
    // Round that list much stands still: it is moved. One that fills the window is turned.
    #expect(ring.ring.first == 0)
    canvas.check([layer(1, rows(), by: .zero)])
    canvas.check([layer(1, rows(), by: CGVector(dx: 0, dy: -7))])
    #expect(ring.ring.first != 0)
    #expect(ring.renderer.statistics.pixelsMoved == 0)
    #expect(ring.renderer.statistics.pixelsPainted <= 3 * 7 * 200)
    #expect(ring.renderer.statistics.pixelsDamaged == canvas.renderer.statistics.pixelsDamaged)
  }

  // What stands over the list costs painting; where it is most of the window pixels are moved instead.
  @Test func whatStandsStillIsPaintedInARing() throws {
    let canvas = Canvas(200, 200)
    let ring = try #require(canvas.ring)
    func items(_ offset: CGFloat, _ bar: CGFloat) -> [DisplayItem] {
      [layer(1, rows(), by: CGVector(dx: 0, dy: -offset)), box(900, rect(0, 0, 200, bar), green)]
    }
    canvas.check(items(0, 20))
    canvas.check(items(6, 20))
    #expect(ring.ring.first != 0)
    let place = ring.ring.first
    canvas.check(items(6, 120))
    canvas.check(items(12, 120))
    #expect(ring.ring.first == place)
    #expect(ring.renderer.statistics.pixelsMoved > 0)
  }

  @Test func aListThatScrollsPaintsTheStripThatAppearsAlone() {
    let canvas = Canvas(200, 200)
    canvas.check([list(0, rows())])
    let moved = canvas.check([list(5, rows())])
    #expect(moved > 0)
    #expect(moved + 5 * 200 >= canvas.renderer.statistics.pixelsDamaged)
    #expect(canvas.renderer.statistics.pixelsPainted <= 2 * 5 * 200)
  }

  @Test func whatFloatsOverAListIsNotCarriedAlong() {
    let canvas = Canvas(200, 200)
    let bar = box(9, rect(0, 140, 200, 20), RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))
    canvas.check([list(0, rows()), bar])
    for offset in [4, 19, 17, 60, 0] as [CGFloat] {
      #expect(canvas.check([list(offset, rows()), bar], "offset \(offset)") > 0)
    }
  }

  @Test func whatLiesUnderAListIsNotCarriedAlong() {
    let canvas = Canvas(200, 200)
    let stripe = box(9, rect(0, 40, 200, 20), green)
    canvas.check([stripe, list(0, rows())])
    for offset in [4, 19, 60, 0] as [CGFloat] { canvas.check([stripe, list(offset, rows())]) }
    // One colour under all of it is no hindrance, wherever it comes from.
    let ground = box(8, rect(0, 0, 200, 200), green)
    canvas.check([ground, list(0, rows())])
    #expect(canvas.check([ground, list(3, rows())]) > 0)
    // Where the colour below changes, only what hides it is.
    #expect(canvas.check([box(8, rect(0, 0, 200, 200), blue), list(5, rows())]) <= 16 * 16)
  }

  @Test func rowsThatChangeOnTheWayArePainted() {
    let canvas = Canvas(200, 200)
    canvas.check([list(0, rows())])
    #expect(canvas.check([list(6, rows { $0 == 3 ? 1 : 0 })]) > 0)
    var fewer = rows()
    fewer.remove(at: 4)
    canvas.check([list(9, fewer)])
    fewer.swapAt(2, 5)
    canvas.check([list(12, fewer)])
  }

  @Test func aSheetTakesItsPixelsAlongOverWhatChangesBelow() {
    let canvas = Canvas(200, 200)
    func sheet(_ y: CGFloat, _ dim: Float) -> [DisplayItem] {
      let edge = DisplayClip(
        path: Path(roundedRect: rect(0, 0, 200, 400), cornerRadius: 12),
        transform: .translation(x: 0, y: 0))
      var content = rows()
      content.insert(box(2, rect(0, 0, 200, 400), .white), at: 0)
      for index in content.indices { content[index].clips = [edge] }
      return [
        list(0, rows()), box(7, rect(0, 0, 200, 200), RGBA(red: 0, green: 0, blue: 0, alpha: dim)),
        layer(8, content, by: CGVector(dx: 0, dy: y)),
      ]
    }
    canvas.check(sheet(80, 0.3))
    for (y, dim) in [(70, 0.4), (71, 0.4), (100, 0.2), (40, 0.5)] as [(CGFloat, Float)] {
      #expect(canvas.check(sheet(y, dim), "at \(y)") > 0)
    }
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat]) func randomMovesGiveWhatPaintingEverythingGives(_ scale: CGFloat)
  {
    var moved = 0
    for seed in 1...40 {
      var random = Seeded(state: UInt64(seed) &* 104_729)
      func number(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &random))
      }
      func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }
      let canvas = Canvas(Int(200 * scale), Int(200 * scale))
      var place = CGVector(dx: 0, dy: -20)
      var inner = CGVector.zero
      var shades = [Int](repeating: 0, count: 12)
      var dim: Float = 0.3
      let clips =
        chance(0.5)
        ? [
          DisplayClip(
            path: Path(roundedRect: rect(10, 12, 170, 150), cornerRadius: chance(0.5) ? 14 : 0),
            transform: ProjectionTransform())
        ] : []
      let kind = Int.random(in: 0..<4, using: &random)
      for step in 0..<10 {
        var content = rows { shades[$0] }
        // A layer in the layer, which moves now and then.
        content.append(layer(50, [box(51, rect(0, 0, 30, 30), blue)], by: inner, at: CGPoint(x: 120, y: 60)))
        if kind == 1 { content.insert(box(52, rect(0, 0, 190, 260), .white), at: 0) }
        if chance(0.1) { content.remove(at: Int.random(in: 0..<content.count, using: &random)) }
        if chance(0.1) { content.swapAt(1, 3) }
        var items: [DisplayItem] = []
        if kind == 2 { items.append(box(60, rect(20, 20, 60, 60), green)) }
        if kind == 3 { items.append(box(61, rect(0, 0, 200, 200), RGBA(red: 0.9, green: 1, blue: 0.9))) }
        items.append(layer(1, content, by: place, at: CGPoint(x: 0.3, y: 10.2), clips: clips))
        if chance(0.7) { items.append(box(70, rect(150, 20 + number(0...50), 6, 30), .black, opacity: 0.4)) }
        if kind == 0 {
          items.append(box(71, rect(0, 120, 200, 80), RGBA(red: 0, green: 0, blue: 0, alpha: dim)))
        }
        moved += canvas.check(items, scale: scale, "seed \(seed) step \(step)")
        place.dy += chance(0.2) ? number(-60...60) : number(-8...8)
        if chance(0.3) { place.dx += number(-8...8) }
        if chance(0.2) { inner.dy += number(-6...6) }
        if chance(0.2) { shades[Int.random(in: 0..<12, using: &random)] += 1 }
        if chance(0.3) { dim = Float(number(0.1...0.6)) }
      }
    }
    #expect(moved > 400_000)
  }
}
