import Foundation
import SwiftUI
import Testing

/// The page of symbols has the names that there are.
struct SymbolsPageTests {
  @Test func everySymbolIsOnThePageAndNoOther() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/symbols.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let names = text.split(separator: "\n").filter { $0.hasPrefix("| <img") }
      .flatMap {
        $0.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
    #expect(Set(names) == _SymbolNames.all && names.count == _SymbolNames.all.count)
  }
}
