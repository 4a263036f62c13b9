/// A modifier that wraps each layout node of its content in one of its own.
@MainActor @preconcurrency protocol LayoutModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: UnaryLayout
  /// The wrapper of one layout node.
  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper
  /// Sets the modifier's present values on a wrapper; `context.transaction` says how to animate the change.
  func updateLayout(_ layout: Wrapper, _ context: NodeContext)
  /// Whether other values of the modifier may look different.
  static var isVisible: Bool { get }
  /// Whether wrappers can be reused for another element of a `ForEach`: `updateLayout` replaces all that they have of
  /// the modifier and the environment, and they keep no other state that would differ.
  static var isReusable: Bool { get }
}

extension LayoutModifier {
  static var isVisible: Bool { true }
  static var isReusable: Bool { false }

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, Self>> {
    LayoutModifierNode(view, context)
  }

  nonisolated public static func _prepare<C: View>(over content: C.Type, _ preparation: _TypePreparation) {
    preparation.touch(LayoutModifierNode<C, Self>.self)
    preparation.reflect(Self.self)
  }
}

/// The node of a view with a layout modifier: the content's nodes, each in its wrapper.
@MainActor
final class LayoutModifierNode<C: View, M: LayoutModifier>: ViewNode<ModifiedContent<C, M>>, LayoutWrapping {
  private var child: ViewNode<C>!
  private var wrappers: [M.Wrapper] = []
  private var sources = WrappedSources()
  private var context: NodeContext
  private let info = ViewTypeInfo.of(M.self)

  override init(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    self.context = context.kept
    super.init(view, context)
    child = C._makeNode(view.content, context.wrapped(in: self))
    rewrap()
  }

  override func update(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    let isChanged =
      M.isVisible && !info.equal(self.view.modifier, view.modifier)
      || !context.environment.isIdentical(to: self.context.environment)
    self.view = view
    self.context = context.kept
    let isRightToLeft = context.environment.layoutDirection == .rightToLeft
    for wrapper in wrappers {
      wrapper.isRightToLeft = isRightToLeft
      view.modifier.updateLayout(wrapper, context)
      if isChanged { wrapper.noteChange() }
    }
    child.update(view.content, context.wrapped(in: self))
  }

  override func childLayoutsChanged() {
    // While the child is being made the wrappers are made right after.
    guard child != nil else { return }
    rewrap()
    // Also where the nodes are the same: one of them may have begun to leave.
    parent?.childLayoutsChanged()
  }

  var wrapped: [(content: LayoutNode, wrapper: LayoutNode)] { wrappers.map { ($0.child, $0) } }

  func rewrap() {
    var contents: [LayoutNode] = []
    child.appendLayouts(to: &contents)
    if contents.count == wrappers.count, zip(contents, wrappers).allSatisfy({ $0 === $1.child }) { return }
    var known: [ObjectIdentifier: M.Wrapper] = [:]
    for wrapper in wrappers { known[ObjectIdentifier(wrapper.child)] = wrapper }
    wrappers = contents.map {
      known.removeValue(forKey: ObjectIdentifier($0)) ?? view.modifier.makeLayout($0, context)
    }
    for wrapper in known.values { wrapper.detached() }
  }

  override func appendLayouts(to list: inout [LayoutNode]) {
    for wrapper in wrappers { list.append(wrapper) }
  }

  override func appendLazyItems(to list: inout [LazyItem]) { list += sources.items(child, in: self) }

  override var ownsLayouts: Bool { true }
  override var isReusable: Bool { M.isReusable }
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    for wrapper in wrappers { wrapper.detached() }
  }
}
