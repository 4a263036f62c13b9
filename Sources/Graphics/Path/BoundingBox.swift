import Foundation

/// Collects points into the smallest rectangle round them.
struct BoundingBox {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  mutating func add(_ p: CGPoint) {
    minX = min(minX, p.x)
    minY = min(minY, p.y)
    maxX = max(maxX, p.x)
    maxY = max(maxY, p.y)
  }

  /// The rectangle; null when nothing was added.
  var rect: CGRect {
    minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }
}
