/// Watches a value and calls an action when an update changed it.
struct OnChangeModifier<V: Equatable>: StructureModifier {
  typealias Body = Never
  let value: V
  let initial: Bool
  let action: (V, V) -> Void

  func contentUpdated(from old: OnChangeModifier<V>?, _ context: NodeContext, _ node: Node) {
    if let old {
      guard old.value != value else { return }
      context.tree.afterUpdate { [weak node] in if node?.isAlive == true { action(old.value, value) } }
    } else if initial {
      context.tree.afterUpdate { action(value, value) }
    }
  }
}

extension View {
  /// Calls `action` with the old and the new value when `value` changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, initial: initial, action: action))
  }

  /// Calls `action` when `value` changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Calls `action` with the new value when `value` changes.
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    modifier(OnChangeModifier(value: value, initial: false) { action($1) })
  }
}
