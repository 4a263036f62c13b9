import Foundation
import Graphics
import Raster
import Testing

@MainActor @Suite struct CompositeTests {
  @Test func nothingIsPaintedUnderAnOpaqueItem() {
    let canvas = Canvas(200, 200)
    canvas.render([
      box(1, rect(20, 20, 100, 100), red), text(2, layout("hidden"), at: 30, 30),
      box(3, rect(10, 10, 150, 150), blue),
    ])
    #expect(canvas.renderer.statistics.itemsPainted == 1)
    #expect(canvas.renderer.statistics.itemsHidden == 2)
    #expect(canvas.renderer.statistics.pixelsPainted == 200 * 200)
  }

  @Test func theInsideOfARoundedOpaqueFigureHides() {
    let canvas = Canvas(200, 200)
    canvas.render([
      box(1, rect(50, 50, 100, 100), red),
      fill(2, Path(roundedRect: rect(0, 0, 200, 200), cornerRadius: 20), .color(blue)),
    ])
    #expect(canvas.renderer.statistics.itemsPainted == 1)
    #expect(canvas.renderer.statistics.pixelsPainted < 200 * 200 + 200 * 50)
  }

  @Test func clipsCutTogether() {
    let canvas = Canvas(100, 100)
    let square = DisplayClip(path: Path(rect(20, 20, 40, 40)), transform: ProjectionTransform())
    let round = DisplayClip(path: Path(ellipseIn: rect(0, 0, 40, 40)), transform: .translation(x: 40, y: 20))
    let rounded = DisplayClip(
      path: Path(roundedRect: rect(0, 0, 100, 45), cornerRadius: 5), transform: ProjectionTransform())
    canvas.render([box(1, rect(0, 0, 100, 100), .black, clips: [rounded, square, round])])
    #expect(canvas[59, 40] == 0xFF00_0000)
    #expect(canvas[60, 40] == 0xFFFF_FFFF)
    #expect(canvas[30, 40] == 0xFFFF_FFFF)
    #expect(canvas[42, 22] == 0xFFFF_FFFF)
    #expect(canvas[55, 46] == 0xFFFF_FFFF)
  }

  @Test func twoRoundedClipsMultiplyTheirCoverage() {
    let one = Canvas(60, 60)
    let clip = DisplayClip(path: Path(ellipseIn: rect(10, 10, 40, 40)), transform: ProjectionTransform())
    one.render([box(1, rect(0, 0, 60, 60), .black, clips: [clip])])
    let two = Canvas(60, 60)
    two.render([box(1, rect(0, 0, 60, 60), .black, clips: [clip, clip])])
    for y in 0..<60 {
      for x in 0..<60 {
        let coverage = 255 - one.red(x, y)
        #expect(abs((255 - two.red(x, y)) - (coverage * coverage + 127) / 255) <= 1)
      }
    }
  }

  @Test func aGroupFadesAsOne() {
    let a = box(1, rect(0, 0, 40, 40), red)
    let b = box(2, rect(20, 20, 40, 40), blue)
    let canvas = Canvas(60, 60)
    canvas.render([group(9, [a, b], opacity: 0.5)])
    #expect(canvas.red(30, 30) < 130 && canvas.blue(30, 30) == 255)
    let each = Canvas(60, 60)
    each.render([
      box(1, rect(0, 0, 40, 40), red, opacity: 0.5), box(2, rect(20, 20, 40, 40), blue, opacity: 0.5),
    ])
    #expect(each.red(30, 30) > 115)
    #expect(each.green(30, 30) < 70 && canvas.green(30, 30) > 120)
  }

  @Test func aGroupThatMovesKeepsItsPicture() {
    let canvas = Canvas(200, 200)
    let line = layout("moving")
    func scene(_ y: CGFloat) -> [DisplayItem] {
      [
        group(
          9, [fill(1, Path(rect(0, 0, 100, 50)), .color(red), at: 10, y), text(2, line, at: 20.3, y + 10.1)],
          effects: [.blur(radius: 3, opaque: false)], opacity: 0.7)
      ]
    }
    canvas.render(scene(10))
    #expect(canvas.renderer.statistics.picturesMade > 0)
    for step in 1..<20 {
      canvas.render(scene(10 + CGFloat(step) * 1.37))
      #expect(canvas.renderer.statistics.picturesMade == 0)
    }
  }

  @Test func blendsFollowTheirFormulas() {
    // Source 0.8, 0.4, 0.2 over 0.4, 0.6, 0.9.
    let source = RGBA(red: 0.8, green: 0.4, blue: 0.2)
    let under = RGBA(red: 0.4, green: 0.6, blue: 0.9)
    let expected: [(BlendMode, [Double])] = [
      (.multiply, [0.32, 0.24, 0.18]), (.screen, [0.88, 0.76, 0.92]), (.overlay, [0.64, 0.52, 0.84]),
      (.darken, [0.4, 0.4, 0.2]), (.lighten, [0.8, 0.6, 0.9]), (.difference, [0.4, 0.2, 0.7]),
      (.exclusion, [0.56, 0.52, 0.74]), (.hardLight, [0.76, 0.48, 0.36]), (.colorDodge, [1, 1, 1]),
      (.colorBurn, [0.25, 0, 0.5]), (.plusLighter, [1, 1, 1]), (.plusDarker, [0.2, 0, 0.1]),
      (.sourceAtop, [0.8, 0.4, 0.2]), (.destinationOver, [0.4, 0.6, 0.9]),
    ]
    let canvas = Canvas(4, 4)
    for (blend, color) in expected {
      canvas.render([box(1, rect(0, 0, 4, 4), source, blend: blend)], background: under)
      #expect(abs(canvas.red(1, 1) - Int(color[0] * 255 + 0.5)) <= 2, "\(blend)")
      #expect(abs(canvas.green(1, 1) - Int(color[1] * 255 + 0.5)) <= 2, "\(blend)")
      #expect(abs(canvas.blue(1, 1) - Int(color[2] * 255 + 0.5)) <= 2, "\(blend)")
    }
    for blend in BlendMode.allCases {
      canvas.render([box(1, rect(0, 0, 4, 4), source.opacity(0.5), blend: blend)], background: under)
    }
  }

