private struct ListRowKey: ContainerKey {
  static let defaultValue = false

  static func leave(_ values: inout EnvironmentValues) {
    if values.isListRow { values.isListRow = false }
  }
}

extension EnvironmentValues {
  /// Whether the view is in a row of a list.
  var isListRow: Bool {
    get { self[container: ListRowKey.self] }
    set { self[container: ListRowKey.self] = newValue }
  }
}
