import Foundation
import Graphics

@testable import ViewTree

/// Every character is half as wide as the font is large.
@MainActor final class FakeFonts: FontEngine {
  func metrics(of font: ResolvedFont) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 0.8, descent: font.size * 0.2, lineHeight: font.size, capHeight: font.size * 0.7,
      xHeight: font.size * 0.5)
  }
  func shape(_ item: TextItem) -> [Glyph] {
    let glyphs = zip(item.characters, item.text.dropFirst(item.characters.lowerBound)).map {
      index, character in
      Glyph(
        id: character.unicodeScalars.first?.value ?? 0, cluster: UInt32(index), advance: 0.5,
        traits: EmojiPresentation.isEmoji(character) ? .colored : [])
    }
    return item.isRightToLeft ? glyphs.reversed() : glyphs
  }
}

/// No pictures; one symbol, a square.
@MainActor final class FakeImages: ImageProvider {
  func image(named name: String, bundle: Bundle?, darkMode: Bool) -> ImageInfo? { nil }
  func image(atPath path: String) -> ImageInfo? { nil }
  func symbol(named name: String) -> SymbolArtwork? {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    return SymbolArtwork(
      name: name, viewBox: box, parts: [SymbolArtwork.Part(path: Path(box), fill: FillStyle(), stroke: nil)])
  }
  func color(named name: String, bundle: Bundle?, darkMode: Bool) -> RGBA? { nil }
}
