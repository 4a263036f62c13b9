import Foundation
import Graphics

@testable import ViewTree

/// A font whose every character is as wide as the font is high: 10 points at size 10. Ascent 0.8, descent 0.2, lines
/// 1.2 sizes apart.
@MainActor final class FixedFontEngine: FontEngine {
  func metrics(of font: ResolvedFont) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 0.8, descent: font.size * 0.2, lineHeight: font.size * 1.2,
      capHeight: font.size * 0.7,
      xHeight: font.size * 0.5)
  }

  func shape(_ item: TextItem) -> [Glyph] {
    let glyphs = zip(item.characters, item.text.dropFirst(item.characters.lowerBound)).map {
      index, character in
      Glyph(id: character.unicodeScalars.first?.value ?? 0, cluster: UInt32(index), advance: 1)
    }
    return item.isRightToLeft ? glyphs.reversed() : glyphs
  }
}
