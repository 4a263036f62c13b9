import Combine
import SwiftUI
import Testing
import ViewTreeTesting

/// Programs: their own state, their phases.
@MainActor struct ProgramTests {
  final class Model: ObservableObject {
    @Published var count = 0
    nonisolated(unsafe) static var made = 0
    init() { Model.made += 1 }
  }

  struct Counter: App {
    @StateObject private var model = Model()
    @State private var taps = 0
    var body: some Scene {
      WindowGroup {
        VStack {
          Text("\(model.count) and \(taps)")
          Button("Add") {
            model.count += 1
            taps += 2
          }
          Inner().environmentObject(model)
        }
      }
    }
  }

  struct Inner: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text("inner \(model.count)") }
  }

  private func texts(_ tester: ViewTester) -> [String] { tester.tree.flattened.compactMap(\.text) }

  @Test func aProgramsOwnStateIsKeptAndObserved() {
    Model.made = 0
    let tester = ViewTester(_AppView(Counter()))
    tester.settle()
    #expect(texts(tester).contains("0 and 0"))
    tester.tap("Add")
    tester.settle()
    #expect(texts(tester).contains("1 and 2"))
    #expect(texts(tester).contains("inner 1"))
    #expect(Model.made == 1)
  }

  private struct Windows: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var areSeveral
    var body: some View {
      Button("open") { openWindow(id: "second") }
      Button("value") { openWindow(value: 7) }
      Button("close") { dismissWindow(id: "second") }
      Text(areSeveral ? "several" : "one")
    }
  }

  @Test func anotherWindowIsRefusedWithASentence() {
    let tester = ViewTester(VStack { Windows() })
    tester.settle()
    #expect(texts(tester).contains("one"))
    for name in ["open", "value", "close"] {
      tester.tap(name)
      tester.settle()
    }
    #expect(
      tester.warnings.map { $0.prefix { $0 != ")" } } == [
        "openWindow(id: \"second\"", "openWindow(value: 7", "dismissWindow(id: \"second\"",
      ])
    #expect(texts(tester).contains("one"))
  }

  struct Watcher: App {
    nonisolated(unsafe) static var seen: [ScenePhase] = []
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup { Text("\(String(describing: phase))") }
        .onChange(of: phase) { _, new in Watcher.seen.append(new) }
    }
  }

  @Test func programsLearnWhetherTheyAreSeen() {
    Watcher.seen = []
    let tester = ViewTester(_AppView(Watcher()))
    tester.settle()
    #expect(texts(tester) == ["active"])
    // The window was not in use while it was made: programs hear of the start too.
    #expect(Watcher.seen == [.active])
    tester.host.send(.focus(false))
    tester.settle()
    #expect(texts(tester) == ["inactive"])
    // Told at once: a hidden window has no frames.
    tester.host.send(.visibility(false))
    #expect(Watcher.seen == [.active, .inactive, .background])
    tester.host.send(.visibility(true))
    tester.host.send(.focus(true))
    tester.settle()
    #expect(texts(tester) == ["active"])
    #expect(Watcher.seen.last == .active)
  }

  @Test func aRunLoopWaitsByTheWindowsClock() {
    final class Search: ObservableObject {
      @Published var text = ""
      @Published var result = ""
      private var bag = Set<AnyCancellable>()
      init() {
        $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
          .sink { [weak self] in self?.result = $0 }
          .store(in: &bag)
      }
    }
    struct Field: View {
      @StateObject var search = Search()
      var body: some View {
        VStack {
          Button("Type") { search.text += "a" }
          Text("found \(search.result)")
        }
      }
    }
    let tester = ViewTester(Field())
    tester.advance(by: 1)
    tester.tap("Type")
    tester.advance(by: 0.2)
    tester.tap("Type")
    tester.advance(by: 0.2)
    #expect(texts(tester).contains("found "))
    tester.advance(by: 0.2)
    #expect(texts(tester).contains("found aa"))
  }

  @Test func notificationsArePublished() {
    let name = Notification.Name("spoon")
    let center = NotificationCenter()
    var seen: [Int] = []
    let subscription = center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }.sink {
      seen.append($0)
    }
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("fork"), object: nil, userInfo: ["n": 2])
    center.post(name: name, object: nil, userInfo: ["n": 3])
    subscription.cancel()
    center.post(name: name, object: nil, userInfo: ["n": 4])
    #expect(seen == [1, 3])
  }

  @Test func textSizesHaveTwoNamesAndScaleMetrics() {
    struct Sizes: View {
      @Environment(\.sizeCategory) var category
      @Environment(\.dynamicTypeSize) var size
      @ScaledMetric var side = 10.0
      var body: some View {
        Text("\(category == .accessibilityMedium) \(size == .accessibility1)")
        Color.red.frame(width: side, height: side).accessibilityIdentifier("box")
      }
    }
    let tester = ViewTester(Sizes().environment(\.sizeCategory, .accessibilityMedium))
    tester.settle()
    #expect(texts(tester) == ["true true"])
    // Body text is 28 points there and 17 at `.large`.
    #expect(abs((tester.frame(of: "box")?.width ?? 0) - 10 * 28 / 17) < 0.01)
  }
}
