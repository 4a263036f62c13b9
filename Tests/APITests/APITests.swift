import Foundation
import Testing

/// The table of the API says what there is.
struct APITests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let file = root.appending(path: "docs/API.md")

  /// The module's table, with a test for each name that one uses.
  private func present() throws -> APITable {
    var table = try APITable(
      symbols: SymbolGraph.extract("ViewTree") + SymbolGraph.visibleOfGraphics()
        + SymbolGraph.extract("BistroComponents"),
      unavailable: UnavailableNames(in: Self.root.appending(path: "Sources/SwiftUI/Unavailable")).names)
    let sources = try TestSources(under: Self.root.appending(path: "Tests"))
    for chapter in table.chapters.indices {
      for row in table.chapters[chapter].rows.indices
      where table.chapters[chapter].rows[row].status != .unavailable {
        table.chapters[chapter].rows[row].test = sources.test(of: table.chapters[chapter].rows[row].name)
      }
    }
    return table
  }

  @Test func theTableListsWhatTheModuleHas() throws {
    let present = try present()
    if ProcessInfo.processInfo.environment["BISTRO_WRITE_API"] != nil {
      try present.markdown.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let table = try APITable(markdown: String(contentsOf: Self.file, encoding: .utf8))
    let (actual, written) = (present.names, table.names)
    let missing = actual.keys.filter { written[$0] == nil }.sorted()
    let gone = written.keys.filter { actual[$0] == nil }.sorted()
    let changed = actual.keys.filter { written[$0] != nil && written[$0] != actual[$0] }.sorted()
    #expect(missing.isEmpty, "docs/API.md lacks these names: run `make api`")
    #expect(gone.isEmpty, "docs/API.md lists names that are gone: run `make api`")
    #expect(changed.isEmpty, "docs/API.md has another status for these: run `make api`")
    #expect(actual.count > 500)
  }

  @Test func theTestsThatTheTableNamesExist() throws {
    let sources = try TestSources(under: Self.root.appending(path: "Tests"))
    let table = try APITable(markdown: String(contentsOf: Self.file, encoding: .utf8))
    for row in table.chapters.flatMap(\.rows) {
      guard let test = row.test else { continue }
      let exists = sources.contains(test)
      #expect(exists, "docs/API.md names a test of `\(row.name)` that is not there: run `make api`")
    }
  }
}
