import SwiftUI
import Testing
import ViewTreeTesting

/// Lists of a range of numbers with a selection.
@MainActor struct NumberedListTests {
  private struct One: View {
    @State private var chosen: Int?
    var body: some View {
      VStack {
        Text("chosen \(chosen ?? -1)")
        List(0..<20, selection: $chosen) { Text("row \($0)") }
      }
    }
  }

  private struct Several: View {
    @State private var chosen: Set<Int> = []
    var body: some View {
      VStack {
        Text("chosen \(chosen.sorted().map(String.init).joined(separator: " "))")
        List(0..<20, selection: $chosen) { Text("row \($0)") }.environment(\.editMode, .constant(.active))
      }
    }
  }

  @Test func oneNumberIsChosen() {
    let tester = ViewTester(One())
    tester.settle()
    tester.tap("row 3")
    tester.tap("row 5")
    tester.settle()
    #expect(tester.has("chosen 5"))
  }

  @Test func severalNumbersAreChosen() {
    let tester = ViewTester(Several())
    tester.settle()
    tester.tap("row 3")
    tester.tap("row 5")
    tester.settle()
    #expect(tester.has("chosen 3 5"))
  }
}
