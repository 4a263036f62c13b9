import ArgumentParser

/// What a program's help says of its options, for sentences about values that they cannot have.
struct OptionHelp {
  /// The lines of the help.
  private let lines: [Substring]

  /// - Parameter message: the whole help, as the library writes it.
  init(_ message: String) { lines = message.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The sentence for a value that an option cannot have: what may be written instead. Nil: the library's message is about
  /// something else.
  func sentence(for message: String) -> String? {
    guard
      let match = message.firstMatch(
        of: /The value '(.*?)' is invalid for '(--[a-z-]+)( <.*?>)?'/
          .dotMatchesNewlines()),
      let help = help(of: String(match.output.2))
    else { return nil }
    let (value, name) = (String(match.output.1), String(match.output.2))
    let shown = value.isEmpty ? "empty" : "“\(value.count > 60 ? value.prefix(60) + "…" : value)”"
    guard !help.values.isEmpty else { return "\(name) cannot be \(shown): \(help.text)" }
    let guess = Spelling.guess(for: value, among: help.values).map { "did you mean \($0)? " } ?? ""
    return "\(name) cannot be \(shown): \(guess)there are \(help.values.joined(separator: ", "))"
  }

  /// What the help says of an option, in one line, and the values that it lists.
  private func help(of name: String) -> (text: String, values: [String])? {
    func isOption(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix("-") }
    guard
      let first = lines.firstIndex(where: { line in
        let begin = line.drop { $0 == " " }
        return begin.hasPrefix(name + " ") || begin == name
      })
    else { return nil }
    let further = lines[(first + 1)...].prefix { $0.first == " " && !isOption($0) }
    // Behind the name and that of its value.
    let own = lines[first].drop { $0 == " " }.dropFirst(name.count)
      .replacing(/^\ <.*?>/, with: "", maxReplacements: 1)
    var text = ([own] + further).flatMap { $0.split(separator: " ") }.joined(separator: " ")
    var values: [String] = []
    if let list = text.firstMatch(of: /\ ?\(values: (.*?)\)/) {
      values = list.output.1.split(separator: ", ").map(String.init)
      text.removeSubrange(list.range)
    }
    guard !text.isEmpty else { return nil }
    return (text.hasSuffix(".") ? String(text.dropLast()) : text, values)
  }
}
