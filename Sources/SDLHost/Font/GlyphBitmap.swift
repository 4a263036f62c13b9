/// The coverage of one glyph at one size.
struct GlyphBitmap {
  var width: Int
  var height: Int
  /// From the pen to the left edge, in pixels.
  var left: Int
  /// From the baseline up to the top edge, in pixels.
  var top: Int
  /// One byte a pixel, rows from the top.
  var coverage: [UInt8]
}
