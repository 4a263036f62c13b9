private struct BarItemKey: ContainerKey {
  static let defaultValue = false

  /// With the looks that bars give to what is in them.
  static func leave(_ values: inout EnvironmentValues) {
    guard values.isBarItem else { return }
    values.isBarItem = false
    values.buttonStyle = .automatic
    values.labelStyle = nil
    values.lineLimit = nil
  }
}

extension EnvironmentValues {
  /// Whether the view is in a bar.
  var isBarItem: Bool {
    get { self[container: BarItemKey.self] }
    set { self[container: BarItemKey.self] = newValue }
  }
}
