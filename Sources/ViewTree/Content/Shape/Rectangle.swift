import Foundation

/// A rectangle that fills its frame.
@frozen public struct Rectangle: InsettableShape, _InsetPathShape, Hashable {
  public init() {}

  public nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(rect.shrunk(by: amount))
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
