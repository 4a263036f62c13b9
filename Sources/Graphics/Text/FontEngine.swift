import Foundation

/// Measures and shapes text: the only thing that layout asks of fonts. What it has shaped is what is painted.
///
/// Implementations cache; the tree asks for the same texts again and again. Sizes do not depend on the display's
/// scale, so that a layout is the same everywhere.
@MainActor public protocol FontEngine: AnyObject {
  /// The measures of the font's own face (without those of fallback faces).
  func metrics(of font: ResolvedFont) -> FontMetrics
  /// The glyphs of characters of one direction, from left to right, with faces found for characters that the font
  /// lacks. Their clusters ascend, or descend where the text runs from right to left.
  func shape(_ item: TextItem) -> [Glyph]
}
