/// A view that shows nothing and occupies no space.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: PrimitiveView {
  public static func _makeNode(_ view: EmptyView, _ context: NodeContext) -> ViewNode<EmptyView> {
    ViewNode(view, context)
  }
}
