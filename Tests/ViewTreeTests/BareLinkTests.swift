import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Addresses in texts that are keys are links without marks.
@MainActor struct BareLinkTests {
  private func links(_ text: String) throws -> [String] {
    try AttributedString(markdown: text).runs.compactMap { $0.link?.absoluteString }
  }

  @Test(arguments: [
    ("see https://example.com/menu now", ["https://example.com/menu"]),
    ("(http://example.com).", ["http://example.com"]),
    ("https://en.wikipedia.org/wiki/Tea_(meal)!", ["https://en.wikipedia.org/wiki/Tea_(meal)"]),
    ("www.example.com, please", ["http://www.example.com"]),
    ("write to tea@example.com.", ["mailto:tea@example.com"]),
    ("@example", []), ("a@b", []), ("swww.example.com", []), ("5 w 3", []), ("`https://example.com`", []),
    ("[tea](https://example.com)", ["https://example.com"]),
    ("**https://example.com**", ["https://example.com"]),
  ])
  func anAddressIsALink(_ text: String, _ expected: [String]) throws {
    #expect(try links(text) == expected)
  }

  @Test func textsOfKeysShowItAndVerbatimOnesDoNot() {
    func links(_ text: Text) -> [String] {
      let tester = ViewTester(text, size: CGSize(width: 300, height: 100))
      tester.settle()
      return tester.displayList.items.flatMap { item -> [String] in
        guard case .text(let content) = item.content else { return [] }
        return content.layout.lines.flatMap { $0.fragments.compactMap { $0.link?.absoluteString } }
      }
    }
    let address = "https://example.com/menu"
    #expect(links(Text("https://example.com/menu")) == [address])
    #expect(links(Text("see \(address)")) == [])
    #expect(links(Text(verbatim: address)) == [] && links(Text(address)) == [])
  }
}
