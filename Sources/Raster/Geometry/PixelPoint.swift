/// A device pixel's place, or a distance in whole device pixels.
struct PixelPoint: Hashable {
  var x: Int32
  var y: Int32

  static let zero = PixelPoint(x: 0, y: 0)

  static func + (a: PixelPoint, b: PixelPoint) -> PixelPoint { PixelPoint(x: a.x &+ b.x, y: a.y &+ b.y) }
  static func - (a: PixelPoint, b: PixelPoint) -> PixelPoint { PixelPoint(x: a.x &- b.x, y: a.y &- b.y) }
}
