import Foundation

/// A vector of the plane.
public struct CGVector: Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector()

  @inlinable public init() { self.init(dx: 0, dy: 0) }
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
