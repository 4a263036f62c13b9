import Foundation

/// What the keyboard on the screen reads of a field.
extension TextInputLeaf: KeyboardField {
  var keyboardTraits: KeyboardTraits {
    var traits = environment.keyboardTraits
    // Hidden text is typed without automatic capitals.
    if isSecure { traits.capitalization = .never }
    return traits
  }

  var keyboardLocale: Locale { environment.locale }

  var keyboardBar: KeyboardBar? { environment.keyboardBar.flatMap { $0.isEmpty ? nil : $0 } }

  var textBeforeCaret: String { String(editing.characters[..<min(editing.head, editing.characters.count)]) }
}
