import BistroComponents
import SwiftUI
import Testing
import ViewTreeTesting

/// Components as a program writes them.
struct UseTests {
  private struct Page: View {
    var dismissed: () -> Void = {}
    @State private var isPresented = false
    @State private var detent = BottomSheetDetent.half
    var body: some View {
      ZStack {
        Button("show") { isPresented = true }
        BottomSheet(isPresented: $isPresented, selection: $detent, onDismiss: dismissed) {
          VStack {
            Text("inside at \(detent == .full ? "full" : "half")")
            Button("grow") { detent = .full }
            Button("close") { isPresented = false }
          }
        }
      }
    }
  }

  @Test func aSheetIsPresentedGrowsAndIsDismissedByItsBindings() throws {
    var dismissals = 0
    let tester = ViewTester(Page { dismissals += 1 }, size: CGSize(width: 390, height: 800))
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil)
    tester.tap("show")
    tester.settle()
    let half = try #require(tester.frame(of: "bottom-sheet"))
    #expect(half.minY == 400 && tester.frame(of: "inside at half") != nil)
    tester.tap("grow")
    tester.settle()
    #expect(try #require(tester.frame(of: "bottom-sheet")).minY < 100)
    #expect(tester.frame(of: "inside at full") != nil)
    tester.tap("close")
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil && dismissals == 1)
  }

  @Test func aSwipeHasADirection() {
    struct Card: Identifiable { let id: Int }
    var swipes: [(Int, SwipeDirection)] = []
    let tester = ViewTester(
      SwipeDeck([1, 2, 3].map(Card.init)) { card, direction in
        swipes.append((card.id, direction))
      } content: { card in
        Text("Card \(card.id)").frame(width: 300, height: 200).background(Color.white)
      }, size: CGSize(width: 390, height: 800))
    tester.settle()
    tester.flick(from: CGPoint(x: 195, y: 400), by: CGVector(dx: 250, dy: 0), over: 0.15)
    tester.settle()
    tester.flick(from: CGPoint(x: 195, y: 400), by: CGVector(dx: -250, dy: 0), over: 0.15)
    tester.settle()
    #expect(swipes.map(\.0) == [1, 2])
    #expect(swipes.map(\.1) == [SwipeDirection.right, .left])
  }
}
