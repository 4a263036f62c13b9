import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct PageAppearanceTests {
  private final class Log {
    var entries: [String] = []
  }

  private struct Page: View {
    let name: String
    let log: Log
    @State private var count = 0
    var body: some View {
      VStack {
        Button("\(name) \(count)") { count += 1 }
        if name == "root" {
          NavigationLink("Next") { Page(name: "second", log: log) }
        }
      }
      .onAppear { log.entries.append("+\(name)") }
      .onDisappear { log.entries.append("-\(name)") }
      .navigationTitle(name)
    }
  }

  @Test func aCoveredPageDisappearsAndAppearsAgain() {
    let log = Log()
    let tester = ViewTester(NavigationStack { Page(name: "root", log: log) })
    tester.settle()
    tester.tap("root 0")
    #expect(log.entries == ["+root"])
    tester.tap("Next")
    tester.settle()
    #expect(log.entries == ["+root", "+second", "-root"])
    tester.tap("BackButton")
    tester.settle()
    #expect(log.entries == ["+root", "+second", "-root", "+root", "-second"])
    // What it holds stayed.
    #expect(tester.frame(of: "root 1") != nil)
  }

  @Test func tasksOfACoveredPageAreCancelledAndRunAgain() async {
    let log = Log()
    let tester = ViewTester(
      NavigationStack {
        NavigationLink("Next") { Text("over it") }
          .task { log.entries.append("task") }
      })
    for _ in 0..<5 {
      tester.settle()
      await Task.yield()
    }
    tester.tap("Next")
    tester.settle()
    tester.tap("BackButton")
    for _ in 0..<5 {
      tester.settle()
      await Task.yield()
    }
    #expect(log.entries == ["task", "task"])
  }

  @Test func aTabThatIsLeftDisappears() {
    let log = Log()
    let tester = ViewTester(
      TabView {
        NavigationStack { Page(name: "first", log: log) }.tabItem { Text("One") }
        Page(name: "second", log: log).tabItem { Text("Two") }
      })
    tester.settle()
    tester.tap("Two")
    tester.settle()
    #expect(
      log.entries == ["+first", "-first", "+second"] || log.entries == ["+first", "+second", "-first"])
    tester.tap("One")
    tester.settle()
    #expect(Set(log.entries.suffix(2)) == ["+first", "-second"])
    #expect(log.entries.count == 5)
  }
}
