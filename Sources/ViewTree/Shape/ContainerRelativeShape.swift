import Foundation

/// The shape of the container round it; a rectangle, as containers have no shapes of their own here.
@frozen public struct ContainerRelativeShape: InsettableShape, _InsetPathShape, Hashable {
  public init() {}

  public nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(rect.shrunk(by: amount))
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
