import Foundation

/// The shape of the container round it (`containerShape(_:)`), made smaller by the distance from the container's edges,
/// so that corners are concentric; a rectangle where no container has a shape.
@frozen public struct ContainerRelativeShape: InsettableShape, _InsetPathShape, Hashable {
  public init() {}

  public nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    ContainerOutline.current?.path(in: rect, insetBy: amount) ?? Path(rect.shrunk(by: amount))
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
