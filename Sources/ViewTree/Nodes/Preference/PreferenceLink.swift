/// Leads from views made from a preference to the view that writes it.
@MainActor final class PreferenceLink<K: PreferenceKey> {
  /// The node whose subtree writes the value; nil: it is gone.
  fileprivate(set) weak var source: Node?

  nonisolated init() {}

  /// The value that is written now; the default where none is.
  var value: K.Value {
    let collector = TypedPreferenceCollector<K>()
    source?.collectPreferences(collector)
    return collector.value ?? K.defaultValue
  }
}

/// Marks its content as what a link leads to.
struct PreferenceSource<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let link: PreferenceLink<K>

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, PreferenceSource>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, PreferenceSource>> {
    PreferenceSourceNode(view, context)
  }
}

@MainActor
private final class PreferenceSourceNode<C: View, K: PreferenceKey>: ViewNode<
  ModifiedContent<C, PreferenceSource<K>>
>
{
  private var child: ViewNode<C>!

  override init(_ view: ModifiedContent<C, PreferenceSource<K>>, _ context: NodeContext) {
    super.init(view, context)
    child = C._makeNode(view.content, context.below(self))
    view.modifier.link.source = self
  }

  override func update(_ view: ModifiedContent<C, PreferenceSource<K>>, _ context: NodeContext) {
    self.view = view
    view.modifier.link.source = self
    child.update(view.content, context.below(self))
  }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}
