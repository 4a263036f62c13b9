import Foundation
import Graphics

/// Turns shaped text into pixels: the painter's side of the font engine.
@MainActor public protocol TextRasterizer: AnyObject {
  /// Glyphs on one line, `size` pixels an em, from back to front; empty when there is nothing to see (spaces). The
  /// painter caches the answer by the glyphs and the size.
  ///
  /// Usually this is one mask of coverage. Glyphs with colours of their own have masks of theirs (`isColor`).
  func masks(of glyphs: ArraySlice<Glyph>, size: CGFloat) -> [GlyphMask]
}
