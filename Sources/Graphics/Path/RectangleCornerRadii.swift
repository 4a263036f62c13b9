import Foundation

/// The four radii of a rectangle's corners, in points.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// As painted from left to right, every radius smaller by `amount`.
  package func cornerRadii(insetBy amount: CGFloat = 0) -> CornerRadii {
    CornerRadii(
      topLeft: max(0, topLeading - amount), topRight: max(0, topTrailing - amount),
      bottomRight: max(0, bottomTrailing - amount), bottomLeft: max(0, bottomLeading - amount))
  }
}
