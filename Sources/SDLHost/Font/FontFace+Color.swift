import CHarfBuzz
import Foundation
import Raster

/// Glyphs in colours of their own: pictures that the font holds in one size or a few (strikes), or layers of outlines.
extension FontFace {
  // Values of FreeType macros: FT_LOAD_COLOR, FT_PIXEL_MODE_BGRA.
  private static let loadColor = Int32(1 << 20)
  private static let modeBGRA: UInt8 = 7

  /// Whether it has anything to draw for a character, in colours.
  func drawsInColor(_ scalar: Unicode.Scalar) -> Bool {
    let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    return glyph != 0 && drawInColor(glyph, size: 16)?.isColor == true
  }

  /// Draws a glyph `size` pixels an em in its own colours; nil: it has none, or nothing to be seen.
  func drawInColor(_ glyph: UInt32, size: CGFloat) -> GlyphBitmap? {
    let hasStrikes = face.pointee.num_fixed_sizes > 0
    guard let own = hasStrikes ? selectStrike(for: size) : setSize(size), own > 0,
      FT_Load_Glyph(face, glyph, Self.loadColor) == 0, let slot = face.pointee.glyph
    else { return nil }
    if slot.pointee.format != FT_GLYPH_FORMAT_BITMAP {
      guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
    }
    let bitmap = slot.pointee.bitmap
    let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
    guard bitmap.pixel_mode == Self.modeBGRA, width > 0, height > 0, pitch >= width * 4,
      let rows = bitmap.buffer,
      let picture = DecodedPicture(
        width: width, height: height, stride: pitch,
        pixels: Array(UnsafeBufferPointer(start: rows, count: pitch * height)))
    else { return nil }
    // All four edges go to whole pixels, so that neighbours in a row are alike.
    let scale = hasStrikes ? size / own : 1
    func pixels(_ length: Int32) -> Int { Int((CGFloat(length) * scale).rounded()) }
    let (x, y) = (slot.pointee.bitmap_left, slot.pointee.bitmap_top)
    let (left, top) = (pixels(x), pixels(y))
    let scaled = PictureScaler.scaled(
      picture, width: max(1, pixels(x + Int32(width)) - left), height: max(1, top - pixels(y - Int32(height)))
    )
    return scaled.map { GlyphBitmap($0, left: left, top: top) }
  }

  /// Selects the smallest strike that need not be enlarged, or else the largest; returns its pixels per em.
  private func selectStrike(for size: CGFloat) -> CGFloat? {
    guard let sizes = face.pointee.available_sizes else { return nil }
    let strikes = (0..<Int(face.pointee.num_fixed_sizes)).map { CGFloat(sizes[$0].y_ppem) / 64 }
    let largest = strikes.indices.max { strikes[$0] < strikes[$1] }
    let fitting = strikes.indices.filter { strikes[$0] >= size }.min { strikes[$0] < strikes[$1] }
    guard let index = fitting ?? largest, FT_Select_Size(face, Int32(index)) == 0 else { return nil }
    return strikes[index]
  }
}

extension GlyphBitmap {
  fileprivate init(_ picture: DecodedPicture, left: Int, top: Int) {
    var pixels = picture.pixels
    if picture.stride > picture.width * 4 {
      pixels = (0..<picture.height).flatMap {
        picture.pixels[$0 * picture.stride..<$0 * picture.stride + picture.width * 4]
      }
    }
    self.init(
      width: picture.width, height: picture.height, left: left, top: top, isColor: true, pixels: pixels)
  }
}
