/// A rectangle of device pixels that was painted, for whoever presents the picture.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The part within a picture of this size; nil: there is none.
  package func clipped(width: Int, height: Int) -> PixelRect? {
    let (left, top) = (max(0, x), max(0, y))
    let (right, bottom) = (min(width, x + self.width), min(height, y + self.height))
    guard right > left, bottom > top else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  package func intersects(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  /// The smallest rectangle round both.
  package func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  init(_ box: PixelBox) {
    self.init(x: Int(box.x0), y: Int(box.y0), width: Int(box.width), height: Int(box.height))
  }
}
