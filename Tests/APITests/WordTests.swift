import Foundation
import Testing

/// Declarations have the field's terms for their names: a distance, a duration, a direction, a receiver.
struct WordTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// Names that say too little, as patterns of a declaration.
  private static var patterns: [Regex<Substring>] {
    [
      #/\bfunc take(?![a-z])\w*/#, #/\b(?:let|var|case|func|enum|struct|class) [wW]ays?\b/#,
      #/[(,] ?(?:\w+ )?way: /#, #/\b(?:let|var) taken\w*/#,
      #/\b(?:let|var|case|enum|struct|class) [mM]oment\b/#,
    ]
  }

  private static func files() throws -> [URL] {
    let found = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  /// The declarations of a source that have such a name, its comments left out.
  private static func faults(_ source: String) -> [String] {
    source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.flatMap { line in
      patterns.flatMap { line.matches(of: $0) }.map { String($0.output) }
    }
  }

  @Test func declarationsHaveTheFieldsWords() throws {
    let files = try Self.files()
    #expect(files.count > 800, "the sources are not where they were looked for")
    var faults: [String] = []
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      faults += Self.faults(source).map { "\(file.lastPathComponent): \($0)" }
    }
    #expect(faults.isEmpty)
  }

  @Test func namesThatSayTooLittleAreFound() {
    #expect(Self.faults("  func takeEvents() {") == ["func takeEvents"])
    #expect(Self.faults("  mutating func take(_ list: [Int]) {") == ["func take"])
    #expect(Self.faults("let way: CGFloat") == ["let way"])
    #expect(Self.faults("func go(by way: CGFloat) {}") == ["(by way: "])
    #expect(Self.faults("enum Way {") == ["enum Way"])
    #expect(Self.faults("  // func takeEvents()\n  func takeaway() {}").isEmpty)
  }
}
