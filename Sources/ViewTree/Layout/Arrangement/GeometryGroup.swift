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
  /// Keeps the view together while the geometry of what holds it changes: the place in there is animated for the view
  /// as a whole, and what comes into it meanwhile moves along.
  public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
