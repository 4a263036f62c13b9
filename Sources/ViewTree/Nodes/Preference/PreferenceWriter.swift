/// Writes a preference: replaces what its content writes for the key, or edits it.
struct PreferenceWriter<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  enum Change {
    case set(K.Value)
    case transform((inout K.Value) -> Void)
  }

  let change: Change

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, PreferenceWriter>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, PreferenceWriter>> {
    PreferenceWriterNode(view, context)
  }
}

@MainActor
private final class PreferenceWriterNode<C: View, K: PreferenceKey>:
  ViewNode<ModifiedContent<C, PreferenceWriter<K>>>
{
  private var child: ViewNode<C>!

  override init(_ view: ModifiedContent<C, PreferenceWriter<K>>, _ context: NodeContext) {
    super.init(view, context)
    child = C._makeNode(view.content, context.below(self))
    tree.preferences.noteChange(ObjectIdentifier(K.self))
  }

  override func update(_ view: ModifiedContent<C, PreferenceWriter<K>>, _ context: NodeContext) {
    let old = self.view.modifier.change
    self.view = view
    if case .set(let a) = old, case .set(let b) = view.modifier.change, anyEqual(a, b) {
      // The same value as before.
    } else {
      tree.preferences.noteChange(ObjectIdentifier(K.self))
    }
    child.update(view.content, context.below(self))
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    guard collector.key == ObjectIdentifier(K.self), let collector = collector as? TypedPreferenceCollector<K>
    else {
      return super.collectPreferences(collector)
    }
    switch view.modifier.change {
    case .set(let value): collector.add(value)
    case .transform(let edit):
      let inner = TypedPreferenceCollector<K>()
      child.collectPreferences(inner)
      var value = inner.value ?? K.defaultValue
      edit(&value)
      collector.add(value)
    }
  }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    tree.preferences.noteChange(ObjectIdentifier(K.self))
  }
}

extension View {
  /// Sets the value of a preference.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K>(change: .set(value)))
  }

  /// Edits the value of a preference that the content writes.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceWriter<K>(change: .transform(callback)))
  }
}
