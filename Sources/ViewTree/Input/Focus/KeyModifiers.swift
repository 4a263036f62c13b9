import Foundation

/// Listens to keys.
struct KeyModifier: LayoutModifier {
  typealias Body = Never
  let anywhere: Bool
  let action: (KeyEvent) -> Bool

  final class Wrapper: UnaryLayout, KeyResponder {
    var anywhere = false
    var action: (KeyEvent) -> Bool = { _ in false }
    var isEnabled = true
    override var keyResponder: (any KeyResponder)? { self }
    var hearsAllKeys: Bool { anywhere && isEnabled }
    func handleKey(_ event: KeyEvent) -> Bool { isEnabled && action(event) }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.anywhere = anywhere
    layout.action = action
    layout.isEnabled = context.environment.isEnabled
  }
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// What happens to a key.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether the key was used.
  @frozen public enum Result: Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  init(_ event: KeyEvent) {
    phase = event.phase == .down ? .down : event.phase == .up ? .up : .repeat
    key = event.key
    characters = String(event.key.character)
    modifiers = event.modifiers
  }
}

extension View {
  /// Calls `action` when a key is pressed. Unlike on Apple's systems the view need not be focused: keys that no view
  /// round the focus used are offered to all listeners, the topmost first.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
  }

  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyModifier(anywhere: true) { event in
        let press = KeyPress(event)
        guard keys.contains(event.key), phases.contains(press.phase) else { return false }
        return action(press) == .handled
      })
  }

  /// Calls `action` when a key is pressed that types one of these characters.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let typed = press.characters.unicodeScalars
      return !typed.isEmpty && typed.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }

  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyModifier(anywhere: true) { event in
        let press = KeyPress(event)
        return phases.contains(press.phase) && action(press) == .handled
      })
  }

  /// Calls `action` when one of these keys is pressed and the focus is in this view.
  public func _onKeyPressInside(
    keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyModifier(anywhere: false) { event in
        guard keys.contains(event.key), event.phase != .up else { return false }
        return action(KeyPress(event)) == .handled
      })
  }

  /// Calls `action` when Escape is pressed; nil leaves the key to others.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      KeyModifier(anywhere: true) { event in
        guard let action, event.key == .escape, event.phase == .down else { return false }
        action()
        return true
      })
  }
}
