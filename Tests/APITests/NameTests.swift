import Foundation
import Testing

/// What `import SwiftUI` shows: SwiftUI's names and those of the frameworks beside it, and few besides, each for a reason.
struct NameTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The lines of a list.
  private static func lines(_ name: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n").map(
      String.init)
  }

  /// The names beside SwiftUI's, each with its reason.
  private static func own() throws -> [String: String] {
    var names: [String: String] = [:]
    for line in try lines("OwnNames.txt") {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      names[parts[0]] = parts.count > 1 ? parts[1] : ""
    }
    return names
  }

  /// The types, functions and modifiers that a program sees, as they are written.
  private static func present() throws -> Set<String> {
    let symbols =
      try SymbolGraph.extract("ViewTree") + SymbolGraph.visibleOfGraphics() + SymbolGraph.extract("SwiftUI")
    return Set(APITable(symbols: symbols).chapters.flatMap(\.rows).map(\.name))
  }

  @Test func whatProgramsSeeIsSwiftUIsOrHasAReason() throws {
    let known = try Set(Self.lines("SwiftUINames.txt")).union(Self.own().keys)
    let others = try Self.present().subtracting(known).sorted()
    #expect(
      others.isEmpty,
      "public names that neither SwiftUINames.txt nor OwnNames.txt lists: use `package`, or say there why programs need them"
    )
  }

  @Test func everyReasonIsForANameThatIsThere() throws {
    let own = try Self.own()
    let present = try Self.present()
    let gone = own.keys.filter { !present.contains($0) }.sorted()
    let silent = own.filter { $0.value.isEmpty }.keys.sorted()
    #expect(gone.isEmpty && silent.isEmpty, "OwnNames.txt lists names that are gone, or gives no reason")
    let both = try own.keys.filter(Set(Self.lines("SwiftUINames.txt")).contains).sorted()
    #expect(both.isEmpty, "names are listed twice")
  }
}
