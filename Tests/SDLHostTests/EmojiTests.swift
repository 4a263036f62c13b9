import Foundation
import Graphics
import Raster
import Testing

@testable import SDLHost
@testable import ViewTree

/// Emoji come from a face in colours, a cluster at a time; letters stay letters.
@MainActor @Suite struct EmojiTests {
  private let fonts = FontLibrary(warn: { _ in })
  private let body = ResolvedFont(size: 17)

  private func masks(_ text: String, size: CGFloat = 17, scale: CGFloat = 2) -> [GlyphMask] {
    fonts.masks(for: text, font: ResolvedFont(size: size), scale: scale)
  }

  /// Pixels of a mask in colours that are red, and opaque.
  private func redPixels(_ mask: GlyphMask) -> Int {
    (0..<mask.width * mask.height).count { i in
      let p = mask.pixels[(4 * i)..<(4 * i + 4)].map(Int.init)
      return p[3] == 255 && p[2] > 150 && p[1] < 90 && p[0] < 90
    }
  }

  @Test func anAppleIsRed() throws {
    let apple = try #require(masks("🍎").first)
    #expect(apple.isColor && redPixels(apple) > 200)
    // Premultiplied: no colour exceeds its alpha.
    for i in stride(from: 0, to: apple.pixels.count, by: 4) {
      #expect(apple.pixels[i..<i + 3].allSatisfy { $0 <= apple.pixels[i + 3] })
    }
  }

  @Test func lettersRoundAnEmojiAreCoverage() throws {
    let mixed = masks("An apple 🍎, a pear 🍐🍐.")
    #expect(mixed.map(\.isColor) == [false, true, true])
    // Neighbours are one picture; what lies between takes no memory.
    #expect(mixed[2].width > mixed[1].width * 3 / 2 && mixed[2].width < mixed[1].width * 3)
    #expect(mixed[2].left > mixed[1].left + mixed[1].width)
    // The letters take the room that they have without it.
    let advance = fonts.advance(of: "An apple ", font: body) * 2
    #expect(abs(CGFloat(mixed[1].left) - advance) < 4)
  }

  @Test(arguments: ["👨‍👩‍👧", "🇩🇪", "👍🏽", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️‍🔥", "🏳️‍🌈", "©️"])
  func aClusterIsOnePicture(_ cluster: String) throws {
    #expect(cluster.count == 1)
    let one = fonts.advance(of: "🍎", font: body)
    #expect(abs(fonts.advance(of: cluster, font: body) - one) < 0.01)
    #expect(abs(fonts.advance(of: cluster + cluster, font: body) - 2 * one) < 0.01)
    #expect(Set(fonts.glyphs("a\(cluster)b", body).map(\.cluster)) == [0, 1, 2])
    let all = masks(cluster)
    #expect(all.count == 1 && all[0].isColor && CGFloat(all[0].width) <= one * 2 + 1)
  }

  @Test func selectorsDecide() {
    func kinds(_ text: String) -> [Bool] { masks(text).map(\.isColor) }
    #expect(kinds("❤") == [false] && kinds("❤\u{FE0F}") == [true])
    #expect(kinds("⌚") == [true] && kinds("⌚\u{FE0E}") == [false])
    #expect(kinds("☺\u{FE0E}") == [false] && kinds("12#*") == [false])
    // The space after an emoji is the text's own.
    let space = fonts.advance(of: " ", font: body)
    #expect(abs(fonts.advance(of: "🍎 ", font: body) - fonts.advance(of: "🍎", font: body) - space) < 1e-9)
  }

  @Test(arguments: [12, 17, 34, 80] as [CGFloat], [1, 2] as [CGFloat])
  func anEmojiHasTheSizeOfItsText(_ size: CGFloat, _ scale: CGFloat) throws {
    let apple = try #require(masks("🍎", size: size, scale: scale).first)
    let em = size * scale
    #expect(CGFloat(apple.height) > em && CGFloat(apple.height) < em * 1.3)
    // It hangs below the baseline by about as much as it stands above the capitals.
    let middle = CGFloat(apple.top) + CGFloat(apple.height) / 2
    let capitals = -fonts.metrics(of: ResolvedFont(size: size)).capHeight * scale / 2
    #expect(abs(middle - capitals) < em * 0.1)
    let advance = fonts.advance(of: "🍎", font: ResolvedFont(size: size))
    #expect(abs(advance / size - fonts.advance(of: "🍎", font: body) / 17) < 1e-9)
    #expect(abs(CGFloat(apple.width) - advance * scale) < 1.5 + em * 0.05)
  }

  @Test func aLineIsAsHighAsWithoutEmoji() {
    let layouter = TextLayouter(engine: fonts)
    func height(_ text: String) -> CGFloat {
      layouter.layout([TextRun(text: text, font: body, color: .black)], options: TextOptions()).size.height
    }
    #expect(height("🍎") == height("A") && height("A 👨‍👩‍👧 B") == height("A"))
  }

  @Test func theCaretGoesRoundClusters() {
    let characters = Array("a👨‍👩‍👧🇩🇪b")
    let look = TextFieldGeometry.Look(
      font: body, color: .black, alignment: .leading, direction: .leftToRight)
    let geometry = TextFieldGeometry(
      characters, marked: nil, look: look, room: nil, wraps: false, engine: fonts)
    #expect(characters.count == 4)
    let places = (0...4).map { geometry.caret($0).minX }
    let emoji = fonts.advance(of: "🍎", font: body)
    #expect(abs(places[2] - places[1] - emoji) < 0.01 && abs(places[3] - places[2] - emoji) < 0.01)
    #expect(geometry.rects(1..<2).map(\.width).allSatisfy { abs($0 - emoji) < 0.01 })
    #expect(geometry.caret(2).height == fonts.metrics(of: body).lineHeight)
  }

  @Test func picturesOfGlyphsAreCountedAndBounded() {
    let before = fonts.glyphBytes
    let apple = masks("🍎", size: 80)[0]
    #expect(fonts.glyphBytes - before >= apple.width * apple.height * 4)
    let known = fonts.glyphBytes
    _ = masks("🍎", size: 80)
    #expect(fonts.glyphBytes == known)
    for size in 100..<160 { _ = masks("🍎", size: CGFloat(size)) }
    #expect(fonts.glyphBytes < 5 << 20)
  }

  @Test func withoutAFontInColoursEmojiAreTextAndOneSentenceSaysSo() {
    var sentences: [String] = []
    let fonts = FontLibrary(catalog: FontCatalog(hasColor: false)) { sentences.append($0) }
    for text in ["A ❤️ b", "☺️", "🍎🍐", "👨‍👩‍👧", "🇩🇪"] {
      #expect(fonts.advance(of: text, font: body) > 0)
      #expect(fonts.masks(for: text, font: body, scale: 1).allSatisfy { !$0.isColor })
    }
    // Outlines stand in where a face has them.
    #expect(!fonts.masks(for: "❤️", font: body, scale: 1).isEmpty)
    #expect(sentences.count == 1 && sentences[0].contains("fonts-noto-color-emoji"), "\(sentences)")
  }
}
