/// A request of the compiler: one line of JSON, of which a few strings are needed.
struct CompilerMessage {
  let text: String

  /// The role in which a macro is to be expanded.
  var role: String? { string("macroRole", from: text.startIndex) }
  /// The name of the macro's type.
  var macroType: String? { string("typeName", from: text.startIndex) }
  /// The declaration that the macro is attached to.
  var declaration: String? { source(of: "declSyntax") }
  /// The declarations that enclose it, from the innermost outwards.
  var context: String? { source(of: "lexicalContext") }

  private func source(of key: String) -> String? {
    find("\"\(key)\":", from: text.startIndex).flatMap { string("source", from: $0) }
  }

  /// The place behind the first occurrence. A key cannot be found in a string: quotes there are escaped.
  private func find(_ pattern: String, from start: String.Index) -> String.Index? {
    var index = start
    while index < text.endIndex {
      if text[index...].hasPrefix(pattern) { return text.index(index, offsetBy: pattern.count) }
      text.formIndex(after: &index)
    }
    return nil
  }

  /// The next string under a key.
  private func string(_ key: String, from start: String.Index) -> String? {
    guard var index = find("\"\(key)\":\"", from: start) else { return nil }
    var result = ""
    while index < text.endIndex, text[index] != "\"" {
      var character = text[index]
      if character == "\\" {
        text.formIndex(after: &index)
        guard index < text.endIndex else { return nil }
        switch text[index] {
        case "n": character = "\n"
        case "t": character = "\t"
        case "r": character = "\r"
        case "u":
          let end = text.index(index, offsetBy: 5, limitedBy: text.endIndex) ?? text.endIndex
          let code = UInt32(text[text.index(after: index)..<end], radix: 16) ?? 32
          character = Unicode.Scalar(code).map(Character.init) ?? " "
          index = text.index(before: end)
        case let other: character = other
        }
      }
      result.append(character)
      text.formIndex(after: &index)
    }
    return result
  }
}
