import Foundation

/// Animates the changes of its content.
struct AnimationModifier: ViewModifier {
  typealias Body = Never
  enum Rule {
    /// Every change below, and every change of place: the form without a value.
    case always(Animation?)
    /// Changes of an update in which the value changed.
    case onChange(Animation?, of: Any)
    /// Any edit of the transaction.
    case transform((inout Transaction) -> Void)
    /// An edit in updates in which the value changed.
    case transformOnChange((inout Transaction) -> Void, of: Any)

    /// Whether the animation applies to every change of the view's place in the window, whatever causes it.
    var followsPlace: Bool { if case .always = self { true } else { false } }
  }

  let rule: Rule

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, AnimationModifier>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, AnimationModifier>> {
    AnimationNode(view, context)
  }
}

/// Changes the transaction for its content: in updates that pass through it, in updates that start below it, and in
/// layout.
@MainActor
private final class AnimationNode<C: View>: ViewNode<ModifiedContent<C, AnimationModifier>>,
  TransactionChanging, LayoutWrapping
{
  private var child: ViewNode<C>!
  private var wrappers: [TransactionLayout] = []
  private var sources = WrappedSources()
  private var context: NodeContext
  private var chain: TransactionChain!
  /// The flush in which the value changed last.
  private var changedIn: UInt64?

  override init(_ view: ModifiedContent<C, AnimationModifier>, _ context: NodeContext) {
    self.context = context.kept
    super.init(view, context)
    chain = TransactionChain(parent: context.transactionModifiers) { [weak self] in self?.change(&$0) }
    child = C._makeNode(view.content, contentContext())
    rewrap()
  }

  override func update(_ view: ModifiedContent<C, AnimationModifier>, _ context: NodeContext) {
    switch (self.view.modifier.rule, view.modifier.rule) {
    case (.onChange(_, let old), .onChange(_, let new)),
      (.transformOnChange(_, let old), .transformOnChange(_, let new)):
      if !anyEqual(old, new) { changedIn = tree.scheduler.flushSerial }
    default: break
    }
    self.view = view
    self.context = context.kept
    child.update(view.content, contentContext())
  }

  private func contentContext() -> NodeContext {
    var inner = context.below(self)
    inner.transactionModifiers = chain
    change(&inner.transaction)
    return inner
  }

  /// Applies the rule to a transaction that passes.
  private func change(_ transaction: inout Transaction) {
    switch view.modifier.rule {
    case .always(let animation):
      if !transaction.disablesAnimations { transaction.animation = animation }
    case .onChange(let animation, _):
      if changedIn == tree.scheduler.flushSerial, !transaction.disablesAnimations {
        transaction.animation = animation
      }
    case .transform(let edit): edit(&transaction)
    case .transformOnChange(let edit, _): if changedIn == tree.scheduler.flushSerial { edit(&transaction) }
    }
  }

  func changeForTransition(_ transaction: inout Transaction) {
    switch view.modifier.rule {
    case .always, .transform: change(&transaction)
    case .onChange(let animation, _):
      // A view that comes or goes: the value of its root's rule counts as changed.
      if transaction.animation != nil, !transaction.disablesAnimations { transaction.animation = animation }
    case .transformOnChange: break
    }
  }

  var wrapped: [(content: LayoutNode, wrapper: LayoutNode)] { wrappers.map { ($0.child, $0) } }

  func rewrap() {
    let contents = child.layouts
    var known: [ObjectIdentifier: TransactionLayout] = [:]
    for wrapper in wrappers { known[ObjectIdentifier(wrapper.child)] = wrapper }
    wrappers = contents.map { content in
      known.removeValue(forKey: ObjectIdentifier(content))
        ?? TransactionLayout(content, context, followsPlace: view.modifier.rule.followsPlace) {
          [weak self] in self?.change(&$0)
        }
    }
    for wrapper in known.values { wrapper.detached() }
  }

  override func childLayoutsChanged() {
    guard child != nil else { return }
    rewrap()
    parent?.childLayoutsChanged()
  }

  override func appendLayouts(to list: inout [LayoutNode]) {
    for wrapper in wrappers { list.append(wrapper) }
  }
  override func appendLazyItems(to list: inout [LazyItem]) { list += sources.items(child, in: self) }
  override var ownsLayouts: Bool { true }
  override func detach() {
    super.detach()
    for wrapper in wrappers { wrapper.detached() }
  }
  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

extension View {
  /// Animates every change of this view, including those of its place in the window, whatever causes them: its
  /// container, a new layout, a transition outside of it. Not included are scrolling, resizing, and moving
  /// presentations, pages and tabs: they move the container in which the view has its place.
  public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier(rule: .always(animation)))
  }

  /// Animates the changes of this view that come with a change of `value`.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(rule: .onChange(animation, of: value)))
  }

  /// Edits the transactions of all changes of this view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(AnimationModifier(rule: .transform(transform)))
  }

  /// Edits the transactions of changes that come with a change of `value`.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(AnimationModifier(rule: .transformOnChange(transform, of: value)))
  }
}
