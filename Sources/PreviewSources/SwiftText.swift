/// Swift source as text in which code can be told from comments and string literals.
///
/// No syntax library: previews are found by their names and their braces, for which this is enough.
struct SwiftText {
  let characters: [Character]
  /// Whether each character is code: no part of a comment or of a string.
  private(set) var isCode: [Bool]

  init(_ text: String) {
    characters = Array(text)
    isCode = Array(repeating: true, count: characters.count)
    var at = 0
    while at < characters.count {
      let end =
        lineComment(at) ?? blockComment(at) ?? string(at)
      guard let end else {
        at += 1
        continue
      }
      for index in at..<end { isCode[index] = false }
      at = end
    }
  }

  func starts(_ word: String, _ at: Int) -> Bool {
    var index = at
    for character in word {
      guard index < characters.count, characters[index] == character else { return false }
      index += 1
    }
    return true
  }

  /// The text from one place to another.
  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  /// The places in code where a word begins that is no part of a longer one.
  func places(of word: String) -> [Int] {
    characters.indices.filter { at in
      guard isCode[at], starts(word, at) else { return false }
      let next = at + word.count
      let isWhole = next >= characters.count || !SwiftText.isNamePart(characters[next])
      let isFirst = at == 0 || !SwiftText.isNamePart(characters[at - 1])
      return isWhole && isFirst
    }
  }

  static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The place of the next character that is code and no white space.
  func next(_ at: Int) -> Int? {
    var index = at
    while index < characters.count {
      if isCode[index], !characters[index].isWhitespace { return index }
      index += 1
    }
    return nil
  }

  /// The place after the bracket that closes the one at `at`; nil: none does.
  func end(ofBracketAt at: Int) -> Int? {
    var depth = 0
    var index = at
    while index < characters.count {
      if isCode[index] {
        if "([{".contains(characters[index]) { depth += 1 }
        if ")]}".contains(characters[index]) { depth -= 1 }
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return nil
  }

  // MARK: What is no code

  private func lineComment(_ at: Int) -> Int? {
    guard starts("//", at) else { return nil }
    return characters[at...].firstIndex(where: \.isNewline) ?? characters.count
  }

  private func blockComment(_ at: Int) -> Int? {
    guard starts("/*", at) else { return nil }
    var depth = 0
    var index = at
    while index < characters.count {
      if starts("/*", index) {
        depth += 1
        index += 2
      } else if starts("*/", index) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return characters.count
  }

  /// The place after a string literal; what is interpolated counts as a part of it.
  private func string(_ at: Int) -> Int? {
    var index = at
    var hashes = ""
    while index < characters.count, characters[index] == "#" {
      hashes.append("#")
      index += 1
    }
    guard starts("\"", index) else { return nil }
    let quotes = starts("\"\"\"", index) ? "\"\"\"" : "\""
    let close = quotes + hashes
    let escape = "\\" + hashes
    index += quotes.count
    while index < characters.count {
      if starts(close, index) { return index + close.count }
      if starts(escape + "(", index) {
        index = endOfInterpolation(index + escape.count)
      } else if starts(escape, index) {
        index += escape.count + 1
      } else if quotes.count == 1, characters[index].isNewline {
        return index
      } else {
        index += 1
      }
    }
    return characters.count
  }

  private func endOfInterpolation(_ at: Int) -> Int {
    var depth = 0
    var index = at
    while index < characters.count {
      if let end = string(index) {
        index = end
        continue
      }
      if characters[index] == "(" { depth += 1 }
      if characters[index] == ")" { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }
}
