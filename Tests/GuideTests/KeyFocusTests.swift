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
}
