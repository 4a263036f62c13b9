import Combine
import SwiftUI
import Testing
import ViewTreeTesting

/// Properties that the tree connects: of the program's own, observed objects, the environment, the window's storage.
@MainActor struct WrapperTests {
  private func texts(_ tester: ViewTester) -> [String] { tester.tree.flattened.compactMap(\.text) }

  // MARK: A property of the program's own

  /// Counts, and is told before each evaluation.
  @MainActor @propertyWrapper struct Counted: DynamicProperty {
    @State private var count = 0
    @Environment(\.layoutDirection) private var direction
    private var name = "none"
    var wrappedValue: Int {
      get { count }
      nonmutating set { count = newValue }
    }
    var projectedValue: String { "\(name) \(count)" }
    init() {}
    nonisolated mutating func update() {
      MainActor.assumeIsolated { name = direction == .rightToLeft ? "right" : "left" }
    }
  }

  private struct Page: View {
    @Counted private var count
    var body: some View { Button($count) { count += 1 } }
  }

  @Test func aPropertyMadeOfOthersHasStateAndIsToldBeforeTheBody() {
    let tester = ViewTester(Page(), size: CGSize(width: 200, height: 100))
    #expect(texts(tester) == ["left 0"])
    tester.tap("left 0")
    tester.settle()
    #expect(texts(tester) == ["left 1"])
    let right = ViewTester(
      Page().environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 200, height: 100))
    #expect(texts(right) == ["right 0"])
  }

  // MARK: Observed objects

  final class Store: ObservableObject {
    @Published var name = "Ann"
    var silent = 0
  }

  private struct Editor: View {
    @ObservedObject var store: Store
    var body: some View {
      VStack {
        Text("is \(store.name)")
        TextField("Name", text: $store.name)
      }
    }
  }

  @Test func anObservedObjectIsFollowedAndBound() {
    let store = Store()
    let tester = ViewTester(Editor(store: store), size: CGSize(width: 200, height: 100))
    #expect(texts(tester).contains("is Ann"))
    store.name = "Bob"
    tester.settle()
    #expect(texts(tester).contains("is Bob"))
    let bodies = tester.host.statistics.bodies
    store.silent = 1
    tester.settle()
    #expect(tester.host.statistics.bodies == bodies)
    let field = tester.tree.flattened.first { $0.type == "TextField" }?.frame.rect ?? .zero
    tester.tap(CGPoint(x: field.midX, y: field.midY))
    tester.settle()
    tester.type("!")
    tester.settle()
    #expect(store.name.contains("!"))
    let wrapper = ObservedObject(initialValue: store)
    wrapper.projectedValue.name.wrappedValue = "Eve"
    #expect(store.name == "Eve" && wrapper.wrappedValue === store)
  }

  // MARK: The environment

  struct LevelKey: EnvironmentKey { static let defaultValue = 1 }

  private struct Reading: View {
    @Environment(\.level) private var level
    var body: some View { Text("level \(level)") }
  }

  @Test func aKeyOfTheProgramsOwnHasADefaultAndIsInherited() {
    struct Tree: View {
      var body: some View {
        VStack {
          Reading()
          VStack {
            Reading().transformEnvironment(\.level) { $0 += 1 }
            Reading()
          }.environment(\.level, 5)
        }
      }
    }
    let tester = ViewTester(Tree(), size: CGSize(width: 200, height: 200))
    #expect(texts(tester) == ["level 1", "level 6", "level 5"])
    var values = EnvironmentValues()
    #expect(values[LevelKey.self] == 1)
    values[LevelKey.self] = 3
    #expect(values.level == 3)
  }

  // MARK: What a window keeps

  private enum Tab: String { case first, second }

  private struct Kept: View {
    @SceneStorage("count") private var count = 1
    @SceneStorage("tab") private var tab = Tab.first
    @SceneStorage("note") private var note: String?
    var body: some View {
      VStack {
        Text("\(count) \(tab.rawValue) \(note ?? "none")")
        Button("change") {
          count += 1
          tab = .second
          note = "written"
        }
        Stepper("step", value: $count)
      }
    }
  }

  @Test func aWindowsStorageIsSharedByItsViewsAndKeptWithTheHost() {
    struct Two: View {
      var body: some View {
        VStack {
          Kept()
          Kept()
        }
      }
    }
    let tester = ViewTester(Two(), size: CGSize(width: 300, height: 400))
    #expect(texts(tester).filter { $0 == "1 first none" }.count == 2)
    tester.tap("change")
    tester.settle()
    #expect(texts(tester).filter { $0 == "2 second written" }.count == 2)
  }

  // MARK: Scenes

  private struct Titled: Scene {
    let title: String
    var body: some Scene {
      WindowGroup(title) { Text(title) }.defaultSize(width: 300, height: 200).windowStyle(.plain)
    }
  }

  @SceneBuilder private var scenes: some Scene {
    Titled(title: "first")
    WindowGroup { Text("second") }.defaultPosition(.topTrailing).windowStyle(.automatic)
    WindowGroup { Text("third") }.defaultSize(CGSize(width: 10, height: 20)).windowStyle(DefaultWindowStyle())
  }

  @Test func scenesAreWindowsWithTitleSizePlaceAndStyle() {
    let windows = scenes._windows()
    #expect(windows.map(\.title) == ["first", nil, nil])
    #expect(
      windows.map(\.defaultSize) == [CGSize(width: 300, height: 200), nil, CGSize(width: 10, height: 20)])
    #expect(windows.map(\.defaultPosition) == [nil, .topTrailing, nil])
    #expect(windows.map(\.isPlain) == [true, false, false])
    #expect(texts(ViewTester(windows[1].root(), size: CGSize(width: 100, height: 100))) == ["second"])
    func isPlain<S: WindowStyle>(_ style: S) -> Bool {
      Titled(title: "").windowStyle(style)._windows()[0].isPlain
    }
    #expect(isPlain(PlainWindowStyle()) && !isPlain(DefaultWindowStyle()))
  }

  // MARK: What a host gives and counts

  @Test func aClipboardHoldsText() {
    let memory = MemoryClipboard()
    let clipboard: any Clipboard = memory
    #expect(clipboard.text == nil)
    clipboard.text = "copied"
    #expect(memory.text == "copied")
  }

  @Test func aFrameIsCountedWithWhatItTook() {
    struct Page: View {
      @State private var taps = 0
      var body: some View { Button("tapped \(taps)") { taps += 1 } }
    }
    let tester = ViewTester(Page(), size: CGSize(width: 200, height: 100))
    tester.settle()
    let before: FrameStatistics = tester.host.statistics
    #expect(before.frames > 0 && before.bodies > 0 && before.layouts > 0 && before.nodesMade > 0)
    tester.advance(by: 1)
    #expect(tester.host.statistics == before)
    tester.tap("tapped 0")
    tester.settle()
    #expect(tester.host.statistics.frames > before.frames && tester.host.statistics.bodies > before.bodies)
    #expect(FrameStatistics().frames == 0)
  }

  @Test func theRefreshActionOfTheEnvironmentCanBeCalled() async {
    struct Page: View {
      @Environment(\.refresh) private var refresh
      let seen: (RefreshAction?) -> Void
      init(seen: @escaping (RefreshAction?) -> Void) { self.seen = seen }
      var body: some View { Color.red.onAppear { seen(refresh) } }
    }
    var log: [String] = []
    var action: RefreshAction?
    _ = ViewTester(Page { action = $0 }.refreshable { log.append("refreshed") })
    await action?()
    #expect(log == ["refreshed"])
    _ = ViewTester(Page { action = $0 })
    #expect(action == nil)
  }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[WrapperTests.LevelKey.self] }
    set { self[WrapperTests.LevelKey.self] = newValue }
  }
}
