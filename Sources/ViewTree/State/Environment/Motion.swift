private struct ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the user requests less movement.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// The same, to be set by hosts and tests.
  public var _accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
