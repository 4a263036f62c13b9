/// A view that is one of a tab view's tabs or pages: its content is made when the tab view first needs it.
@MainActor protocol TabSlot: View {
  associatedtype Page: View
  /// The content, as one view.
  var page: Page { get }
  /// What a bar shows for it.
  var label: AnyView { get }
  /// The value of its tag, where that is known before the content is made.
  var tag: Any? { get }
  /// The key of the element of a `ForEach` that it represents, where that is known; nil: see `findsKey`.
  var key: AnyHashable? { get }
  /// Whether its place in the tree says which element it represents.
  static var findsKey: Bool { get }
}

/// The node of a tab or page.
@MainActor final class TabSlotNode<V: TabSlot>: ViewNode<V> {
  private let layout: TabSlotLayout
  private var child: ViewNode<V.Page>?
  private var context: NodeContext

  override init(_ view: V, _ context: NodeContext) {
    self.context = context.kept
    layout = TabSlotLayout(context)
    super.init(view, context)
    setLabel()
    layout.makeContent = { [weak self] in self?.makeContent() }
    if context.environment.isTabPage { makeContent() }
  }

  private func setLabel() {
    layout.setLabel(view.label, tag: view.tag, key: V.findsKey ? elementKey : view.key)
  }

  /// The key of the nearest element of the tab view that contains the node.
  private var elementKey: AnyHashable? {
    var node = parent
    while let present = node, present.containerLayout == nil {
      if let id = present.explicitID { return id }
      node = present.parent
    }
    return nil
  }

  private func makeContent() {
    guard child == nil, isAlive else { return }
    child = V.Page._makeNode(view.page, contentContext)
    childLayoutsChanged()
  }

  private var contentContext: NodeContext {
    var inner = context.inside(self)
    layout.visibility.join(inner.environment.pageVisibility)
    inner.environment.pageVisibility = layout.visibility
    inner.environment.isTabPage = V.self == TabPage.self
    return inner
  }

  override func update(_ view: V, _ context: NodeContext) {
    self.view = view
    self.context = context.kept
    layout.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    setLabel()
    child?.update(view.page, contentContext)
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    // The look of the bar is set by the tab that is shown alone.
    if collector.key == ObjectIdentifier(TabBarKey.self), !layout.visibility.isShown { return }
    super.collectPreferences(collector)
  }

  override func childLayoutsChanged() { if let child { layout.setChildren(child.layouts) } }
  override func appendLayouts(to list: inout [LayoutNode]) { list.append(layout) }
  override var ownsLayouts: Bool { true }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    layout.detached()
  }
}

/// A subview of a tab view whose tabs are pages.
struct TabPage: PrimitiveView, TabSlot {
  let subview: Subview

  static func _makeNode(_ view: TabPage, _ context: NodeContext) -> ViewNode<TabPage> {
    TabSlotNode(view, context)
  }

  var page: AnyView { AnyView(one: subview.content) }
  var label: AnyView { AnyView(EmptyView()) }
  var tag: Any? { subview.traits[ObjectIdentifier(TagTrait.self)] }
  /// The elements round it are the subviews themselves.
  static var findsKey: Bool { false }
  var key: AnyHashable? { subview.traits[ObjectIdentifier(ElementKeyTrait.self)] as? AnyHashable }
}

private struct TabPageKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view lies directly in a page, which is made when it is needed: a tab item in it need not wait.
  fileprivate var isTabPage: Bool {
    get { self[TabPageKey.self] }
    set { self[TabPageKey.self] = newValue }
  }
}
