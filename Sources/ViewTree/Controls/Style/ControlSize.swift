/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls show themselves without their labels.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// How large the controls in this view are.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Hides the labels of the controls in this view; assistive technology still reads them.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }

  /// Whether the controls in this view show their labels; assistive technology reads them all the same. `automatic`
  /// leaves it as it is.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
}
