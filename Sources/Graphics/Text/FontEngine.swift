import Foundation

/// Measures text: the only thing that layout asks of fonts. The painter draws with the same engine.
///
/// Implementations cache; the tree asks for the same runs again and again. Sizes do not depend on the display's
/// scale, so that a layout is the same everywhere.
@MainActor public protocol FontEngine: AnyObject {
  /// The measures of the font's own face (without those of fallback faces).
  func metrics(of font: ResolvedFont) -> FontMetrics
  /// The advance of a whole run on one line, shaped, with faces found for characters that the font lacks.
  func advance(of run: String, font: ResolvedFont) -> CGFloat
}
