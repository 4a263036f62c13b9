import SwiftUI
import Testing
import ViewTreeTesting

/// The commands that a program names without writing them, and the ones that it removes or replaces.
@MainActor struct StandardCommandTests {
  final class Log { var steps: [String] = [] }

  private struct Own: Commands {
    let log: Log
    let name: String
    var key: KeyEquivalent = "n"
    var body: some Commands {
      CommandMenu("Play") { Button(name) { log.steps.append(name) }.keyboardShortcut(key) }
    }
  }

  private func tester<S: Scene>(_ scene: S) -> ViewTester {
    let tester = ViewTester(_AppView(Program(scene: scene)), size: CGSize(width: 500, height: 400))
    tester.settle()
    return tester
  }

  private struct Program<S: Scene>: App {
    let scene: S
    init(scene: S) { self.scene = scene }
    init() { fatalError("made by the test") }
    var body: some Scene { scene }
  }

  private func window() -> some Scene { WindowGroup { Text("content") } }

  @Test func theNamedOnesAddNothingAndLeaveOthersInForce() {
    let log = Log()
    let tester = tester(
      window().commands {
        SidebarCommands()
        ToolbarCommands()
        TextEditingCommands()
        TextFormattingCommands()
        EmptyCommands()
        Group { Own(log: log, name: "start") }
      })
    tester.key("n", modifiers: .command)
    #expect(log.steps == ["start"])
    tester.key(.function(10))
    tester.settle()
    // One menu: none of the others has anything in it.
    #expect(tester.frame(of: "Play") != nil)
    for name in ["File", "Edit", "Format", "View", "Help"] { #expect(tester.frame(of: name) == nil) }
  }

  @Test func commandsAreRemovedAndReplacedWhereTheSceneSaysSo() {
    let log = Log()
    let removed = tester(
      window().commands { Own(log: log, name: "first") }.commandsRemoved()
        .commands { Own(log: log, name: "second", key: "m") })
    removed.key("n", modifiers: .command)
    removed.key("m", modifiers: .command)
    #expect(log.steps == ["second"])
    log.steps = []
    let replaced = tester(
      window().commands { Own(log: log, name: "first") }
        .commandsReplaced { Own(log: log, name: "third", key: "m") })
    replaced.key("n", modifiers: .command)
    replaced.key("m", modifiers: .command)
    #expect(log.steps == ["third"])
  }
}
