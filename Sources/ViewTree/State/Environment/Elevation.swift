private struct ElevationKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view lies on a card above the window: backgrounds are lighter there in the dark.
  var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }
}
