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

  init(_ box: PixelBox) {
    self.init(x: Int(box.x0), y: Int(box.y0), width: Int(box.width), height: Int(box.height))
  }
}
