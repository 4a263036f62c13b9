import SwiftUI
import Testing
import ViewTreeTesting

/// Keys while a presentation leaves: they go to what is under it, whatever of it had the focus.
@MainActor struct LeavingKeyTests {
  @Observable final class Program {
    var isShown = false
    var isCovered = false
    var heard: [String] = []
  }

  /// A sheet, and a cover over it that a view inside closes at Escape.
  private struct Screen: View {
    @Bindable var program: Program

    var body: some View {
      Button("below") { program.heard.append("below") }
        .keyboardShortcut("b", modifiers: [])
        .sheet(isPresented: $program.isShown) {
          Button("sheet") { program.heard.append("sheet") }
            .keyboardShortcut("s", modifiers: [])
            .fullScreenCover(isPresented: $program.isCovered) { Cover(program: program) }
        }
    }
  }

  private struct Cover: View {
    let program: Program
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("cover") { program.heard.append("cover") }
        .keyboardShortcut("s", modifiers: [])
        .focusable()
        .onExitCommand {
          program.heard.append("exit")
          dismiss()
        }
    }
  }

  private static func covered() -> (tester: ViewTester, program: Program) {
    let program = Program()
    let tester = ViewTester(Screen(program: program))
    tester.settle()
    program.isShown = true
    tester.settle()
    program.isCovered = true
    tester.settle()
    tester.key(.tab)
    tester.settle()
    return (tester, program)
  }

  @Test(arguments: [0.0, 0.1, 0.3]) func escapeReachesTheSheetUnderACoverThatLeaves(_ pause: Double) {
    let (tester, program) = Self.covered()
    tester.key(.escape)
    #expect(program.heard == ["exit"] && !program.isCovered)
    tester.advance(by: pause + 1.0 / 60)
    tester.key(.escape)
    #expect(program.heard == ["exit"] && !program.isShown)
    tester.settle()
    #expect(tester.frame(of: "sheet") == nil && tester.host.isAtRest)
  }

  @Test func shortcutsOfWhatLeavesAreThoseOfWhatIsUnderIt() {
    let (tester, program) = Self.covered()
    tester.key("s")
    tester.key(.escape)
    tester.advance(by: 0.1)
    tester.key("s")
    tester.settle()
    tester.key(.escape)
    tester.advance(by: 0.1)
    tester.key("s")
    tester.key("b")
    #expect(program.heard == ["cover", "exit", "sheet", "below"])
  }
}
