/// Which characters are pictures rather than letters, by Unicode's rules (UTS #51).
package enum EmojiPresentation {
  /// U+231A, a watch: the first character that is a picture by itself.
  private static let first: UInt32 = 0x231A
  /// Every character that is a picture, or becomes one, is written with a byte from here on in UTF-8.
  private static let firstByte: UInt8 = 0xE2

  /// Whether a text may hold any, found without looking at its characters: false for what is written in the Latin,
  /// Greek, Cyrillic, Hebrew or Arabic script.
  package static func mayOccur(in text: some StringProtocol) -> Bool {
    text.utf8.contains { $0 >= firstByte }
  }

  /// Whether a character is shown as a picture: by default, because of a selector (U+FE0F), or because of a
  /// skin tone. The selector U+FE0E makes any a letter.
  package static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return false }
    var rest = scalars.dropFirst()
    guard let second = rest.popFirst() else { return hasPresentation(base) }
    switch second.value {
    case 0xFE0E: return false
    case 0xFE0F: if base.properties.isEmoji { return true }
    default: break
    }
    return hasPresentation(base) || hasPresentation(second) || rest.contains(where: hasPresentation)
  }

  private static func hasPresentation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= first && scalar.properties.isEmojiPresentation
  }
}
