import Foundation
import Testing

/// The table of the API says what there is, and what tests call of it.
struct APITests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let file = root.appending(path: "docs/API.md")

  private static let writes = ProcessInfo.processInfo.environment["BISTRO_WRITE_API"] != nil

  /// The index of who calls what, read once.
  static let index = Result { try TestIndex(root: root) }

  private static let symbols = Result {
    try SymbolGraph.extract("ViewTree") + SymbolGraph.visibleOfGraphics()
      + SymbolGraph.extract("BistroComponents") + SymbolGraph.extract("SwiftUI")
  }

  /// The modules' table, with a test for each name that one calls, made once.
  private static let present = Result {
    return try APITable(
      names: PublicName.rows(of: symbols.get()),
      unavailable: UnavailableNames(in: root.appending(path: "Sources/SwiftUI/Unavailable")).names,
      deviations: NameList.read("Deviations.txt"), index: index.get())
  }

  @Test func theTableSaysWhatTheModulesHaveAndTestsCall() throws {
    let present = try Self.present.get()
    if Self.writes {
      try present.markdown.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let table = try APITable(markdown: String(contentsOf: Self.file, encoding: .utf8))
    let (actual, written) = (present.contents, table.contents)
    let missing = actual.keys.filter { written[$0] == nil }.sorted()
    let gone = written.keys.filter { actual[$0] == nil }.sorted()
    let changed = actual.keys.filter { written[$0] != nil && written[$0] != actual[$0] }.sorted()
    #expect(missing.isEmpty, "docs/API.md lacks these names: run `make api`")
    #expect(gone.isEmpty, "docs/API.md lists names that are gone: run `make api`")
    #expect(changed.isEmpty, "docs/API.md says something else of these: run `make api`")
    #expect(actual.count > 1000)

    var callers: [String: Set<String>] = [:]
    for chapter in present.chapters {
      for row in chapter.rows { callers["\(chapter.title): \(row.name)"] = row.callers }
    }
    for chapter in table.chapters {
      for row in chapter.rows {
        guard let test = row.test else { continue }
        let calls = callers["\(chapter.title): \(row.name)"]?.contains(test) ?? false
        #expect(calls, "docs/API.md says that \(test) calls `\(row.name)`, which it does not: run `make api`")
      }
    }
  }

  @Test func typesForWhatDoesNothingSaySo() throws {
    let types = try Forms.silentArguments(Self.symbols.get())
    #expect(types.isEmpty, "everything that is declared with these does nothing, and they do not say so")
  }

  @Test func whatDoesNothingSaysSoInTheTablesWords() throws {
    let deviations = try NameList.read("Deviations.txt")
    let others = try PublicName.rows(of: Self.symbols.get()).filter { deviations[$0.name] == nil }
      .flatMap(Forms.unknownWords)
    #expect(
      others.isEmpty,
      "write \"does nothing here\" into the documentation of these, or what they do not do into Deviations.txt"
    )
  }

  @Test func theReadmeSaysWhatIsMissing() throws {
    let file = Self.root.appending(path: "README.md")
    let summary = try Self.present.get().summary
    var text = try String(contentsOf: file, encoding: .utf8)
    let (begin, end) = ("<!-- Written by `make api`. -->\n", "\n<!-- Until here. -->")
    let start = try #require(text.firstRange(of: begin)?.upperBound)
    let stop = try #require(text[start...].firstRange(of: end)?.lowerBound)
    if Self.writes {
      text.replaceSubrange(start..<stop, with: summary)
      try text.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start..<stop] == summary, "README.md lists something else: run `make api`")
    }
  }

  @Test func everyDeviationIsOfANameThatIsThere() throws {
    let names = try Set(Self.present.get().chapters.flatMap(\.rows).map(\.name))
    let deviations = try NameList.read("Deviations.txt")
    let gone = deviations.keys.filter { !names.contains($0) }.sorted()
    let silent = deviations.filter { $0.value.isEmpty }.keys.sorted()
    #expect(
      gone.isEmpty && silent.isEmpty, "Deviations.txt lists names that are gone, or says nothing of them")
  }
}
