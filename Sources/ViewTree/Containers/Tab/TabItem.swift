import Foundation

/// What a tab shows in the bar of a tab view, and its content, which is made when the tab is first chosen.
struct TabItemModifier: ViewModifier {
  typealias Body = Never
  let label: AnyView

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, TabItemModifier>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, TabItemModifier>> {
    TabSlotNode(view, context)
  }
}

extension ModifiedContent: TabSlot where Content: View, Modifier == TabItemModifier {
  var page: ImplicitStack<Content> { ImplicitStack(content: content) }
  var label: AnyView { modifier.label }
  var tag: Any? { carriedTrait(content, ObjectIdentifier(TagTrait.self)) }
  var key: AnyHashable? { nil }
  static var findsKey: Bool { true }
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

/// The key under which a tab's layout is found through the modifiers round it.
enum TabSlotTrait {}
/// The key of a badge, a `Text`.
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
      .modifier(TraitModifier(trait: .value(ObjectIdentifier(BadgeTrait.self), label as Any)))
  }
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }
}
