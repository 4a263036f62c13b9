import Foundation
import Graphics

/// A layout node that deals with the keyboard: it can have the focus, receives keys without it, or limits where the
/// focus moves.
///
/// A key is offered to the node with the focus, then to the nodes above it, then to all that receive every key, the
/// topmost first (`FocusManager`). Each requirement has a default that means: not concerned.
@MainActor protocol KeyResponder: LayoutNode {
  /// Whether it can have the keyboard.
  var canFocus: Bool { get }
  /// Whether a ring is drawn round it while it has the keyboard.
  var showsFocusRing: Bool { get }
  /// The outline of that ring; `rect` is the node's bounds.
  func focusPath(in rect: CGRect) -> Path
  /// Whether a touch gives it the keyboard.
  var focusesOnTouch: Bool { get }
  /// Whether it keeps the focus when something else is touched, as text fields do.
  var keepsFocus: Bool { get }
  /// Whether the focus may go to it and below.
  var admitsFocus: Bool { get }
  /// Whether keys reach it and what is below it; not those of a presentation that leaves.
  var receivesKeys: Bool { get }
  /// Whether nothing behind it can have the focus while it is there.
  var isModalBarrier: Bool { get }
  /// Whether it receives keys wherever the focus is.
  var hearsAllKeys: Bool { get }

  /// It received the keyboard focus, or no longer has it.
  func focusChanged(_ focused: Bool)
  /// The focus moved to, or away from, a view in this node.
  func focusWithinChanged(_ focused: Bool)

  /// Acts on a key; false: not meant for it.
  func handleKey(_ event: KeyEvent) -> Bool
  /// Inserts typed text; false: not meant for it.
  func insertText(_ text: String) -> Bool
  /// Shows what an input method composes, empty when it stopped; false: not meant for it.
  func setMarkedText(_ text: String) -> Bool
}

extension KeyResponder {
  var canFocus: Bool { false }
  var showsFocusRing: Bool { true }
  func focusPath(in rect: CGRect) -> Path { .ring(in: rect) }
  var focusesOnTouch: Bool { false }
  var keepsFocus: Bool { false }
  var admitsFocus: Bool { true }
  var receivesKeys: Bool { true }
  var isModalBarrier: Bool { false }
  var hearsAllKeys: Bool { false }
  func focusChanged(_ focused: Bool) {}
  func focusWithinChanged(_ focused: Bool) {}
  func handleKey(_ event: KeyEvent) -> Bool { false }
  func insertText(_ text: String) -> Bool { false }
  func setMarkedText(_ text: String) -> Bool { false }
}

extension Path {
  /// The ring round a view that says nothing of its shape.
  static func ring(in rect: CGRect) -> Path { Path(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: 8) }
}
