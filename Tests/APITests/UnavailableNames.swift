import Foundation

/// What SwiftUI has and the module has not, as its sources declare it: each with why, and what to use instead. The
/// compiler leaves such declarations out of its symbol graph.
struct UnavailableNames {
  struct Name: Equatable, Hashable {
    /// With the type it is a member of and its labels: `View.inspector(isPresented:content:)`.
    let name: String
    /// `why; what to use instead`.
    let reason: String

    var why: String { String(reason.prefix { $0 != ";" }) }
  }

  let names: [Name]

  /// Reads every Swift file of a folder.
  init(in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var names: Set<Name> = []
    for file in files where file.pathExtension == "swift" {
      names.formUnion(Self.names(in: try String(contentsOf: file, encoding: .utf8)))
    }
    self.names = names.sorted { ($0.name, $0.reason) < ($1.name, $1.reason) }
  }

  /// The unavailable declarations of a source in the house style: members of the file's extensions are indented by two
  /// spaces, and what they are members of begins a line.
  static func names(in source: String) -> [Name] {
    var names: [Name] = []
    let attribute = /(?m)^( *)@available\(\s*\*,\s*unavailable,\s*message:\s*"([^"]*)"\s*\)\s+/
    for match in source.matches(of: attribute) {
      let rest = source[match.range.upperBound...]
      let reason = String(match.2)
      if rest.hasPrefix("extension ") {
        let context = word(rest.dropFirst("extension ".count))
        let end = rest.firstRange(of: "\n}")?.lowerBound ?? rest.endIndex
        for member in rest[..<end].matches(of: /\n  public ([^\n]*)/) {
          guard let name = name(of: rest[member.1.startIndex..<end]) else { continue }
          names.append(Name(name: "\(context).\(name)", reason: reason))
        }
      } else if let name = name(of: rest) {
        let isMember = !match.1.isEmpty
        let context = isMember ? context(of: source[..<match.range.lowerBound]) + "." : ""
        names.append(Name(name: context + name, reason: reason))
      }
    }
    return names
  }

  /// How many attributes of a source say that something is unavailable, whatever they look like.
  static func attributes(in source: String) -> Int { source.matches(of: /\bunavailable\b\s*[,)]/).count }

  /// The type that the last extension before a member extends.
  private static func context(of source: Substring) -> String {
    guard let match = source.matches(of: /(?m)^extension (\w+)/).last else { return "" }
    return String(match.1)
  }

  /// The name that a declaration declares, with its labels if it is a function.
  private static func name(of declaration: Substring) -> String? {
    let pattern =
      /(?s)^.*?\b(?:(?:func|var|struct|class|enum|protocol|typealias)\s+(`?\w+`?)|(init|subscript))/
    guard let match = declaration.prefixMatch(of: pattern) else { return nil }
    let base = String(match.1 ?? match.2 ?? "")
    var rest = declaration[match.range.upperBound...]
    let isFunction = match.2 != nil || match.0.contains("func ")
    guard isFunction else { return base }
    if rest.hasPrefix("<") { rest = rest[closing(of: rest, "<", ">")...] }
    guard rest.hasPrefix("(") else { return base }
    let parameters = rest[
      rest.index(after: rest.startIndex)..<rest.index(before: closing(of: rest, "(", ")"))]
    return base + "(" + labels(of: parameters).map { $0 + ":" }.joined() + ")"
  }

  /// The labels of a list of parameters.
  private static func labels(of parameters: Substring) -> [String] {
    var labels: [String] = []
    var depth = 0
    var parameter = ""
    func close() {
      let words = parameter.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") }
      if let label = words.first { labels.append(word(label)) }
      parameter = ""
    }
    for character in parameters.replacing("->", with: "") {
      if "([<{".contains(character) { depth += 1 }
      if ")]>}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { close() } else { parameter.append(character) }
    }
    close()
    return labels
  }

  /// Past the bracket that closes the one a text begins with.
  private static func closing(of text: Substring, _ open: Character, _ close: Character) -> String.Index {
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return text.index(after: index) }
    }
    return text.endIndex
  }

  private static func word(_ text: Substring) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
