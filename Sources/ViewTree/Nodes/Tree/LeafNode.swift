/// A view without views in it, shown by a layout node of its own.
@MainActor @preconcurrency protocol LeafView: PrimitiveView {
  associatedtype Leaf: LayoutNode
  func makeLayout(_ context: NodeContext) -> Leaf
  /// Sets the view's present values on the layout; marks what changed.
  func updateLayout(_ layout: Leaf, _ context: NodeContext)
  /// Whether leaves can be reused for another element of a `ForEach`: `updateLayout` replaces all their values.
  static var isReusable: Bool { get }
}

extension LeafView {
  static var isReusable: Bool { false }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context)
  }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(LeafNode<Self>.self)
  }
}

/// The node of a leaf.
@MainActor final class LeafNode<V: LeafView>: ViewNode<V> {
  let layout: V.Leaf

  override init(_ view: V, _ context: NodeContext) {
    layout = view.makeLayout(context)
    super.init(view, context)
    view.updateLayout(layout, context)
  }

  override func update(_ view: V, _ context: NodeContext) {
    self.view = view
    layout.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    view.updateLayout(layout, context)
    layout.noteChange()
  }

  override func appendLayouts(to list: inout [LayoutNode]) { list.append(layout) }
  override var ownsLayouts: Bool { true }
  override var isReusable: Bool { V.isReusable }
  override func detach() {
    super.detach()
    layout.detached()
  }
}
