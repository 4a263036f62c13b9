import SwiftUI
import Testing
import ViewTree
import ViewTreeTesting

@MainActor struct FocusRingTests {
  private func strokes(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { sum, item in
      switch item.content {
      case .stroke: sum + 1
      case .group(let group): sum + strokes(group.items)
      default: sum
      }
    }
  }

  @Test func theRingGoesWithTheFirstTouchAndComesBackWithTheNextKey() {
    let tester = ViewTester(
      ScrollView {
        Button("One") {}.padding()
        Button("Two") {}.padding()
      })
    tester.settle()
    #expect(strokes(tester.displayList.items) == 0)
    tester.key(.tab)
    tester.settle()
    #expect(strokes(tester.displayList.items) == 1)
    tester.press(CGPoint(x: 20, y: 700))
    tester.advance(by: 0.1)
    #expect(strokes(tester.displayList.items) == 0)
    tester.release()
    tester.key(.tab)
    tester.settle()
    #expect(strokes(tester.displayList.items) == 1)
  }
}
