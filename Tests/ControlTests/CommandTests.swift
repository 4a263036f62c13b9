import SwiftUI
import Testing
import ViewTreeTesting

/// A program's commands: their keys, and the menus that Alt and F10 show.
@MainActor struct CommandTests {
  @Observable final class Log {
    var steps: [String] = []
    var isOn = false
    func add(_ step: String) { steps.append(step) }
  }

  private struct Program: App {
    static var log = Log()
    var log: Log { Program.log }

    var body: some Scene {
      WindowGroup("Game") {
        VStack {
          Text("content \(log.steps.count)")
          Button("inside") { log.add("inside") }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .commands {
        CommandMenu("Play") {
          Button("Start") { log.add("start") }.keyboardShortcut("n")
          Toggle("Sound", isOn: Binding(get: { log.isOn }, set: { log.isOn = $0 }))
          if log.isOn { Button("Louder") { log.add("louder") }.keyboardShortcut("l") }
        }
        CommandGroup(replacing: .newItem) { Button("New Level") { log.add("level") } }
        CommandGroup(after: .newItem) {
          Button("Open") { log.add("open") }.keyboardShortcut("o", modifiers: [.command, .shift])
        }
        CommandGroup(replacing: .help) {}
      }
    }
  }

  private static func tester() -> ViewTester {
    Program.log = Log()
    let tester = ViewTester(_AppView(Program()), size: CGSize(width: 500, height: 400))
    tester.settle()
    return tester
  }

  @Test func theirKeysWorkWhereverTheFocusIs() {
    let tester = Self.tester()
    tester.key("n", modifiers: .command)
    tester.key("o", modifiers: [.command, .shift])
    tester.key("l", modifiers: .command)
    #expect(Program.log.steps == ["start", "open"])
    // What a condition adds has its key too.
    Program.log.isOn = true
    tester.settle()
    tester.key("l", modifiers: .command)
    #expect(Program.log.steps == ["start", "open", "louder"])
  }

  @Test func nobodySeesTouchesOrFocusesThemMeanwhile() {
    let tester = Self.tester()
    #expect(tester.frame(of: "Start") == nil && tester.frame(of: "Play") == nil)
    #expect(!tester.paints("Start"))
    // Tab leads to the one button of the content, again and again.
    for _ in 0..<3 { tester.key(.tab) }
    tester.key(.return)
    tester.settle()
    #expect(Program.log.steps == ["inside"])
    #expect(tester.frame(of: "content 1").map { abs($0.midX - 250) < 1 } == true)
  }

  @Test func f10ShowsTheMenusAndACommandHidesThem() {
    let tester = Self.tester()
    tester.key(.function(10))
    tester.settle()
    // Menus without commands are not shown.
    #expect(
      tester.frame(of: "File") != nil && tester.frame(of: "Play") != nil && tester.frame(of: "Help") == nil)
    let (file, play) = (tester.frame(of: "File"), tester.frame(of: "Play"))
    #expect((file?.minX ?? 0) < (play?.minX ?? 0))
    tester.tap("File")
    tester.settle()
    let (level, open) = (tester.frame(of: "New Level"), tester.frame(of: "Open"))
    #expect((level?.minY ?? 0) < (open?.minY ?? 0))
    tester.tap("Open")
    tester.settle()
    #expect(Program.log.steps == ["open"])
    #expect(tester.frame(of: "File") == nil)
  }

  @Test func keysAloneLeadThroughTheMenus() {
    let tester = Self.tester()
    tester.key(.function(10))
    tester.settle()
    tester.key(.rightArrow)
    tester.key(.return)
    tester.settle()
    #expect(tester.frame(of: "Start") != nil)
    tester.key(.escape)
    tester.settle()
    #expect(tester.frame(of: "Start") == nil && tester.frame(of: "Play") != nil)
    tester.key(.escape)
    tester.settle()
    #expect(tester.frame(of: "Play") == nil)
    tester.key(.function(10))
    tester.settle()
    tester.tap(CGPoint(x: 250, y: 390))
    tester.settle()
    #expect(tester.frame(of: "Play") == nil && Program.log.steps.isEmpty)
  }
}
