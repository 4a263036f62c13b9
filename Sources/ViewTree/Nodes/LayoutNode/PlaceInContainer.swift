import Foundation

/// Where a layout node lies in its container: the nearest node above whose content keeps its place
/// (`LayoutNode.holdsPlaces`), else the window. Offsets and transforms between both count, visual effects do not.
@MainActor struct PlaceInContainer {
  /// The container's child that leads to the node.
  let container: ObjectIdentifier
  /// From the node's points to the container's, in model values.
  private(set) var target = ProjectionTransform()
  /// The same in presentation values.
  private(set) var shown = ProjectionTransform()
  /// The same as `shown` once every motion has ended.
  private(set) var settled = ProjectionTransform()

  init(of layout: LayoutNode) {
    var node = layout
    while let parent = node.parent, !parent.holdsPlaces {
      let (position, frame) = (node.position, node.shownFrame)
      target = Self.passing(target, position, parent.childTransform(.model))
      settled = Self.passing(settled, position, parent.childTransform(.settled))
      shown = Self.passing(shown, frame.origin, parent.childTransform(.presentation))
      node = parent
    }
    container = ObjectIdentifier(node)
  }

  private static func passing(
    _ transform: ProjectionTransform, _ origin: CGPoint, _ parent: ProjectionTransform?
  ) -> ProjectionTransform {
    let moved = transform.concatenating(.translation(x: origin.x, y: origin.y))
    return parent.map { moved.concatenating($0) } ?? moved
  }

  /// The node's origin in the container.
  static func origin(_ transform: ProjectionTransform) -> CGPoint { transform.apply(.zero) ?? .zero }

  /// The distance of the node, as shown, from the place where it will come to rest, its own `PlaceMotion` left out.
  var deviation: CGSize {
    let (a, b) = (Self.origin(shown), Self.origin(settled))
    return CGSize(width: a.x - b.x, height: a.y - b.y)
  }
}
