import Foundation
import Graphics
import Testing

@testable import Raster
@testable import ViewTree

/// Glyphs with colours of their own, among letters: a block font whose apples are red.
@MainActor @Suite struct ColoredGlyphTests {
  // Of a text at 10, 10 with 10 points a character: the letter's block and the apple's, both on the baseline at 24.
  private let letter = (x: 15, y: 18)
  private let apple = (x: 25, y: 18)

  private func line(_ color: RGBA = blue) -> TextLayout {
    layout("a🍎", size: CGFloat(50) / 3, color: color)
  }

  private func item(_ layout: TextLayout, ink: TextContent.Ink = .all) -> DisplayItem {
    DisplayItem(
      id: DisplayID(node: 9), transform: .translation(x: 10, y: 10),
      content: .text(TextContent(layout: layout, origin: .zero, ink: ink)))
  }

  private func pixels(_ items: [DisplayItem]) -> (letter: UInt32, apple: UInt32, outside: UInt32) {
    let canvas = Canvas(60, 40)
    canvas.render(items)
    return (canvas[letter.x, letter.y], canvas[apple.x, apple.y], canvas[50, 18])
  }

  @Test func theTextsColourDoesNotTintThem() {
    for color in [blue, green, .black] {
      let seen = pixels([item(line(color))])
      #expect(seen.letter == color.word(opacity: 1) && seen.apple == 0xFFFF_0000)
    }
  }

  @Test func itsOpacityDoes() {
    let half = pixels([item(line(blue.opacity(0.5)))])
    #expect(half.apple >> 16 & 255 == 255 && abs(Int(half.apple & 255) - 127) <= 1)
    #expect(abs(Int(half.letter >> 16 & 255) - 127) <= 1)
    var faded = item(line(blue.opacity(0.5)))
    faded.opacity = 0.5
    #expect(abs(Int(pixels([faded]).apple & 255) - 191) <= 2)
    #expect(pixels([item(line(.clear))]).apple == 0xFFFF_FFFF)
  }

  @Test func partsArePaintedApart() {
    let letters = pixels([item(line(), ink: .tinted)])
    #expect(letters.letter == 0xFF00_00FF && letters.apple == 0xFFFF_FFFF)
    let apples = pixels([item(line(), ink: .colored)])
    #expect(apples.letter == 0xFFFF_FFFF && apples.apple == 0xFFFF_0000)
  }

  @Test func theyMaskBlendAndCastShadows() {
    let whole = fill(1, Path(rect(0, 0, 60, 40)), .color(green))
    let masked = pixels([group(2, [whole], effects: [.mask([item(line())])])])
    #expect(masked.letter == 0xFF00_FF00 && masked.apple == 0xFF00_FF00 && masked.outside == 0xFFFF_FFFF)
    var multiplied = item(line())
    multiplied.blend = .multiply
    let yellow = box(1, rect(0, 0, 60, 40), RGBA(red: 1, green: 1, blue: 0))
    #expect(pixels([yellow, multiplied]).apple == 0xFFFF_0000)
    #expect(pixels([box(1, rect(0, 0, 60, 40), green), multiplied]).apple == 0xFF00_0000)
    let shadow = DisplayEffect.shadow(color: .black, radius: 0, offset: CGSize(width: 0, height: 14))
    let canvas = Canvas(60, 40)
    canvas.render([group(2, [item(line())], effects: [shadow])])
    #expect(canvas[apple.x, apple.y] == 0xFFFF_0000 && canvas[apple.x, apple.y + 14] == 0xFF00_0000)
    canvas.render([group(2, [item(line())], effects: [.blur(radius: 3, opaque: false)])])
    #expect(canvas.red(apple.x, apple.y) > 200 && canvas.green(apple.x, apple.y) < 200)
    #expect(canvas.green(apple.x, apple.y) > 20)
  }

  @Test func anotherColourOfTheTextPaintsNothingAnew() {
    let canvas = Canvas(60, 40)
    canvas.render([item(layout("🍎", size: 20, color: blue))])
    #expect(canvas.render([item(layout("🍎", size: 20, color: green))]).isEmpty)
    #expect(!canvas.render([item(layout("🍎", size: 20, color: green.opacity(0.5)))]).isEmpty)
  }

  @Test func aGPUComposesThemAlike() {
    let canvas = GeometryCanvas(120, 120)
    let turned = ProjectionTransform(
      CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1.5, y: 1.5)
        .concatenating(CGAffineTransform(translationX: 30, y: 50)))
    func at(_ id: UInt32, _ y: CGFloat, _ color: RGBA, _ blend: BlendMode = .normal) -> DisplayItem {
      var result = item(line(color))
      result.id = DisplayID(node: id)
      result.transform = .translation(x: 5, y: y)
      result.blend = blend
      return result
    }
    var clipped = at(5, 40, blue)
    clipped.clips = [
      DisplayClip(path: Path(ellipseIn: rect(5, 38, 40, 20)), transform: ProjectionTransform())
    ]
    canvas.render([
      at(2, 0, blue), at(3, 20, blue.opacity(0.4)), clipped, at(6, 60, blue, .multiply),
      group(7, [at(8, 80, blue)], effects: [.shadow(color: .black, radius: 2, offset: .zero)]),
    ])
    #expect(canvas.difference.largest <= 1, "\(canvas.difference)")
    var warped = item(line())
    warped.transform = turned
    canvas.render([warped])
    #expect(canvas.difference.mean < 0.2 && canvas.difference.share < 0.01, "\(canvas.difference)")
    #expect((0..<120 * 120).contains { canvas.processor[$0 % 120, $0 / 120] == 0xFFFF_0000 })
  }
}
