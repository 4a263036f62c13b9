/// Keys that press a control wherever the keyboard's focus is.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  /// Command is the Control key here, as everywhere on Linux.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return: what one most likely wants.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: leave things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether a key that was pressed is meant. Letters count whatever their case; Command and Control are one.
  func matches(_ event: KeyEvent) -> Bool {
    guard event.key.character.lowercased() == key.character.lowercased() else { return false }
    return Self.held(event.modifiers) == Self.held(modifiers)
  }

  private static func held(_ modifiers: EventModifiers) -> EventModifiers {
    var held = modifiers.intersection([.shift, .control, .option, .command])
    if held.remove(.command) != nil { held.insert(.control) }
    return held
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The keys that press the controls in this view.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Keys that press the button in this view wherever the focus is, unless a view closer to it uses them.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Keys that press the button in this view wherever the focus is, unless a view closer to it uses them.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Keys that press the button in this view; nil: none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
