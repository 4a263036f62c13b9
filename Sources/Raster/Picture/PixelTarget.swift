/// Memory that a frame is painted into: 32 bits a pixel, blue first, alpha or nothing last (`a8r8g8b8` or
/// `x8r8g8b8` on a little-endian machine); alpha is written as 255.
public struct PixelTarget {
  /// At least `height * stride` bytes, aligned to 4; stays valid during the call that it is handed to.
  public var pixels: UnsafeMutableRawPointer
  /// Bytes from one row to the next, a multiple of 4.
  public var stride: Int
  public var width: Int
  public var height: Int

  public init(pixels: UnsafeMutableRawPointer, stride: Int, width: Int, height: Int) {
    self.pixels = pixels
    self.stride = stride
    self.width = width
    self.height = height
  }
}
