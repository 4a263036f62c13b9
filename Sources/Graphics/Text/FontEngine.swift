import Foundation

/// Measures and shapes text: all that layout needs of fonts. What it has shaped is what is painted.
///
/// Implementations cache; the tree requests the same texts again and again. Sizes do not depend on the display's
/// scale, so that a layout is the same everywhere.
@MainActor public protocol FontEngine: AnyObject {
  /// The measures of the font's own face (without those of fallback faces).
  func metrics(of font: ResolvedFont) -> FontMetrics
  /// The glyphs of characters of one direction, from left to right, with faces found for characters that the font
  /// lacks. Their clusters ascend, or descend where the text runs from right to left.
  func shape(_ item: TextItem) -> [Glyph]
  /// How far the ink of a glyph that `shape` has returned reaches above and below the baseline, in ems. Layout queries it
  /// for glyphs that exceed their line (`Glyph.Traits.exceedsLine`).
  func inkHeight(of glyph: Glyph) -> (above: CGFloat, below: CGFloat)
}

extension FontEngine {
  /// For engines whose glyphs never exceed their line.
  public func inkHeight(of glyph: Glyph) -> (above: CGFloat, below: CGFloat) { (0, 0) }
}
