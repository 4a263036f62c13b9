/// A view that lays out the views in it by a layout node of its own.
@MainActor @preconcurrency protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype ContainerLayout: LayoutNode
  var content: Content { get }
  func makeLayout(_ context: NodeContext) -> ContainerLayout
  /// Sets the view's present values on the layout; marks it for layout when they changed.
  func updateLayout(_ layout: ContainerLayout, _ context: NodeContext)
  /// The context of the content.
  func contentContext(_ context: NodeContext, _ node: Node) -> NodeContext
  /// Whether layouts can be reused for another element of a `ForEach`: `updateLayout` replaces all their values.
  static var isReusable: Bool { get }
}

extension ContainerView {
  static var isReusable: Bool { false }
  func contentContext(_ context: NodeContext, _ node: Node) -> NodeContext { context.inside(node) }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ContainerNode(view, context)
  }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(ContainerNode<Self>.self)
    preparation.visit(Content.self)
  }
}

/// The node of a container: one layout node, whose children are the content's layout nodes.
@MainActor final class ContainerNode<V: ContainerView>: ViewNode<V> {
  let layout: V.ContainerLayout
  private var child: ViewNode<V.Content>!
  /// While the content is updated its layout nodes are not requested: a lazy container would make elements whose
  /// parents have not been updated yet.
  private var isUpdating = false
  private var hasOtherLayouts = false

  override init(_ view: V, _ context: NodeContext) {
    layout = view.makeLayout(context)
    super.init(view, context)
    child = V.Content._makeNode(view.content, view.contentContext(context, self))
    childLayoutsChanged()
  }

  override var containerLayout: LayoutNode? { layout }

  override func update(_ view: V, _ context: NodeContext) {
    self.view = view
    layout.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    view.updateLayout(layout, context)
    layout.noteChange()
    isUpdating = true
    child.update(view.content, view.contentContext(context, self))
    isUpdating = false
    if hasOtherLayouts { childLayoutsChanged() }
  }

  override func childLayoutsChanged() {
    guard let child else { return }
    hasOtherLayouts = isUpdating
    if isUpdating { return }
    if let lazy = layout as? any LazyLayout {
      var items: [LazyItem] = []
      child.appendLazyItems(to: &items)
      var ghosts: [LayoutNode] = []
      items.removeAll {
        guard case .layout(let layout, _) = $0, layout.isGhost else { return false }
        ghosts.append(layout)
        return true
      }
      lazy.setGhosts(ghosts)
      lazy.setItems(items)
    } else {
      layout.setChildren(child.layouts)
    }
  }

  override func appendLayouts(to list: inout [LayoutNode]) { list.append(layout) }
  override var ownsLayouts: Bool { true }
  override var isReusable: Bool { V.isReusable }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    layout.detached()
  }
}

/// A layout that requests its children as it needs them.
@MainActor protocol LazyLayout: LayoutNode {
  func setItems(_ items: [LazyItem])
  /// Sets the views that left and are still painted.
  func setGhosts(_ ghosts: [LayoutNode])
}

extension LazyLayout {
  func setGhosts(_ ghosts: [LayoutNode]) {}
}
