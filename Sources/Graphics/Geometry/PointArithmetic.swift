import Foundation

/// Points as vectors.
extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: CGPoint, k: CGFloat) -> CGPoint { CGPoint(x: a.x * k, y: a.y * k) }

  var length: CGFloat { (x * x + y * y).squareRoot() }

  /// The vector of length 1 in the same direction; zero where there is none.
  var normalized: CGPoint {
    let n = length
    return n > 0 && n.isFinite ? CGPoint(x: x / n, y: y / n) : .zero
  }

  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point at a fraction of the distance to another.
  func mix(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
