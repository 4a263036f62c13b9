private struct BarItemKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view stands in a bar.
  var isBarItem: Bool {
    get { self[BarItemKey.self] }
    set { self[BarItemKey.self] = newValue }
  }
}
