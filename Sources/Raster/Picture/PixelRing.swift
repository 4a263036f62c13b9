/// Memory for pictures in a ring of rows: the picture scrolls without a pixel being moved.
///
/// The memory is there twice, one after the other, so that the picture's rows always follow each other, wherever its
/// first one is.
public final class PixelRing {
  /// Not owned: its owner keeps it for longer than the ring is painted into.
  private let base: UnsafeMutableRawPointer
  private let stride: Int
  /// How many rows there are before the first one comes again; no picture in it is higher.
  public let rows: Int
  /// Where the picture begins.
  public private(set) var first = 0

  /// - Parameters:
  ///   - base: `rows * stride` bytes, and the same bytes once more behind them; they outlive all painting into the ring.
  ///   - stride: bytes from one row to the next.
  public init(base: UnsafeMutableRawPointer, stride: Int, rows: Int) {
    self.base = base
    self.stride = stride
    self.rows = rows
  }

  /// The picture's first pixel.
  public var pixels: UnsafeMutableRawPointer { base + first * stride }

  /// Moves the picture down by so many rows (up where negative): row `y` shows what row `y - offset` showed.
  func scroll(by offset: Int) {
    let next = (first - offset) % rows
    first = next < 0 ? next + rows : next
  }
}
