/// The pixels of one glyph at one size.
struct GlyphBitmap {
  var width: Int
  var height: Int
  /// From the pen to the left edge, in pixels.
  var left: Int
  /// From the baseline up to the top edge, in pixels.
  var top: Int
  /// Whether `pixels` are premultiplied colour (blue, green, red, alpha) instead of one byte of coverage each.
  var isColor = false
  /// Rows from the top, without gaps.
  var pixels: [UInt8]
}
