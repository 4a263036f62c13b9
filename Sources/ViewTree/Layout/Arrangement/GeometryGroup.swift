/// A layout of its own round a view.
private struct GeometryGroupModifier: LayoutModifier {
  typealias Body = Never
  static var isVisible: Bool { false }

  final class Wrapper: UnaryLayout {
    override init(_ child: LayoutNode, _ context: NodeContext) {
      super.init(child, context)
      holdsPlaces = true
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper { Wrapper(child, context) }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {}
}

extension View {
  /// Keeps the view together while the geometry of its container changes: the view's place in the container is animated
  /// as a whole, and views that are inserted into it in that time move along.
  public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
