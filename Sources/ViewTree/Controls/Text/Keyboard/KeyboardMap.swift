import Foundation

/// The letters of a keyboard on the screen: one row of the table below for each arrangement.
struct KeyboardMap: Hashable {
  /// The language as a BCP 47 tag without region.
  let language: String
  /// What the space bar says.
  let title: String
  /// Small letters from left to right, in rows from top to bottom; the last row lies between Shift and Delete.
  let rows: [[String]]
  /// Whether there are capitals.
  let hasCase: Bool
  /// Whether texts run from right to left.
  let isRightToLeft: Bool
  /// Whether it types the letters that addresses of mail and pages are made of.
  let isLatin: Bool

  private init(
    _ language: String, _ title: String, _ rows: String..., hasCase: Bool = true, isRightToLeft: Bool = false,
    isLatin: Bool = true
  ) {
    self.language = language
    self.title = title
    self.rows = rows.map { $0.map(String.init) }
    self.hasCase = hasCase
    self.isRightToLeft = isRightToLeft
    self.isLatin = isLatin
  }

  /// As on iOS in that language.
  static let all: [KeyboardMap] = [
    KeyboardMap("en", "English", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    KeyboardMap("de", "Deutsch", "qwertzuiopü", "asdfghjklöä", "yxcvbnm"),
    KeyboardMap("fr", "Français", "azertyuiop", "qsdfghjklm", "wxcvbn’"),
    KeyboardMap("es", "Español", "qwertyuiop", "asdfghjklñ", "zxcvbnm"),
    KeyboardMap("it", "Italiano", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    KeyboardMap("pt", "Português", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    KeyboardMap("sv", "Svenska", "qwertyuiopå", "asdfghjklöä", "zxcvbnm"),
    KeyboardMap("el", "Ελληνικά", "ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ", isLatin: false),
    KeyboardMap("ru", "Русский", "йцукенгшщзх", "фывапролджэ", "ячсмитьбю", isLatin: false),
    KeyboardMap(
      "ar", "العربية", "ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد", hasCase: false, isRightToLeft: true,
      isLatin: false),
  ]

  /// QWERTY, for languages without an arrangement of their own.
  static var standard: KeyboardMap { all[0] }

  /// The arrangements for a language: its own and, where that does not type Latin letters, QWERTY; QWERTY for languages that are
  /// typed through an input method.
  static func maps(for locale: Locale) -> [KeyboardMap] {
    let code = locale.language.languageCode?.identifier
    guard let own = all.first(where: { $0.language == code }) else { return [standard] }
    return own.isLatin ? [own] : [own, standard]
  }

  /// What a key that is held offers, the letter itself first where it is not there already.
  static func alternatives(to text: String) -> [String] {
    guard let found = accents[text.lowercased()] else { return [] }
    let all = found.map(String.init)
    return text == text.lowercased() ? all : all.map { $0.uppercased() }.filter { $0.count == 1 }
  }

  /// As iOS offers them, the most frequent first.
  private static let accents: [String: String] = [
    "a": "àáâäæãåā", "c": "çćč", "e": "éèêëēėę", "g": "ğ", "i": "íìîïīį", "l": "ł", "n": "ñń",
    "o": "óòôöœõøō", "s": "ßśš", "u": "úùûüū", "y": "ÿ", "z": "žźż", "ι": "ίϊΐ", "α": "ά", "ε": "έ", "η": "ή",
    "ο": "ό", "υ": "ύϋΰ", "ω": "ώ", "е": "ё", "ь": "ъ", "ا": "أإآء", "ى": "ئ", "ه": "ة", "و": "ؤ",
    "0": "°", "-": "–—•", "/": "\\", "$": "€£¥", "&": "§", "\"": "„“”«»", ".": "…", "?": "¿", "!": "¡",
    "’": "‘'", "'": "’‘`", "%": "‰", "=": "≈≠",
  ]
}
