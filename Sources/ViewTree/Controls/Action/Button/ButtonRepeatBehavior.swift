/// Whether a button acts again while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  /// It does not.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// It does: half a second after it was pressed, and then ten times a second.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private struct ButtonRepeatKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
  /// Whether buttons act again while they are held down.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }
}

extension View {
  /// Whether the buttons in this view act again while a pointer or a key holds them down.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
