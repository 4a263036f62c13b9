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

  init(_ box: PixelBox) {
    self.init(x: Int(box.x0), y: Int(box.y0), width: Int(box.width), height: Int(box.height))
  }
}
