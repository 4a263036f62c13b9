import SwiftUI
import Testing
import ViewTreeTesting

/// Taps on bars that bring content to its top.
struct TopTapTests {
  private struct Screen: View {
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack {
          List(0..<60, id: \.self) { index in
            NavigationLink("row \(index)") {
              ScrollView {
                VStack { ForEach(0..<60, id: \.self) { Text("line \($0)").frame(height: 40) } }
              }
              .accessibilityIdentifier("page")
              .navigationTitle("Page")
            }
          }
          .accessibilityIdentifier("list")
          .navigationTitle("Rows")
        }
        .tabItem { Text("First") }
        .tag(0)
        ScrollView { Color.green.frame(height: 3000) }
          .accessibilityIdentifier("second")
          .tabItem { Text("Second") }
          .tag(1)
      }
    }
  }

  @MainActor private static func scrolled(reducesMotion: Bool = false) -> ViewTester {
    let tester = ViewTester(Screen().environment(\._accessibilityReduceMotion, reducesMotion))
    tester.settle()
    tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -300), over: 0.2)
    tester.settle()
    #expect(tester.scrollOffset(of: "list") > 300)
    return tester
  }

  @Test func aTapOnTheTabThatIsShownScrollsToTheTop() {
    let tester = Self.scrolled()
    tester.tap("First")
    tester.advance(by: 0.1)
    // On its way, not there at once.
    #expect(tester.scrollOffset(of: "list") > 0)
    tester.settle()
    #expect(tester.scrollOffset(of: "list") == 0)
  }

  @Test func aTapOnAnotherTabShowsThatAndMovesNothing() {
    let tester = Self.scrolled()
    let offset = tester.scrollOffset(of: "list")
    tester.tap("Second")
    tester.settle()
    tester.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -210))
    tester.settle()
    #expect(tester.scrollOffset(of: "second") == 200)
    tester.tap("First")
    tester.settle()
    #expect(tester.scrollOffset(of: "list") == offset)
    tester.tap("Second")
    tester.settle()
    #expect(tester.scrollOffset(of: "second") == 200)
    tester.tap("Second")
    tester.settle()
    #expect(tester.scrollOffset(of: "second") == 0)
  }

  @Test func aTapOnTheTitleInTheBarScrollsToTheTop() {
    let tester = Self.scrolled()
    tester.tap(CGPoint(x: 195, y: 22))
    tester.settle()
    #expect(tester.scrollOffset(of: "list") == 0)
  }

  @Test func thePageInFrontIsMeant() {
    let tester = Self.scrolled()
    let offset = tester.scrollOffset(of: "list")
    tester.tap(CGPoint(x: 195, y: 400))
    tester.settle()
    tester.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -310))
    tester.settle()
    #expect(tester.scrollOffset(of: "page") > 200)
    tester.tap(CGPoint(x: 195, y: 22))
    tester.settle()
    #expect(tester.scrollOffset(of: "page") == 0)
    // The tab leads back to the first page.
    tester.tap(CGPoint(x: 100, y: 820))
    tester.settle()
    #expect(tester.scrollOffset(of: "list") == offset)
  }

  @Test func withReducedMotionItIsThereAtOnce() {
    let tester = Self.scrolled(reducesMotion: true)
    tester.tap("First")
    tester.advance(by: 0.02)
    #expect(tester.scrollOffset(of: "list") == 0)
  }

  @Test func aThrowEndsThere() {
    let tester = Self.scrolled()
    tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -300), over: 0.1)
    tester.advance(by: 0.05)
    tester.tap("First")
    tester.settle()
    #expect(tester.scrollOffset(of: "list") == 0)
  }
}
