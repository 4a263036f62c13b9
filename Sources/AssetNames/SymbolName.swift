/// Makes the names of assets into Swift identifiers, as Xcode does.
///
/// A name is read as words: they end at what is no letter or digit, between letters and digits, before a capital letter
/// that follows a small one, and before the last of several capital letters that a small one follows (`YPBlack`). A name
/// without a small letter keeps its words as they are, with underscores between them (`TLS2016` is `TLS_2016`).
enum SymbolName {
  /// Words that Swift does not accept as a member's name without backquotes.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Type",
    "Protocol",
  ]

  /// The name of a constant. The last word is left out where it says no more than the kind (`Color`, `Image`).
  static func constant(_ name: String, kind: AssetSet.Kind) -> String? {
    var words = words(name)
    if words.count > 1, words.last?.lowercased() == kind.noun { words.removeLast() }
    return identifier(words, startsLarge: false, keepsCapitals: !name.contains(where: \.isLowercase))
  }

  /// The name of the type that is generated for a folder.
  static func namespace(_ name: String) -> String? {
    identifier(words(name), startsLarge: true, keepsCapitals: !name.contains(where: \.isLowercase))
  }

  private static func identifier(_ words: [String], startsLarge: Bool, keepsCapitals: Bool) -> String? {
    guard let first = words.first else { return nil }
    var identifier: String
    if keepsCapitals {
      identifier = words.joined(separator: "_")
    } else {
      identifier = startsLarge ? capitalized(first) : first.lowercased()
      for word in words.dropFirst() { identifier += capitalized(word) }
    }
    if identifier.first?.isNumber == true { identifier = "_" + identifier }
    return keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  static func words(_ name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        end()
        continue
      }
      if let last = word.last {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        let endsRun = last.isUppercase && character.isUppercase && next?.isLowercase == true
        if last.isNumber != character.isNumber || last.isLowercase && character.isUppercase || endsRun {
          end()
        }
      }
      word.append(character)
    }
    end()
    return words
  }
}
