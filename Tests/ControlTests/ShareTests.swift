import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

struct ShareTests {
  nonisolated private struct Place: Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: { (place: Place) in place.name })
    }
  }

  private func shared<V: View>(_ view: V) throws -> String? {
    let tester = ViewTester(view, width: 300)
    let label = try #require(tester.tree.flattened.first { $0.type == "Text" }?.frame.rect)
    tester.tap(CGPoint(x: label.midX, y: label.midY))
    return tester.host.services.clipboard.text
  }

  @Test func whatIsSharedIsOnTheClipboard() throws {
    let link = try #require(URL(string: "https://example.org/a"))
    #expect(try shared(ShareLink(item: link)) == "https://example.org/a")
    #expect(try shared(ShareLink("Send", item: "words", subject: Text("s"))) == "words")
    #expect(try shared(ShareLink(items: ["a", "b"]) { Text("Both") }) == "a\nb")
    #expect(try shared(ShareLink(item: Place(name: "Kitchen")) { Text("Place") }) == "Kitchen")
  }

  @Test func whatIsSharedWithAPreviewToo() throws {
    let (title, star) = (String("t"), Image(systemName: "star"))
    #expect(try shared(ShareLink(item: "a", preview: SharePreview("t"))) == "a")
    #expect(try shared(ShareLink("Send", item: "a", preview: SharePreview(title, image: star))) == "a")
    #expect(try shared(ShareLink(title, item: "a", preview: SharePreview("t", icon: star))) == "a")
    #expect(
      try shared(
        ShareLink(items: ["a", "b"], preview: { _ in SharePreview(Text("t"), image: star, icon: star) }))
        == "a\nb")
    #expect(
      try shared(
        ShareLink(item: "a", preview: SharePreview("t", image: star, icon: star)) { Text("One") }) == "a")
    #expect(
      try shared(ShareLink(items: ["a"], preview: { SharePreview($0, image: star) }) { Text("All") }) == "a")
  }

  @Test func textsCanBeCopied() throws {
    let tester = ViewTester(
      VStack {
        Text("First")
        Text("Second")
      }
      .textSelection(.enabled), width: 300)
    let first = try #require(tester.frame(of: "First"))
    tester.press(CGPoint(x: first.midX, y: first.midY))
    tester.advance(by: 0.7)
    tester.release()
    tester.settle()
    let copy = try #require(tester.frame(of: "Copy"))
    tester.tap(CGPoint(x: copy.midX, y: copy.midY))
    tester.settle()
    #expect(tester.host.services.clipboard.text == "First\nSecond")
    #expect(tester.frame(of: "Copy") == nil)
  }

  @Test func textsThatCannotBeSelectedOfferNothing() throws {
    let tester = ViewTester(Text("First").textSelection(.disabled), width: 300)
    let first = try #require(tester.frame(of: "First"))
    tester.press(CGPoint(x: first.midX, y: first.midY))
    tester.advance(by: 0.7)
    tester.release()
    tester.settle()
    #expect(tester.frame(of: "Copy") == nil)
  }
}
