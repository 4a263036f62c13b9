import Foundation
import Graphics

/// Glyphs at one size, as far as they are painted: the characters that they represent make no difference.
struct GlyphRunKey: Hashable {
  let glyphs: ArraySlice<Glyph>
  /// In pixels an em.
  let size: CGFloat

  var byteCount: Int { glyphs.count * MemoryLayout<Glyph>.stride }

  static func == (a: GlyphRunKey, b: GlyphRunKey) -> Bool {
    a.size == b.size && a.glyphs.count == b.glyphs.count
      && zip(a.glyphs, b.glyphs).allSatisfy {
        $0.id == $1.id && $0.face == $1.face && $0.advance == $1.advance && $0.x == $1.x && $0.y == $1.y
      }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(glyphs.count)
    for glyph in glyphs { hasher.combine(glyph.id) }
  }
}
