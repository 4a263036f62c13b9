/// The views of a builder as one view, where exactly one is needed: several views are stacked with the standard
/// distances, one is passed through unchanged, and none is nothing.
///
/// It is used wherever a program's builder is shown: windows, presentations, pages, tabs, bars at edges (in columns),
/// labels (of buttons in rows, of other controls in columns).
struct ImplicitStack<Content: View> {
  let axis: Axis
  let alignment: AlignmentKey
  let content: Content

  /// A column.
  init(alignment: HorizontalAlignment = .center, content: Content) {
    axis = .vertical
    self.alignment = alignment.key
    self.content = content
  }

  /// A row.
  init(row content: Content) {
    axis = .horizontal
    alignment = VerticalAlignment.center.key
    self.content = content
  }
}

extension ImplicitStack: PrimitiveView {
  static func _makeNode(_ view: ImplicitStack, _ context: NodeContext) -> ViewNode<ImplicitStack> {
    isOneView(Content.self) ? OneViewNode(view, context) : ImplicitStackNode(view, context)
  }

  nonisolated static func _prepare(_ preparation: _TypePreparation) {
    preparation.touch(OneViewNode<Content>.self)
    preparation.touch(ImplicitStackNode<Content>.self)
    preparation.visit(Content.self)
  }
}

extension AnyView {
  /// A builder's views as one view.
  @MainActor init<V: View>(one views: V) { self.init(one: views) { ImplicitStack(content: $0) } }

  /// A builder's views as one view, where they are not one by themselves made so by `stack`.
  @MainActor init<V: View, Stack: View>(one views: V, _ stack: (V) -> Stack) {
    let isOne = (views as? AnyView)?.box.isOne ?? isOneView(V.self)
    self = isOne ? AnyView(views) : AnyView(stack(views))
  }
}

/// The node of views that are one by their type.
@MainActor private final class OneViewNode<Content: View>: ViewNode<ImplicitStack<Content>> {
  private var child: ViewNode<Content>!

  override init(_ view: ImplicitStack<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, context.below(self))
  }

  override func update(_ view: ImplicitStack<Content>, _ context: NodeContext) {
    self.view = view
    child.update(view.content, context.below(self))
  }

  override var isReusable: Bool { true }
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

/// The node of views that may be several: one layout node, or none where they have none.
@MainActor private final class ImplicitStackNode<Content: View>: ViewNode<ImplicitStack<Content>> {
  private let layout: ImplicitStackLayout
  private var child: ViewNode<Content>!
  private var isEmpty = true

  override init(_ view: ImplicitStack<Content>, _ context: NodeContext) {
    layout = ImplicitStackLayout(axis: view.axis, key: view.alignment, spacing: nil, context)
    super.init(view, context)
    child = Content._makeNode(view.content, context.inside(self))
    childLayoutsChanged()
  }

  override func update(_ view: ImplicitStack<Content>, _ context: NodeContext) {
    self.view = view
    layout.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    layout.update(key: view.alignment, spacing: nil)
    layout.noteChange()
    child.update(view.content, context.inside(self))
  }

  override func childLayoutsChanged() {
    guard let child else { return }
    let layouts = child.layouts
    layout.setChildren(layouts)
    guard isEmpty != layouts.isEmpty else { return }
    isEmpty = layouts.isEmpty
    parent?.childLayoutsChanged()
  }

  override func appendLayouts(to list: inout [LayoutNode]) { if !isEmpty { list.append(layout) } }
  override var ownsLayouts: Bool { true }
  override var isReusable: Bool { true }
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    layout.detached()
  }
}
