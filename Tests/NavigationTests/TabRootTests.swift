import SwiftUI
import Testing
import ViewTreeTesting

/// A tap on the tab that is shown leads back to the first page of its stack.
@MainActor struct TabRootTests {
  private struct Tabs: View {
    @State private var path: [Int] = []
    let hasPath: Bool

    @ViewBuilder private var root: some View {
      List(0..<40, id: \.self) { NavigationLink("row \($0)", value: $0) }
        .navigationDestination(for: Int.self) { number in
          NavigationLink("deeper \(number)", value: number + 1)
        }
        .navigationTitle("Rows")
    }

    var body: some View {
      TabView {
        Group {
          if hasPath {
            NavigationStack(path: $path) { root }
          } else {
            NavigationStack { root }
          }
        }
        .tabItem { Text("first") }
        Text("nothing").tabItem { Text("second") }
      }
    }
  }

  @Test(arguments: [false, true]) func aTapOnTheTabThatIsShownGoesBackToTheFirstPage(_ hasPath: Bool) throws {
    let tester = ViewTester(Tabs(hasPath: hasPath), size: CGSize(width: 390, height: 844))
    tester.tap("row 3")
    tester.settle()
    tester.tap("deeper 3")
    tester.settle()
    #expect(tester.frame(of: "deeper 4") != nil)
    tester.tap("first")
    tester.advance(by: 0.1)
    let leaving = try #require(tester.frame(of: "deeper 4"), "the page that is seen is the one that leaves")
    #expect(leaving.minX > 0)
    tester.settle()
    #expect(tester.frame(of: "row 3") != nil && tester.frame(of: "deeper 3") == nil)
    // At the first page it goes to the top of that.
    tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -300), over: 0.1)
    tester.settle()
    #expect(tester.frame(of: "row 0").map { $0.maxY < 150 } ?? true)
    tester.tap("first")
    tester.settle()
    #expect(try #require(tester.frame(of: "row 0")).minY > 100)
    #expect(tester.warnings.isEmpty)
  }

  @Test func anotherTabsStackStaysAsItIs() {
    let tester = ViewTester(Tabs(hasPath: true), size: CGSize(width: 390, height: 844))
    tester.tap("row 3")
    tester.settle()
    tester.tap("second")
    tester.settle()
    tester.tap("first")
    tester.settle()
    #expect(tester.frame(of: "deeper 3") != nil)
  }

  private struct Bar: View {
    @State private var isOn = false
    var body: some View {
      NavigationStack {
        Text(isOn ? "on" : "off")
          .navigationTitle("A fine title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Toggle("Flag", systemImage: "flag", isOn: $isOn) }
          }
      }
    }
  }

  @Test func aToggleInABarIsAButton() throws {
    let tester = ViewTester(Bar(), size: CGSize(width: 390, height: 844))
    tester.settle()
    #expect(tester.paintedTexts.contains { $0.string == "A fine title" })
    #expect(!tester.paintedTexts.contains { $0.string == "Flag" })
    #expect(tester.tap("Flag"))
    tester.settle()
    #expect(tester.frame(of: "on") != nil)
  }
}
