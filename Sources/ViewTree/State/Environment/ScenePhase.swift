/// Whether a program can be seen and used.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The window cannot be seen; what must outlive the program should be saved now.
  case background
  /// The window can be seen, and another one has the keyboard.
  case inactive
  /// The window is in use.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether the window can be seen and used. It is `inactive` until the window's first frame, and becomes `background`
  /// when the window is hidden and before the program ends.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
