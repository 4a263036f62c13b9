/// Memory that a frame is painted into: 32 bits a pixel, blue first, alpha or nothing last (`a8r8g8b8` or
/// `x8r8g8b8` on a little-endian machine); alpha is written as 255.
public struct PixelTarget {
  /// Not owned; see `pixels`.
  private let memory: UnsafeMutableRawPointer
  /// The memory, where it is a ring of rows.
  let ring: PixelRing?
  /// At least `height * stride` bytes, aligned to 4; stays valid during the call that it is passed to. Painting into a
  /// ring may scroll it: the first pixel is another one afterwards.
  public var pixels: UnsafeMutableRawPointer { ring?.pixels ?? memory }
  /// Bytes from one row to the next, a multiple of 4.
  public var stride: Int
  public var width: Int
  public var height: Int

  public init(pixels: UnsafeMutableRawPointer, stride: Int, width: Int, height: Int) {
    memory = pixels
    ring = nil
    self.stride = stride
    self.width = width
    self.height = height
  }

  /// A picture in a ring of at least as many rows.
  public init(ring: PixelRing, stride: Int, width: Int, height: Int) {
    memory = ring.pixels
    self.ring = ring
    self.stride = stride
    self.width = width
    self.height = height
  }
}
