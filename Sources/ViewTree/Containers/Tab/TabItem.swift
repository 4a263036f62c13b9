import Foundation

/// What a tab shows in the bar of a tab view, and its content, which is made when the tab is first chosen.
struct TabItemModifier: ViewModifier {
  typealias Body = Never
  let label: AnyView

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, TabItemModifier>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, TabItemModifier>> {
    TabItemNode(view, context)
  }
}

@MainActor private final class TabItemNode<C: View>: ViewNode<ModifiedContent<C, TabItemModifier>> {
  private let layout: TabSlotLayout
  private var child: ViewNode<ImplicitStack<C>>?
  private var context: NodeContext

  override init(_ view: ModifiedContent<C, TabItemModifier>, _ context: NodeContext) {
    self.context = context.kept
    layout = TabSlotLayout(context)
    super.init(view, context)
    layout.setLabel(view.modifier.label, tag: carriedTrait(view.content, ObjectIdentifier(TagTrait.self)))
    layout.makeContent = { [weak self] in self?.makeContent() }
  }

  private func makeContent() {
    guard child == nil, isAlive else { return }
    child = ImplicitStack._makeNode(ImplicitStack(content: view.content), contentContext)
    childLayoutsChanged()
  }

  private var contentContext: NodeContext {
    var inner = context.inside(self)
    layout.visibility.join(inner.environment.pageVisibility)
    inner.environment.pageVisibility = layout.visibility
    return inner
  }

  override func update(_ view: ModifiedContent<C, TabItemModifier>, _ context: NodeContext) {
    self.view = view
    self.context = context.kept
    layout.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    layout.setLabel(view.modifier.label, tag: carriedTrait(view.content, ObjectIdentifier(TagTrait.self)))
    child?.update(ImplicitStack(content: view.content), contentContext)
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

/// A view that may have a trait for its container before its node is made.
@MainActor private protocol TraitCarrying {
  func carried(_ key: ObjectIdentifier) -> Any?
}

extension ModifiedContent: TraitCarrying {
  fileprivate func carried(_ key: ObjectIdentifier) -> Any? {
    if let modifier = modifier as? TraitModifier, case .value(let own, let value) = modifier.trait, own == key
    {
      return value
    }
    return (content as? any TraitCarrying)?.carried(key)
  }
}

@MainActor private func carriedTrait<V>(_ view: V, _ key: ObjectIdentifier) -> Any? {
  (view as? any TraitCarrying)?.carried(key)
}

/// The layout of a tab's content: it fills the tab view's area for it.
@MainActor final class TabSlotLayout: LayoutNode {
  private(set) var label = AnyView(EmptyView())
  /// Whether the tab is in sight, for observers.
  let visibility = PageVisibility()
  /// Counts the labels that were set, so that the tab view knows whether its bar is out of date.
  private(set) var generation = 0
  private var tag: Any?
  var makeContent: @MainActor () -> Void = {}

  func setLabel(_ label: AnyView, tag: Any?) {
    self.label = label
    self.tag = tag
    generation += 1
    parent?.setNeedsLayout()
  }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    if key == ObjectIdentifier(TabSlotTrait.self) { return self }
    return key == ObjectIdentifier(TagTrait.self) ? tag : nil
  }

  override init(_ context: NodeContext) {
    super.init(context)
    holdsPlaces = true
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = participants.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for child in participants {
      child.place(
        at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: ProposedViewSize(size))
    }
  }
}

/// The key under which a tab's layout is found through the modifiers round it.
enum TabSlotTrait {}
/// The key of a badge's text.
enum BadgeTrait {}

extension View {
  /// What the bar of a tab view shows for this view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: AnyView(label())))
  }

  /// A number at the corner of this view's tab, or at the end of its row; none for 0.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// A text at the corner of this view's tab, or at the end of its row; nil: none.
  public func badge(_ label: Text?) -> some View {
    let drawsItself = Self.self is any RowBadgeDrawing.Type
    return environment(\.rowBadge, drawsItself ? label : nil)
      .modifier(RowBadgeModifier(label: drawsItself ? nil : label))
      .modifier(
        TraitModifier(
          trait: .value(ObjectIdentifier(BadgeTrait.self), label?.string(in: EnvironmentValues()) ?? "")))
  }
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }
}
