/// A key of the keyboard on the screen.
enum KeyboardKey: Hashable {
  /// Types this.
  case text(String)
  case space
  case delete
  /// Return: ends a field of one line, and makes a new line in others.
  case submit
  case shift
  /// Shows other keys.
  case plane(KeyboardPlane)
  /// The letters of the next language.
  case language
  /// Puts the keyboard away.
  case dismiss
  /// A place without a key.
  case gap

  /// The key's name in the dump of the tree and for assistive technology, without its prefix.
  var name: String {
    switch self {
    case .text(let text): text
    case .space: "space"
    case .delete: "delete"
    case .submit: "return"
    case .shift: "shift"
    case .plane(.letters): "letters"
    case .plane(.numbers): "numbers"
    case .plane(.symbols): "symbols"
    case .language: "language"
    case .dismiss: "dismiss"
    case .gap: ""
    }
  }

  /// Whether it types something.
  var types: Bool {
    switch self {
    case .text, .space: true
    default: false
    }
  }
}

/// The sets of keys that a keyboard shows, one at a time.
enum KeyboardPlane: Hashable { case letters, numbers, symbols }
