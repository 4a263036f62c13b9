import Foundation

/// An ellipse that fills its frame.
@frozen public struct Ellipse: InsettableShape, _InsetPathShape, Hashable {
  public init() {}

  public nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(ellipseIn: rect.shrunk(by: amount))
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
