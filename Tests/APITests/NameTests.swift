import Foundation
import Testing

/// What `import SwiftUI` shows: SwiftUI's names and those of the frameworks beside it, and few besides, each for a reason.
struct NameTests {
  /// The names beside SwiftUI's, each with its reason.
  private static func own() throws -> [String: String] { try NameList.read("OwnNames.txt") }

  /// The types, functions and modifiers that a program sees, as they are written.
  private static func present() throws -> Set<String> {
    let symbols =
      try SymbolGraph.extract("ViewTree") + SymbolGraph.visibleOfGraphics() + SymbolGraph.extract("SwiftUI")
    return Set(PublicName.rows(of: symbols).filter { $0.chapter != PublicName.otherTypes }.map(\.name))
  }

  @Test func whatProgramsSeeIsSwiftUIsOrHasAReason() throws {
    let known = try Set(NameList.lines("SwiftUINames.txt")).union(Self.own().keys)
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
    let both = try own.keys.filter(Set(NameList.lines("SwiftUINames.txt")).contains).sorted()
    #expect(both.isEmpty, "names are listed twice")
  }
}
