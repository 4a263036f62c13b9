/// What a text field requests of a keyboard on the screen.
struct KeyboardTraits: Hashable {
  var type = UIKeyboardType.default
  var submitLabel = SubmitLabel.return
  /// nil: as the kind of keyboard has it.
  var capitalization: TextInputAutocapitalization?

  /// Which letters the keyboard makes capital by itself.
  var capitals: TextInputAutocapitalization {
    if let capitalization { return capitalization }
    switch type {
    case .emailAddress, .URL, .webSearch, .twitter, .asciiCapable: return .never
    case .namePhonePad: return .words
    default: return .sentences
    }
  }

  /// Whether there are digits and little else.
  var isPad: Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// Whether only Latin letters have a meaning.
  var isLatin: Bool {
    switch type {
    case .asciiCapable, .URL, .emailAddress: true
    default: false
    }
  }
}

private struct KeyboardTraitsKey: EnvironmentKey {
  static var defaultValue: KeyboardTraits { KeyboardTraits() }
}

extension EnvironmentValues {
  /// What fields request of a keyboard on the screen.
  var keyboardTraits: KeyboardTraits {
    get { self[KeyboardTraitsKey.self] }
    set { self[KeyboardTraitsKey.self] = newValue }
  }
}
