/// Calls an action when the value of a preference changes.
struct PreferenceObserver<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let action: (K.Value) -> Void
  /// Whether the action's changes are drawn as the change was that led to the value, once the content has been shown.
  var keepsTransaction = false

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, PreferenceObserver>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, PreferenceObserver>> {
    PreferenceObserverNode(view, context)
  }
}

@MainActor
private final class PreferenceObserverNode<C: View, K: PreferenceKey>:
  ViewNode<ModifiedContent<C, PreferenceObserver<K>>>, PreferenceRegistry.Reader
{
  private var child: ViewNode<C>!
  private var last: K.Value?

  let preferenceKey = ObjectIdentifier(K.self)
  var preferenceKeyName: String { String(describing: K.self) }
  var preferenceSource: Node? { self }

  override init(_ view: ModifiedContent<C, PreferenceObserver<K>>, _ context: NodeContext) {
    super.init(view, context)
    child = C._makeNode(view.content, context.below(self))
    tree.preferences.add(self)
  }

  override func update(_ view: ModifiedContent<C, PreferenceObserver<K>>, _ context: NodeContext) {
    self.view = view
    child.update(view.content, context.below(self))
  }

  func readPreference() -> Bool {
    guard !isFrozen else {
      noteMissedChange()
      return false
    }
    let collector = TypedPreferenceCollector<K>()
    child.collectPreferences(collector)
    let value = collector.value ?? K.defaultValue
    if let last, anyEqual(last, value) { return false }
    let isChange = last != nil && view.modifier.keepsTransaction && layouts.contains(where: \.wasShown)
    last = value
    if isChange {
      TransactionScope.with(tree.scheduler.flushTransaction) { view.modifier.action(value) }
    } else {
      view.modifier.action(value)
    }
    return true
  }

  override func updateDirty(_ transaction: Transaction) { tree.preferences.noteChange(preferenceKey) }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    tree.preferences.remove(self)
  }
}

extension View {
  /// Calls `action` when the value of a preference in this view changes, and with its first value.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }
}
