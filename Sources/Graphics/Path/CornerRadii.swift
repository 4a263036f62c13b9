import Foundation

/// The four radii of a rounded rectangle, in points, clockwise from the top left as painted.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: CGFloat
  public var topRight: CGFloat
  public var bottomRight: CGFloat
  public var bottomLeft: CGFloat

  @inlinable public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius on every corner.
  @inlinable public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  @inlinable public var isZero: Bool { topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0 }

  /// The radius of all corners, where it is one.
  @inlinable public var uniform: CGFloat? {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft ? topLeft : nil
  }

  /// The radii scaled down together until neighbours fit on every side.
  func fitted(in size: CGSize) -> CornerRadii {
    let a = max(0, topLeft)
    let b = max(0, topRight)
    let c = max(0, bottomRight)
    let d = max(0, bottomLeft)
    let width = max(0, size.width)
    let height = max(0, size.height)
    func limit(_ sum: CGFloat, _ room: CGFloat) -> CGFloat { sum > room ? room / sum : 1 }
    let k = min(1, limit(a + b, width), limit(c + d, width), limit(a + d, height), limit(b + c, height))
    return CornerRadii(topLeft: a * k, topRight: b * k, bottomRight: c * k, bottomLeft: d * k)
  }
}
