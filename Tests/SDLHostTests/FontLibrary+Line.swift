import Foundation
import Graphics
import Raster

@testable import SDLHost
@testable import ViewTree

/// One line of text, laid out and painted as views do it.
extension FontLibrary {
  func line(_ text: String, _ font: ResolvedFont, _ change: (inout TextRun) -> Void = { _ in }) -> TextLayout
  {
    var run = TextRun(text: text, font: font, color: .black)
    change(&run)
    return TextLayouter(engine: self).layout([run], options: TextOptions())
  }

  func advance(of text: String, font: ResolvedFont) -> CGFloat { line(text, font).size.width }

  func glyphs(_ text: String, _ font: ResolvedFont, _ change: (inout TextRun) -> Void = { _ in }) -> [Glyph] {
    line(text, font, change).lines.flatMap(\.fragments).flatMap(\.glyphs)
  }

  func masks(for text: String, font: ResolvedFont, scale: CGFloat) -> [GlyphMask] {
    masks(of: glyphs(text, font)[...], size: font.size * scale)
  }
}
