import Foundation
import Graphics

/// Turns runs of text into pixels: the painter's side of the font engine.
@MainActor public protocol TextRasterizer: AnyObject {
  /// The run's glyphs on one line, shaped as a whole, at `font.size * scale` pixels, from back to front; empty when
  /// there is nothing to see (spaces) or no face at all. The painter caches the answer by run, font and scale.
  ///
  /// Usually this is one mask of coverage. Glyphs with colours of their own have masks of theirs (`isColor`).
  func masks(for run: String, font: ResolvedFont, scale: CGFloat) -> [GlyphMask]
  /// The advance of each character of the run in points, for text with kerning of its own. Nil: each character is
  /// drawn at the sum of the widths that are asked for one by one.
  func advances(of run: String, font: ResolvedFont) -> [CGFloat]?
}

extension TextRasterizer {
  public func advances(of run: String, font: ResolvedFont) -> [CGFloat]? { nil }
}
