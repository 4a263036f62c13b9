import Foundation
import RealInput
import Testing
import ViewTree

extension RealInputTests {
  /// The guide's tabs by hand: the deck, the covers, the pull that reads again.
  @Suite struct Tabs {
    /// Where the topmost card is held.
    private static let card = CGPoint(x: 195, y: 400)

    private func choose(_ tab: String, showing id: String, _ guide: Guide) async throws {
      try await guide.tap(guide.middle(of: "tab-\(tab)"))
      try await guide.program.wait(for: "the tab \(tab)") { $0.first(id: id) != nil }
    }

    /// The name on the topmost card: the last that is painted.
    private func topCard(_ tree: TreeDump) -> String? {
      tree.flattened.last { $0.id?.hasPrefix("card-") == true }?.id
    }

    @Test(arguments: Hand.allCases)
    func `A card dragged to the right leaves, and its row gets a heart`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        try await choose("discover", showing: "swipe-deck", guide)
        let first = try #require(guide.program.tree().flatMap(topCard))
        try await guide.hand.drag(
          from: guide.screen(Self.card), to: guide.screen(CGPoint(x: Self.card.x + 160, y: Self.card.y)))
        try await guide.program.wait(for: "the next card") { tree in topCard(tree) != first }
        // Let go before half of the way it comes back.
        let second = try #require(guide.program.tree().flatMap(topCard))
        try await guide.hand.drag(
          from: guide.screen(Self.card), to: guide.screen(CGPoint(x: Self.card.x - 60, y: Self.card.y)))
        try await guide.rest()
        #expect(guide.program.tree().flatMap(topCard) == second)
        try await choose("restaurants", showing: "heart", guide)
        let tree = try #require(guide.program.tree())
        #expect(tree.flattened.count { $0.id == "heart" } == 1)
      }
    }

    @Test(arguments: Hand.allCases)
    func `Buttons swipe and take back`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        try await choose("discover", showing: "swipe-deck", guide)
        let first = try #require(guide.program.tree().flatMap(topCard))
        try await guide.tap(guide.middle(of: "skip"))
        try await guide.program.wait(for: "the next card") { tree in topCard(tree) != first }
        try await guide.tap(guide.middle(of: "undo"))
        try await guide.program.wait(for: "the card again") { tree in topCard(tree) == first }
      }
    }

    @Test(arguments: Hand.allCases)
    func `A pull reads the restaurants again and says that nothing has changed`(_ hand: Hand) async throws {
      try await Guide.run(with: hand) { guide in
        let before = try #require(guide.row(0))
        try await guide.drag(from: CGPoint(x: 195, y: 250), by: 320)
        try await guide.program.wait(for: "the notice") { $0.first(id: "notice") != nil }
        try await guide.program.wait(for: "the list where it was") { tree in
          tree.first(id: "row-0").map { abs($0.frame.y - before) <= Guide.tolerance } ?? false
        }
        #expect(guide.program.tree()?.first(id: "bottom-sheet") == nil)
      }
    }

    @Test(arguments: Hand.allCases)
    func `Covers that are flung come to rest with one in the middle, and a tap opens it`(
      _ hand: Hand
    ) async throws {
      try await Guide.run(with: hand) { guide in
        try await choose("photos", showing: "carousel", guide)
        let y = try guide.middle(of: "carousel").y
        try await guide.hand.flick(
          from: guide.screen(CGPoint(x: 300, y: y)), to: guide.screen(CGPoint(x: 100, y: y)))
        try await guide.program.wait(for: "another cover in the middle") { tree in
          tree.first(id: "caption") != nil && tree.first(text: "1 of 26") == nil
            && tree.flattened.contains { node in
              node.id?.hasPrefix("cover-") == true
                && abs(node.frame.x + node.frame.width / 2 - 195) <= Guide.tolerance
            }
        }
        try await guide.tap(CGPoint(x: 195, y: y))
        try await guide.sheet(at: Guide.half)
      }
    }

    @Test func `Arrow keys swipe cards and select covers`() async throws {
      try await Guide.run(with: .mouse) { guide in
        try await choose("discover", showing: "swipe-deck", guide)
        let first = try #require(guide.program.tree().flatMap(topCard))
        try await guide.server.keyboard.type(.right)
        try await guide.program.wait(for: "the next card") { tree in topCard(tree) != first }
        try await choose("photos", showing: "carousel", guide)
        try await guide.server.keyboard.type(.right)
        try await guide.program.wait(for: "the second cover") { $0.first(text: "2 of 26") != nil }
      }
    }
  }
}