  @Test func aBlurKeepsTheLight() {
    let canvas = Canvas(100, 100)
    canvas.render(
      [group(9, [box(1, rect(40, 40, 20, 20), .white)], effects: [.blur(radius: 5, opaque: false)])],
      background: .black)
    var light = 0
    for y in 0..<100 { for x in 0..<100 { light += canvas.red(x, y) } }
    #expect(abs(Double(light) / 255 - 400) < 12)
    #expect(canvas.red(50, 50) < 255 && canvas.red(38, 50) > 20 && canvas.red(38, 50) == canvas.red(61, 50))
  }

  @Test func anOpaqueBlurKeepsItsEdges() {
    let canvas = Canvas(60, 60)
    canvas.render([
      group(9, [box(1, rect(10, 10, 40, 40), .black)], effects: [.blur(radius: 5, opaque: true)])
    ])
    #expect(canvas[10, 10] == 0xFF00_0000 && canvas[9, 30] == 0xFFFF_FFFF)
  }

  @Test func aShadowLiesBelowAndIsTheSameEitherWay() {
    let canvas = Canvas(120, 120)
    let card = fill(
      1, Path(roundedRect: rect(30, 30, 60, 60), cornerRadius: 8, style: .circular), .color(.white))
    let effect = DisplayEffect.shadow(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 6, offset: CGSize(width: 0, height: 4))
    canvas.render([group(9, [card], effects: [effect])])
    #expect(canvas[60, 60] == 0xFFFF_FFFF)
    #expect(canvas.red(60, 95) < 215 && canvas.red(60, 25) > canvas.red(60, 95))
    let simple = canvas.bitmap
    // A second effect forces the way through pictures.
    canvas.render([group(9, [card], effects: [effect, .colorMatrix(ColorMatrix())])])
    let comparison = PictureComparison(simple, canvas.bitmap, tolerance: 2)
    #expect(
      comparison.isSame, "\(comparison.differingPixels) differ, \(comparison.largestDifference) at most")
    // A long card's shadow is drawn out from a small one.
    let long = fill(
      1, Path(roundedRect: rect(30, 30, 60, 85), cornerRadius: 3, style: .circular), .color(.white))
    let fine = DisplayEffect.shadow(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 2, offset: .zero)
    canvas.render([group(9, [long], effects: [fine])])
    let drawnOut = canvas.bitmap
    canvas.render([group(9, [long], effects: [fine, .colorMatrix(ColorMatrix())])])
    #expect(PictureComparison(drawnOut, canvas.bitmap, tolerance: 2).isSame)
  }

  @Test func masksAndMatricesChangeAGroup() {
    let canvas = Canvas(40, 40)
    canvas.render([
      group(
        9, [box(1, rect(0, 0, 40, 40), red)],
        effects: [.mask([box(2, rect(10, 10, 10, 10), .black, opacity: 0.5)])])
    ])
    #expect(canvas[5, 5] == 0xFFFF_FFFF && canvas.red(15, 15) == 255 && abs(canvas.green(15, 15) - 127) <= 1)
    let swap = ColorMatrix([0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0])
    canvas.render([group(9, [box(1, rect(0, 0, 40, 40), red)], effects: [.colorMatrix(swap)])])
    #expect(canvas[5, 5] == 0xFF00_00FF)
    canvas.render([group(9, [box(1, rect(0, 0, 40, 40), green)], effects: [.luminanceToAlpha])])
    #expect(abs(canvas.red(5, 5) - (255 - 182)) <= 2)
  }

  @Test(arguments: [0.2, 0.37, 0.5, 0.81] as [Float]) func aScrimIsWhatItIsInSmallPieces(_ alpha: Float) {
    let shade = RGBA(red: 0.1, green: 0.6, blue: 0, alpha: alpha)
    func scene(_ scrim: [DisplayItem], _ offset: CGFloat) -> [DisplayItem] {
      let below = [
        box(1, rect(0, 0, 300, 120), RGBA(red: 0.9, green: 0.8, blue: 1)),
        fill(2, Path(ellipseIn: rect(20, 20, 60, 60)), .color(red)), box(3, rect(100, 30, 90, 40), blue),
        text(4, layout("under it"), at: 10, 150), box(5, rect(120, 180, 50, 50), green, opacity: 0.5),
      ]
      return below + scrim + [box(6, rect(0, 250 - offset, 300, 50), .white)]
    }
    let whole = [box(10, rect(0, 0, 300, 300), shade)]
    var pieces: [DisplayItem] = []
    for index in 0..<144 {
      let corner = CGPoint(x: CGFloat(index % 12) * 25, y: CGFloat(index / 12) * 25)
      pieces.append(box(100 + UInt32(index), rect(corner.x, corner.y, 25, 25), shade))
    }
    let (joined, apart) = (Canvas(300, 300), Canvas(300, 300))
    for offset in [0, 30, 7] as [CGFloat] {
      joined.render(scene(whole, offset))
      apart.render(scene(pieces, offset))
      #expect(PictureComparison(joined.bitmap, apart.bitmap).isSame)
    }
    // The colours of grounds and scrim were joined: less than both of them was painted.
    joined.renderer.invalidate()
    joined.render(scene(whole, 0))
    #expect(joined.renderer.statistics.pixelsPainted < 300 * 300 * 4 / 3)
  }
}
