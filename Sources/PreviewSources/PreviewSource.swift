/// The previews in a source file: every `#Preview` and every `PreviewProvider`.
public struct PreviewSource {
  /// One preview, as code.
  public struct Found: Equatable {
    /// The name that it has in the file; nil: it has none.
    public var name: String?
    /// The list of its traits; nil: it has none.
    public var traits: String?
    /// Declarations marked `@Previewable`, without the mark.
    public var state: [String]
    /// The views.
    public var body: String
  }

  public private(set) var previews: [Found] = []
  /// The types that are preview providers, in the order of the file.
  public private(set) var providers: [String] = []

  public init(_ source: String) {
    let text = SwiftText(source)
    for place in text.places(of: "#Preview") {
      if let found = Self.preview(text, place) { previews.append(found) }
    }
    for place in text.places(of: "PreviewProvider") {
      if let name = Self.provider(text, place) { providers.append(name) }
    }
  }

  private static func preview(_ text: SwiftText, _ place: Int) -> Found? {
    guard var at = text.next(place + "#Preview".count) else { return nil }
    var name: String?
    var traits: String?
    if text.characters[at] == "(" {
      guard let end = text.end(ofBracketAt: at), let brace = text.next(end) else { return nil }
      name = firstString(text.text(at + 1..<end - 1))
      if let label = text.places(of: "traits").first(where: { at < $0 && $0 < end }),
        let colon = text.next(label + "traits".count), text.characters[colon] == ":"
      {
        traits = text.text(colon + 1..<end - 1).trimmingSpaces
      }
      at = brace
    }
    guard text.characters[at] == "{", let end = text.end(ofBracketAt: at) else { return nil }
    var state: [String] = []
    var body: [Substring] = []
    for line in text.text(at + 1..<end - 1).split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop(while: \.isWhitespace)
      if words.hasPrefix("@Previewable") {
        state.append(String(words.dropFirst("@Previewable".count).drop(while: \.isWhitespace)))
      } else {
        body.append(line)
      }
    }
    return Found(name: name, traits: traits, state: state, body: body.joined(separator: "\n"))
  }

  /// A string literal at the beginning of arguments.
  private static func firstString(_ arguments: String) -> String? {
    let words = arguments.drop(while: \.isWhitespace)
    guard words.first == "\"", let end = words.dropFirst().firstIndex(of: "\"") else { return nil }
    return String(words[words.index(after: words.startIndex)..<end])
  }

  /// The name of the type whose conformance is declared at `place`.
  private static func provider(_ text: SwiftText, _ place: Int) -> String? {
    // Back to the keyword of the declaration; a brace or a semicolon in between means that it is something else.
    var at = place - 1
    while at >= 0 {
      if text.isCode[at], "{};".contains(text.characters[at]) { return nil }
      for keyword in ["struct", "class", "enum", "extension"]
      where text.isCode[at] && text.starts(keyword, at)
        && (at == 0 || !SwiftText.isNamePart(text.characters[at - 1]))
      {
        guard let start = text.next(at + keyword.count), start < place else { return nil }
        let name = text.characters[start...].prefix { SwiftText.isNamePart($0) || $0 == "." }
        return name.isEmpty ? nil : String(name)
      }
      at -= 1
    }
    return nil
  }

  /// Swift that declares `previewsOfFile`, to be put behind the source itself so that it sees what is private there.
  public func registration(fileName: String) -> String {
    var lines: [String] = []
    var entries: [String] = []
    for provider in providers {
      entries.append("PreviewGallery.Page(\"\(provider)\") { \(provider).previews }")
    }
    for (index, preview) in previews.enumerated() {
      let type = "PreviewOfFile\(index + 1)"
      lines.append("private struct \(type): View {")
      lines += preview.state.map { "  " + $0 }
      lines.append("  var body: some View {")
      lines.append(preview.body)
      lines.append("  }")
      lines.append("}")
      let name = preview.name ?? (previews.count > 1 ? "\(fileName) \(index + 1)" : fileName)
      let traits = preview.traits.map { ", traits: { [\($0)] }" } ?? ""
      entries.append("PreviewGallery.Page(\"\(name)\"\(traits)) { \(type)() }")
    }
    lines.append("@MainActor let previewsOfFile: [PreviewGallery.Page] = [")
    lines += entries.map { "  \($0)," }
    lines.append("]")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The same without the white space round it.
  fileprivate var trimmingSpaces: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
