/// Writes a preference made from an anchor of its content, or edits one with it.
private struct AnchorPreferenceWriter<K: PreferenceKey, A>: ViewModifier {
  typealias Body = Never
  enum Change {
    case set((Anchor<A>) -> K.Value)
    case transform((inout K.Value, Anchor<A>) -> Void)
  }

  let source: Anchor<A>.Source
  let change: Change

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, AnchorPreferenceWriter>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, AnchorPreferenceWriter>> {
    AnchorPreferenceNode(view, context)
  }
}

@MainActor
private final class AnchorPreferenceNode<C: View, K: PreferenceKey, A>:
  ViewNode<ModifiedContent<C, AnchorPreferenceWriter<K, A>>>
{
  private var child: ViewNode<C>!
  /// The anchor, kept as long as the content is the same.
  private var anchor: (layout: LayoutNode, anchor: Anchor<A>)?

  override init(_ view: ModifiedContent<C, AnchorPreferenceWriter<K, A>>, _ context: NodeContext) {
    super.init(view, context)
    child = C._makeNode(view.content, context.below(self))
    tree.preferences.noteChange(ObjectIdentifier(K.self))
  }

  override func update(_ view: ModifiedContent<C, AnchorPreferenceWriter<K, A>>, _ context: NodeContext) {
    self.view = view
    // Sources and closures cannot be compared.
    anchor = nil
    tree.preferences.noteChange(ObjectIdentifier(K.self))
    child.update(view.content, context.below(self))
  }

  override func childLayoutsChanged() {
    tree.preferences.noteChange(ObjectIdentifier(K.self))
    super.childLayoutsChanged()
  }

  private func currentAnchor() -> Anchor<A>? {
    guard let layout = child.layouts.first(where: { !$0.isGhost }) else { return nil }
    if let anchor, anchor.layout === layout { return anchor.anchor }
    let new = view.modifier.source.make(layout)
    anchor = (layout, new)
    return new
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    guard collector.key == ObjectIdentifier(K.self),
      let collector = collector as? TypedPreferenceCollector<K>,
      let anchor = currentAnchor()
    else { return super.collectPreferences(collector) }
    switch view.modifier.change {
    case .set(let make): collector.add(make(anchor))
    case .transform(let edit):
      let inner = TypedPreferenceCollector<K>()
      child.collectPreferences(inner)
      var value = inner.value ?? K.defaultValue
      edit(&value, anchor)
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
  /// Sets a preference to what `transform` makes of a place in this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceWriter<K, A>(source: value, change: .set(transform)))
  }

  /// Edits a preference that the content writes, with a place in this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceWriter<K, A>(source: value, change: .transform(transform)))
  }
}
