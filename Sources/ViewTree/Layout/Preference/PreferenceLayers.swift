/// Lays views made from a preference of a view over or under that view.
private struct PreferenceLayerModifier<K: PreferenceKey, Layer: View>: ViewModifier {
  let alignment: Alignment
  let isOverlay: Bool
  let make: (K.Value) -> Layer
  @State private var link = PreferenceLink<K>()

  func body(content: Content) -> some View {
    content
      .modifier(PreferenceSource<K>(link: link))
      .modifier(
        LayersModifier(
          layer: PreferenceLayer(link: link, make: make), alignment: alignment, isOverlay: isOverlay))
  }
}

extension View {
  /// Lays views over this one, made from the value of a preference that it writes.
  ///
  /// `transform` is called when the view is laid out, so that the value holds what geometry readers and lazy containers
  /// in it have built; with the key's default only where the view writes nothing. It is called again when the value
  /// changes.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: true, make: transform))
  }

  /// Lays views behind this one, made from the value of a preference that it writes, as `overlayPreferenceValue` does.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: false, make: transform))
  }
}
