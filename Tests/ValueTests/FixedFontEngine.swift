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

  func advance(of run: String, font: ResolvedFont) -> CGFloat { CGFloat(run.count) * font.size }
}
