/// A picture's pixels as a decoder leaves them: premultiplied, 4 bytes each in the order blue, green, red, alpha,
/// rows from the top.
public struct DecodedPicture: Sendable {
  public let width: Int
  public let height: Int
  /// Bytes from one row to the next.
  public let stride: Int
  public let pixels: [UInt8]

  /// Nil where `pixels` holds too few bytes for the size, or the size is empty.
  public init?(width: Int, height: Int, stride: Int? = nil, pixels: [UInt8]) {
    let stride = stride ?? width * 4
    guard width > 0, height > 0, width <= 32767, height <= 32767, stride >= width * 4,
      pixels.count >= stride * (height - 1) + width * 4
    else { return nil }
    self.width = width
    self.height = height
    self.stride = stride
    self.pixels = pixels
  }
}
