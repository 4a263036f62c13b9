/// The pixels of a run of text, or of a part of it.
public struct GlyphMask: Sendable {
  public let width: Int
  public let height: Int
  /// Bytes from one row to the next.
  public let stride: Int
  /// The first column's distance from the pen, in device pixels, positive to the right.
  public let left: Int
  /// The first row's distance from the baseline, in device pixels, positive downwards (so usually negative).
  public let top: Int
  /// Whether `pixels` are premultiplied colour (blue, green, red, alpha) instead of one byte of coverage each.
  public let isColor: Bool
  public let pixels: [UInt8]

  /// Nil where `pixels` holds too few bytes for the size, or the size is empty.
  public init?(
    width: Int, height: Int, stride: Int? = nil, left: Int, top: Int, isColor: Bool = false, pixels: [UInt8]
  ) {
    let row = isColor ? width * 4 : width
    let stride = stride ?? row
    guard width > 0, height > 0, width <= 32767, height <= 32767, stride >= row,
      pixels.count >= stride * (height - 1) + row
    else { return nil }
    self.width = width
    self.height = height
    self.stride = stride
    self.left = left
    self.top = top
    self.isColor = isColor
    self.pixels = pixels
  }
}
