import Foundation

/// Reads `.strings` files: `"key" = "value";` with comments.
enum StringsFile {
  /// The pairs of a file; what cannot be parsed is skipped.
  static func parse(_ text: String) -> [String: String] {
    var strings: [String: String] = [:]
    var words: [String] = []
    var sawEquals = false
    let characters = Array(text)
    var i = 0
    func at(_ k: Int) -> Character? { k < characters.count ? characters[k] : nil }
    while let c = at(i) {
      if c == "/", at(i + 1) == "*" {
        i += 2
        while i < characters.count, !(characters[i] == "*" && at(i + 1) == "/") { i += 1 }
        i += 2
      } else if c == "/", at(i + 1) == "/" {
        while let d = at(i), !d.isNewline { i += 1 }
      } else if c == "\"" {
        let (word, end) = quoted(characters, i + 1)
        words.append(word)
        i = end
      } else if c == "=" {
        sawEquals = true
        i += 1
      } else if c == ";" {
        if sawEquals, words.count == 2 { strings[words[0]] = words[1] }
        words = []
        sawEquals = false
        i += 1
      } else if c.isLetter || c.isNumber || c == "_" {
        var word = ""
        while let d = at(i), d.isLetter || d.isNumber || "_.-".contains(d) {
          word.append(d)
          i += 1
        }
        words.append(word)
      } else {
        i += 1
      }
    }
    return strings
  }

  private static func quoted(_ characters: [Character], _ start: Int) -> (String, Int) {
    var word = ""
    var i = start
    while i < characters.count, characters[i] != "\"" {
      guard characters[i] == "\\", i + 1 < characters.count else {
        word.append(characters[i])
        i += 1
        continue
      }
      i += 1
      switch characters[i] {
      case "n": word.append("\n")
      case "t": word.append("\t")
      case "r": word.append("\r")
      case "U", "u":
        let digits = String(characters[(i + 1)..<min(i + 5, characters.count)])
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          word.unicodeScalars.append(scalar)
          i += 4
        }
      default: word.append(characters[i])
      }
      i += 1
    }
    return (word, i + 1)
  }
}
