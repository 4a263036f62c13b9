import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// Where arrow keys and Tab lead in the guide.
@MainActor struct KeyFocusTests {
  @Observable fileprivate final class Pressed {
    var names: [String] = []
  }

  /// A row of chips over rows as wide as their column, and a button beside it.
  private struct Page: View {
    let pressed: Pressed

    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          HStack {
            ForEach(0..<3, id: \.self) { number in button("chip \(number)") }
          }
          ForEach(0..<4, id: \.self) { number in
            Button {
              pressed.names.append("row \(number)")
            } label: {
              Text("row \(number)").frame(width: 300, height: 50)
            }
          }
        }
        .frame(width: 300)
        button("details")
          .frame(maxWidth: .infinity)
          .padding(.top, 400)
      }
    }

    private func button(_ name: String) -> some View {
      Button(name) { pressed.names.append(name) }
    }
  }

  /// What lies wholly beyond a row is beside it; a chip above its end is not.
  @Test func aRowsNeighbourIsWhatLiesBesideIt() {
    let pressed = Pressed()
    let tester = ViewTester(Page(pressed: pressed), size: CGSize(width: 800, height: 600))
    tester.settle()
    for _ in 0..<5 { tester.key(.tab) }
    tester.key(.return)
    tester.key(.rightArrow)
    tester.key(.return)
    tester.key(.leftArrow)
    tester.key(.return)
    tester.settle()
    #expect(pressed.names.prefix(2) == ["row 1", "details"] && pressed.names.last?.hasPrefix("row") == true)
  }

  /// On a half sheet Tab reaches the heart before what is below, and what is below the window's edge comes into sight.
  @Test func tabOnAHalfSheetLeadsToTheHeartAndThenRaisesTheSheet() throws {
    let tester = SheetTests.guide()
    tester.tap("row-1")
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.half)
    for _ in 0..<6 {
      tester.key(.tab)
      tester.settle()
    }
    #expect(SheetTests.y(tester) == SheetTests.full)
  }

  /// A tab with a list whose first row is a strip of chips.
  private struct ListPage: View {
    let pressed: Pressed

    var body: some View {
      TabView {
        NavigationStack {
          List {
            ScrollView(.horizontal) {
              HStack { ForEach(0..<9, id: \.self) { button("chip \($0)") } }
            }
            ForEach(0..<60, id: \.self) { button("row \($0)") }
          }
          .navigationTitle("Rows")
        }
        .tabItem { Text("First") }
        Text("Other").tabItem { Text("Second") }
      }
    }

    private func button(_ name: String) -> some View {
      Button(name) { pressed.names.append(name) }
    }
  }

  /// What Return presses after keys.
  private func pressed(after keys: [KeyEquivalent]) -> String? {
    let pressed = Pressed()
    let tester = ViewTester(ListPage(pressed: pressed), size: CGSize(width: 390, height: 700))
    tester.settle()
    for key in keys {
      tester.key(key)
      tester.settle()
    }
    tester.key(.return)
    tester.settle()
    return pressed.names.last
  }

  @Test func keysDownBeginWithTheFirstRow() {
    #expect(pressed(after: [.downArrow]) == "row 0")
    #expect(pressed(after: [.downArrow, .downArrow]) == "row 1")
    // The strip lies above it.
    #expect(pressed(after: [.downArrow, .upArrow])?.hasPrefix("chip") == true)
    #expect(pressed(after: [.downArrow, .upArrow, .downArrow]) == "row 0")
  }

  @Test func homeAndEndLeadToTheFirstAndTheLastRow() {
    #expect(pressed(after: [.end]) == "row 59")
    #expect(pressed(after: [.end, .upArrow]) == "row 58")
    #expect(pressed(after: [.downArrow, .end, .upArrow, .upArrow]) == "row 57")
    #expect(pressed(after: [.end, .home]) == "row 0")
    #expect(pressed(after: [.end, .home, .downArrow]) == "row 1")
    #expect(pressed(after: [.home]) == "row 0")
  }
}
