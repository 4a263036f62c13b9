/// A rectangle of whole device pixels, from its first column and row up to, not including, its last.
struct PixelBox: Hashable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32

  static let empty = PixelBox(x0: 0, y0: 0, x1: 0, y1: 0)

  init(x0: Int32, y0: Int32, x1: Int32, y1: Int32) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// A box at the origin.
  init(width: Int32, height: Int32) { self.init(x0: 0, y0: 0, x1: width, y1: height) }

  var width: Int32 { x1 &- x0 }
  var height: Int32 { y1 &- y0 }
  var isEmpty: Bool { x0 >= x1 || y0 >= y1 }
  /// Pixels inside; 0 when empty.
  var area: Int { isEmpty ? 0 : Int(width) * Int(height) }

  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  /// The smallest box round both; empty ones do not count.
  func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  func intersects(_ other: PixelBox) -> Bool {
    x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1
  }

  func contains(_ other: PixelBox) -> Bool {
    x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
  }

  /// Calls `body` with the parts of the box round another one; some may be empty.
  func forEachPart(without inner: PixelBox, _ body: (PixelBox) -> Void) {
    let cut = intersection(inner)
    guard !cut.isEmpty else { return body(self) }
    body(PixelBox(x0: x0, y0: y0, x1: x1, y1: cut.y0))
    body(PixelBox(x0: x0, y0: cut.y0, x1: cut.x0, y1: cut.y1))
    body(PixelBox(x0: cut.x1, y0: cut.y0, x1: x1, y1: cut.y1))
    body(PixelBox(x0: x0, y0: cut.y1, x1: x1, y1: y1))
  }

  func offset(_ by: PixelPoint) -> PixelBox {
    PixelBox(x0: x0 &+ by.x, y0: y0 &+ by.y, x1: x1 &+ by.x, y1: y1 &+ by.y)
  }

  func outset(_ by: Int32) -> PixelBox { PixelBox(x0: x0 &- by, y0: y0 &- by, x1: x1 &+ by, y1: y1 &+ by) }
}
