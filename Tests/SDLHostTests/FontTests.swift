import Foundation
import Graphics
import Testing

@testable import SDLHost

@MainActor @Suite struct FontTests {
  private let fonts = FontLibrary(warn: { _ in })
  private let body = ResolvedFont(size: 17)

  @Test func advancesAddUpAndGrowWithTheSize() {
    let (a, b) = (fonts.advance(of: "Bistro ", font: body), fonts.advance(of: "Aurore", font: body))
    let whole = fonts.advance(of: "Bistro Aurore", font: body)
    #expect(abs(whole - a - b) < 0.5 && whole > 60)
    let large = fonts.advance(of: "Bistro Aurore", font: ResolvedFont(size: 34))
    #expect(abs(large - 2 * whole) < 1e-9)
  }

  @Test func aBodyLineIsAsHighAsOnAPhone() {
    let metrics = fonts.metrics(of: body)
    #expect(metrics.lineHeight > 19 && metrics.lineHeight < 24)
    #expect(metrics.xHeight < metrics.capHeight && metrics.capHeight < metrics.ascent)
  }

  @Test(arguments: ["中文菜单", "寿司とラーメン", "مطعم الشام", "Crème brûlée", "→ ★ ♥"])
  func charactersThatAFaceLacksAreFoundElsewhere(_ text: String) throws {
    #expect(fonts.advance(of: text, font: body) > 20)
    let mask = try #require(fonts.masks(for: text, font: body, scale: 2).first)
    #expect(mask.width > 20 && mask.pixels.contains { $0 > 128 })
  }

  @Test(arguments: [1, 1.25, 2, 3] as [CGFloat])
  func whatIsPaintedIsAsWideAsWhatWasMeasured(_ scale: CGFloat) throws {
    let text = "H" + String(repeating: "illumination ", count: 6) + "H"
    let advance = fonts.advance(of: text, font: body)
    let mask = try #require(fonts.masks(for: text, font: body, scale: scale).first)
    // The side bearings of the first and the last letter are all that may differ, and a pixel of rounding.
    #expect(abs(CGFloat(mask.width) + 2 * CGFloat(mask.left) - advance * scale) < 2)
  }

  @Test func inkStandsOnTheBaseline() throws {
    let mask = try #require(fonts.masks(for: "H", font: body, scale: 2).first)
    let cap = fonts.metrics(of: body).capHeight * 2
    #expect(abs(CGFloat(-mask.top) - cap) <= 1 && mask.height == -mask.top)
    #expect(fonts.masks(for: "   ", font: body, scale: 1).isEmpty)
    #expect(fonts.masks(for: "", font: body, scale: 1).isEmpty)
  }

  @Test func weightsAndSlantsDiffer() {
    let text = "Restaurants"
    let regular = fonts.advance(of: text, font: body)
    #expect(fonts.advance(of: text, font: ResolvedFont(size: 17, weight: 700)) > regular)
    #expect(fonts.advance(of: text, font: ResolvedFont(family: .monospaced, size: 17)) > regular)
    let digits = ResolvedFont(size: 17, monospacedDigit: true)
    let one = fonts.advance(of: "1", font: digits)
    #expect(abs(one - fonts.advance(of: "8", font: digits)) < 1e-9)
  }

  @Test func aMissingFaceIsReplacedAndLoggedOnce() {
    var sentences: [String] = []
    let fonts = FontLibrary { sentences.append($0) }
    let font = ResolvedFont(family: .named("No Such Face Anywhere"), size: 17)
    #expect(fonts.advance(of: "abc", font: font) > 10)
    #expect(fonts.advance(of: "abd", font: font) > 10)
    #expect(sentences.count == 1 && sentences[0].contains("No Such Face Anywhere"))
  }

  @Test func oddTextsDoNoHarm() {
    for text in ["\u{0}", "\u{200D}\u{FE0F}", "\u{10FFFF}", "a\u{0301}\u{0301}\u{0301}", "\n\t", "👩‍👩‍👧"] {
      #expect(fonts.advance(of: text, font: body).isFinite)
      _ = fonts.masks(for: text, font: body, scale: 1)
    }
    _ = fonts.masks(for: "big", font: ResolvedFont(size: 1e9), scale: 1)
    _ = fonts.masks(for: "nan", font: ResolvedFont(size: .nan), scale: 1)
  }
}
