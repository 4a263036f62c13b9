/// Lays views made from a preference of a view over or under that view.
private struct PreferenceLayerModifier<K: PreferenceKey, Layer: View>: ViewModifier {
  let alignment: Alignment
  let isOverlay: Bool
  let make: (K.Value) -> Layer
  @State private var latest = LatestPreference<K>()

  func body(content: Content) -> some View {
    content
      .modifier(PreferenceFeed<K>(latest: latest))
      .modifier(
        LayersModifier(
          layer: PreferenceLayer(latest: latest, make: make), alignment: alignment, isOverlay: isOverlay))
  }
}

/// The views made from the latest value.
private struct PreferenceLayer<K: PreferenceKey, Layer: View>: View {
  let latest: LatestPreference<K>
  let make: (K.Value) -> Layer

  var body: some View { make(latest.current) }
}

/// The latest value of a preference, for those that evaluate something from it.
private final class LatestPreference<K: PreferenceKey>: Dependency, @unchecked Sendable {
  private var value: K.Value?

  var current: K.Value {
    recordRead()
    return value ?? K.defaultValue
  }

  /// Takes a new value.
  ///
  /// - Returns: whether it is another one, as far as that can be told.
  func take(_ new: K.Value) -> Bool {
    if anyEqual(value ?? K.defaultValue, new) { return false }
    value = new
    notifyReaders()
    return true
  }
}

/// Reads a preference of its content after each layout.
private struct PreferenceFeed<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let latest: LatestPreference<K>

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, PreferenceFeed>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, PreferenceFeed>> {
    PreferenceFeedNode(view, context)
  }
}

@MainActor
private final class PreferenceFeedNode<C: View, K: PreferenceKey>: ViewNode<
  ModifiedContent<C, PreferenceFeed<K>>
>,
PreferenceRegistry.Reader
{
  private var child: ViewNode<C>!

  let preferenceKey = ObjectIdentifier(K.self)
  var preferenceKeyName: String { String(describing: K.self) }
  var readerDepth: Int { depth }

  override init(_ view: ModifiedContent<C, PreferenceFeed<K>>, _ context: NodeContext) {
    super.init(view, context)
    child = C._makeNode(view.content, context.below(self))
    tree.preferences.add(self)
  }

  override func update(_ view: ModifiedContent<C, PreferenceFeed<K>>, _ context: NodeContext) {
    self.view = view
    child.update(view.content, context.below(self))
  }

  func readPreference() -> Bool {
    let collector = TypedPreferenceCollector<K>()
    child.collectPreferences(collector)
    return view.modifier.latest.take(collector.value ?? K.defaultValue)
  }

  override var onlyChild: Node? { child }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override func detach() {
    super.detach()
    tree.preferences.remove(self)
  }
}

extension View {
  /// Lays views over this one, made from the value of a preference that it writes.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: true, make: transform))
  }

  /// Lays views behind this one, made from the value of a preference that it writes.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: false, make: transform))
  }
}
