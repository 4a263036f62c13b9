/// The expansion of `@Entry var name: Type = value`: a key with the value, and accessors that use it.
struct EntryExpansion {
  private let name: String
  private let type: String?
  private let value: String?
  private let keyProtocol: String

  /// nil: not a variable.
  init?(declaration: String, context: String) {
    // A comment before the attribute is part of the text.
    guard let attribute = EntryExpansion.after("@Entry", in: declaration) else { return nil }
    let text = String(declaration[attribute...])
    guard let start = EntryExpansion.after("var ", in: text) else { return nil }
    let rest = text[start...].drop { $0.isWhitespace }
    let name = rest.prefix { !$0.isWhitespace && $0 != ":" && $0 != "=" }
    guard !name.isEmpty else { return nil }
    self.name = String(name)
    let tail = rest[name.endIndex...]
    let equals = tail.firstIndex(of: "=")
    let head = tail[..<(equals ?? tail.endIndex)]
    type = head.firstIndex(of: ":").map { EntryExpansion.trimmed(head[head.index(after: $0)...]) }
    value = equals.map { EntryExpansion.trimmed(tail[tail.index(after: $0)...]) }
    let keys = [("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey")]
    keyProtocol = keys.first { EntryExpansion.after($0.0, in: context) != nil }?.1 ?? "EnvironmentKey"
  }

  private var key: String { "__Key_" + name.filter { $0 != "`" } }

  var accessors: String {
    "{\n  get { self[\(key).self] }\n  set { self[\(key).self] = newValue }\n}"
  }

  var peer: String {
    let constant =
      type.map { "static var defaultValue: \($0) { \(value ?? "nil") }" }
      ?? "static let defaultValue = \(value ?? "()")"
    return "private struct \(key): \(keyProtocol) {\n  \(constant)\n}"
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  private static func after(_ pattern: String, in text: String) -> String.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(pattern) { return text.index(index, offsetBy: pattern.count) }
      text.formIndex(after: &index)
    }
    return nil
  }
}
