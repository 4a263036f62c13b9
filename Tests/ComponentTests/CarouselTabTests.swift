import SwiftUI
import Testing
import ViewTreeTesting

@testable import BistroComponents

/// A carousel in a tab that is left while a finger drags it.
@MainActor struct CarouselTabTests {
  private struct Item: Identifiable { let id: Int }

  private struct Tabs: View {
    @State private var selection: Int?
    @State private var tab = 0

    private var options: CarouselOptions {
      var options = CarouselOptions()
      options.itemSize = CGSize(width: 200, height: 200)
      return options
    }

    var body: some View {
      TabView(selection: $tab) {
        Carousel((1...9).map(Item.init), selection: $selection, options: options) { Text("Item \($0.id)") }
          .tabItem { Text("Covers") }.tag(0)
        Text("Nothing").tabItem { Text("Other") }.tag(1)
      }
    }
  }

  /// The distance of the item that is nearest to the middle from it.
  private static func distance(_ tester: ViewTester) -> CGFloat {
    tester.tree.flattened.filter { $0.text?.hasPrefix("Item") == true }.map { abs($0.frame.rect.midX - 200) }
      .min() ?? .infinity
  }

  private static func choose(_ tab: String, _ tester: ViewTester) {
    let frame = tester.frame(of: tab) ?? .zero
    tester.press(CGPoint(x: frame.midX, y: frame.midY), finger: 2)
    tester.advance(by: 0.05)
    tester.release(finger: 2)
  }

  @Test(arguments: [true, false])
  func itRestsAtAnItemWhenOneComesBack(liftsThere: Bool) {
    let tester = ViewTester(Tabs(), size: CGSize(width: 400, height: 800))
    tester.settle()
    tester.press(CGPoint(x: 200, y: 380), finger: 1)
    tester.move(by: CGVector(dx: -130, dy: 0), over: 0.15, finger: 1)
    #expect(Self.distance(tester) > 20)
    Self.choose("Other", tester)
    tester.advance(by: 0.3)
    if liftsThere { tester.release(finger: 1) }
    tester.advance(by: 0.6)
    Self.choose("Covers", tester)
    if !liftsThere {
      tester.advance(by: 0.3)
      tester.release(finger: 1)
    }
    tester.settle()
    #expect(Self.distance(tester) < 1)
  }

  @Test func aThrowEndsAtAnItemWhileAnotherTabIsShown() {
    let tester = ViewTester(Tabs(), size: CGSize(width: 400, height: 800))
    tester.settle()
    tester.press(CGPoint(x: 200, y: 380))
    tester.move(by: CGVector(dx: -130, dy: 0), over: 0.1)
    tester.release()
    tester.tap("Other")
    tester.advance(by: 2)
    tester.tap("Covers")
    tester.settle()
    #expect(Self.distance(tester) < 1)
  }
}
