import SwiftUI
import Testing
import ViewTreeTesting

@testable import BistroComponents

/// A deck goes with the view that owns its controller, whatever that view does at a swipe.
@MainActor struct SwipeDeckLifetimeTests {
  private final class Seen { weak var deck: SwipeDeckController? }

  private struct Owner: View {
    let seen: Seen
    @State private var deck = SwipeDeckController()
    @State private var count = 0
    var body: some View {
      SwipeDeck((1...5).map(SwipeDeckTests.Item.init), controller: deck) { _, _ in
        count += 1
      } onUndo: { _, _ in
        count -= 1
      } onEmpty: {
        count = 0
      } content: { item in
        Text("Card \(item.id) of \(count)").frame(width: 300, height: 200).background(Color.white)
      }
      .onAppear { seen.deck = deck }
    }
  }

  @Test func aControllerIsFreedWithTheViewThatOwnsIt() {
    let seen = Seen()
    func visit() {
      let tester = ViewTester(Owner(seen: seen), size: CGSize(width: 390, height: 800))
      tester.settle()
      tester.flick(from: CGPoint(x: 195, y: 400), by: CGVector(dx: 250, dy: 0), over: 0.1)
      tester.settle()
      let count = seen.deck?.remaining.count
      #expect(count == 4)
    }
    visit()
    let isGone = seen.deck == nil
    #expect(isGone)
  }
}
