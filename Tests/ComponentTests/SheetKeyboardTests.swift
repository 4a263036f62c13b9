import BistroComponents
import SwiftUI
import Testing
import ViewTreeTesting

/// The keyboard on the screen, with a field in a sheet. The ids are those of the project's conformance sentences.
@MainActor struct SheetKeyboardTests {
  private struct Program: View {
    @State private var isPresented = true
    @State private var text = ""

    var body: some View {
      Color.clear
        .bottomSheet(isPresented: $isPresented, detents: [.half, .full]) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<4, id: \.self) { Text(verbatim: "Line \($0)").frame(height: 60) }
              TextField("Note", text: $text).frame(height: 44).accessibilityIdentifier("note")
              ForEach(4..<20, id: \.self) { Text(verbatim: "Line \($0)").frame(height: 60) }
            }
          }
        }
    }
  }

  private func window() -> ViewTester {
    var preferences = UserPreferences()
    preferences.typesOnScreen = true
    let tester = ViewTester(Program(), size: CGSize(width: 390, height: 800), preferences: preferences)
    tester.settle()
    return tester
  }

  private func top(_ tester: ViewTester) -> CGFloat? { tester.frame(of: "bottom-sheet")?.minY }

  @Test func b59_theFieldIsInSightAndTheDetentRestored() throws {
    let tester = window()
    #expect(top(tester) == 400)
    tester.tap("note")
    tester.settle()
    let board = try #require(tester.frame(of: "keyboard"))
    let field = try #require(tester.frame(of: "note"))
    #expect(field.maxY <= board.minY && field.minY > (top(tester) ?? 999))
    #expect(top(tester) == 50)
    tester.tap("key-dismiss")
    tester.settle()
    #expect(top(tester) == 400 && tester.frame(of: "keyboard") == nil && tester.host.isAtRest)
  }

  @Test func b59_aSheetThatAHandHasMovedStaysThere() {
    let tester = window()
    tester.tap("note")
    tester.settle()
    tester.drag(from: CGPoint(x: 195, y: 62), by: CGVector(dx: 0, dy: 320), over: 0.8)
    tester.settle()
    #expect(top(tester) == 400)
    tester.drag(from: CGPoint(x: 195, y: 412), by: CGVector(dx: 0, dy: -330), over: 0.8)
    tester.settle()
    tester.tap("key-dismiss")
    tester.settle()
    #expect(top(tester) == 50)
  }
}
