import SwiftUI
import Testing
import ViewTreeTesting

/// What was shown and is gone leaves nothing behind: no window, no node with its surroundings, no layout.
struct LifetimeTests {
  /// Complains of every view that keeps something alive after its window, once `act` was done with it.
  private static func expectFreed<V: View>(
    _ name: String, _ view: V, _ act: (ViewTester) -> Void = { _ in },
    at location: SourceLocation = #_sourceLocation
  ) async {
    weak var host: AnyObject?
    weak var fonts: AnyObject?
    // Every environment refers to them, and so does every node and control that keeps its environment.
    weak var pictures: AnyObject?
    do {
      let tester = ViewTester(view)
      (host, fonts, pictures) = (tester.host, tester.runner.fonts, tester.runner.pictures)
      act(tester)
      tester.advance(by: 1)
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(host == nil, "\(name) keeps its window", sourceLocation: location)
    #expect(fonts == nil, "\(name) keeps its fonts, so a layout", sourceLocation: location)
    #expect(pictures == nil, "\(name) keeps its pictures, so an environment", sourceLocation: location)
  }

  @Test func statesAndBodiesGoWithTheirWindow() async {
    await Self.expectFreed("State", Stated())
    await Self.expectFreed("State that is read", Reading())
    await Self.expectFreed("State in an action", Acting())
    await Self.expectFreed("task", Color.red.task {})
    await Self.expectFreed(
      "color scheme", Text("a").preferredColorScheme(.dark).mask { Circle() }.blur(radius: 2))
    await Self.expectFreed("any", AnyView(Text("a")))
    await Self.expectFreed("async", AsyncImage(url: URL(string: "file:///none")))
  }

  @Test func textsAndPicturesGoWithTheirWindow() async {
    await Self.expectFreed("text", Text("a"))
    await Self.expectFreed("image", Image(systemName: "heart"))
    await Self.expectFreed(
      "canvas", Canvas { c, s in c.fill(Path(CGRect(origin: .zero, size: s)), with: .color(.red)) })
    await Self.expectFreed("empty", EmptyView())
    await Self.expectFreed("color", Color.red)
  }

  @Test func containersGoWithTheirWindow() async {
    await Self.expectFreed("scroll", ScrollView { Color.red.frame(height: 2000) })
    await Self.expectFreed("list", List(0..<3) { Text("\($0)") })
    await Self.expectFreed("geo", GeometryReader { g in Text("\(g.size.width)") })
    await Self.expectFreed(
      "prefs",
      Text("a").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }.overlayPreferenceValue(
        BoundsKey.self
      ) { a in GeometryReader { p in Color.red.frame(width: a.map { p[$0].width }) } })
    await Self.expectFreed(
      "viewthatfits",
      ViewThatFits {
        Text("a"); Text("b")
      })
    await Self.expectFreed(
      "lazy", ScrollView { LazyVStack { ForEach(0..<300) { Text("\($0)").frame(height: 50) } } }
    ) { $0.flick(from: CGPoint(x: 50, y: 500), by: CGVector(dx: 0, dy: -400), over: 0.1) }
    await Self.expectFreed(
      "grid",
      Grid {
        GridRow {
          Text("a"); Text("b")
        }
      })
    await Self.expectFreed(
      "lazygrid",
      LazyVGrid(columns: [GridItem()]) {
        Text("a"); Text("b")
      })
    await Self.expectFreed("matched", Matched())
    await Self.expectFreed("transition", Leaving()) {
      $0.tap("b"); $0.advance(by: 0.1)
    }
    await Self.expectFreed("fling", ScrollView { Color.red.frame(height: 2000) }) {
      $0.flick(from: CGPoint(x: 50, y: 500), by: CGVector(dx: 0, dy: -200), over: 0.1)
    }
  }

  @Test func gesturesGoWithTheirWindow() async {
    await Self.expectFreed("gesture", Color.red.onTapGesture {})
    await Self.expectFreed("tap", Color.red.onTapGesture {}) { $0.tap(CGPoint(x: 50, y: 50)) }
    await Self.expectFreed("drag", Color.red.gesture(DragGesture())) {
      $0.drag(from: CGPoint(x: 50, y: 50), by: CGVector(dx: 30, dy: 30))
    }
    await Self.expectFreed("long", Color.red.gesture(LongPressGesture().sequenced(before: DragGesture()))) {
      $0.drag(from: CGPoint(x: 50, y: 50), by: CGVector(dx: 30, dy: 30))
    }
    await Self.expectFreed(
      "held", Color.red.gesture(LongPressGesture().simultaneously(with: MagnifyGesture()))
    ) { $0.press(CGPoint(x: 50, y: 50)) }
    await Self.expectFreed("drag and drop", Text("a").draggable("a"))
    await Self.expectFreed("hover", Text("a").onHover { _ in }) { $0.hover(at: CGPoint(x: 195, y: 422)) }
  }

  @Test func controlsGoWithTheirWindow() async {
    await Self.expectFreed("slider", Slider(value: .constant(0.4)))
    await Self.expectFreed("toggle", Toggle("a", isOn: .constant(true)))
    await Self.expectFreed("button", Button("a") {})
    await Self.expectFreed("menu", Menu("a") { Button("b") {} }) {
      $0.tap("a"); $0.advance(by: 1)
    }
    await Self.expectFreed("field", TextField("a", text: .constant("b"))) { $0.tap("b") }
    await Self.expectFreed("picker", Picker("a", selection: .constant(1)) { Text("b").tag(1) }) {
      $0.tap("b")
    }
    await Self.expectFreed("date", DatePicker("a", selection: .constant(Date())))
    await Self.expectFreed(
      "wheel", Picker("a", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.wheel))
    await Self.expectFreed("stepper", Stepper("a", value: .constant(1)))
    await Self.expectFreed("disclosure", DisclosureGroup("a") { Text("b") }) { $0.tap("a") }
    await Self.expectFreed(
      "form",
      Form {
        Section("a") {
          Toggle("a", isOn: .constant(true)); TextField("a", text: .constant(""))
        }
      })
  }

  @Test func screensGoWithTheirWindow() async {
    await Self.expectFreed("nav", NavigationStack { Text("a") })
    await Self.expectFreed("tabs", TabView { Text("a").tabItem { Text("b") } })
    await Self.expectFreed(
      "paged",
      TabView {
        Text("a"); Text("b")
      }.tabViewStyle(.page))
    await Self.expectFreed("alert", Text("a").alert("x", isPresented: .constant(true)) { Button("ok") {} })
    await Self.expectFreed("sheet", Text("a").sheet(isPresented: .constant(true)) { Text("b") })
    await Self.expectFreed("link", NavigationStack { NavigationLink("a") { Text("b") } }) { $0.tap("a") }
    await Self.expectFreed("swipe", List { Text("a").swipeActions { Button("x") {} } })
    await Self.expectFreed("context", Text("a").contextMenu { Button("b") {} })
    await Self.expectFreed("search", NavigationStack { List { Text("a") }.searchable(text: .constant("")) })
    await Self.expectFreed("refreshable", ScrollView { Text("a") }.refreshable {})
    await Self.expectFreed("popover", Text("a").popover(isPresented: .constant(true)) { Text("b") })
  }

  // The state of a branch that is gone, of a sheet that was closed and of an element that was removed goes too.
  @Test func whatViewsOwnGoesWithThem() {
    let tester = ViewTester(Owners())
    tester.settle()
    #expect(Owned.count == 4)
    for name in ["sheet", "branch", "element"] {
      #expect(tester.tap(name))
      tester.settle()
    }
    #expect(tester.visibleFrame(of: "window") != nil)
    #expect(Owned.count == 1)
  }

  // Rows that come into sight and go out again are not kept.
  @Test func rowsThatAreScrolledAwayAreFreed() {
    let tester = ViewTester(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<2000) { _ in Marked().frame(height: 100) } } })
    let few = Mark.count
    for _ in 0..<40 {
      tester.wheel(at: CGPoint(x: 100, y: 400), dy: -2000)
      tester.settle()
    }
    #expect(Mark.count <= 2 * few)
  }
}

/// Counts those that are alive.
private final class Owned: ObservableObject {
  nonisolated(unsafe) static var count = 0
  init() { Self.count += 1 }
  deinit { Self.count -= 1 }
}

private struct Owner: View {
  let name: String
  @StateObject private var owned = Owned()
  var body: some View { Text(verbatim: owned === owned ? name : "") }
}

private struct Owners: View {
  @State private var showsBranch = true
  @State private var elements = [1]
  @State private var showsSheet = true

  var body: some View {
    VStack {
      Owner(name: "window")
      if showsBranch { Owner(name: "branch").onTapGesture { showsBranch = false } }
      ForEach(elements, id: \.self) { _ in Owner(name: "element").onTapGesture { elements = [] } }
    }
    .sheet(isPresented: $showsSheet) { Owner(name: "sheet").onTapGesture { showsSheet = false } }
  }
}

/// A value that the tree keeps for each row, counted while it does.
private final class Mark {
  nonisolated(unsafe) static var count = 0
  init() { Self.count += 1 }
  deinit { Self.count -= 1 }
}

private struct Marked: View {
  @State private var mark = Mark()
  var body: some View { Text(verbatim: mark === mark ? "row" : "") }
}

private struct Stated: View {
  @State private var text: String?
  var body: some View { Color.red }
}

private struct Reading: View {
  @State private var text: String?
  var body: some View {
    let shown = text ?? "x"
    Color.red.opacity(shown == "x" ? 1 : 0)
  }
}

private struct Acting: View {
  @State private var text: String?
  var body: some View { Color.red.onTapGesture { text = "b" } }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() }
}

private struct Leaving: View {
  @State private var isGone = false
  var body: some View {
    VStack {
      Button("b") { withAnimation { isGone.toggle() } }
      if !isGone { Text("x").transition(.move(edge: .leading)) }
    }
  }
}

private struct Matched: View {
  @Namespace private var namespace
  @State private var isOn = false
  @FocusState private var isFocused: Bool
  @AppStorage("lifetime") private var stored = 1
  var body: some View {
    VStack {
      Text("a \(stored)")
        .matchedGeometryEffect(id: 1, in: namespace)
        .focused($isFocused)
        .onTapGesture { withAnimation { isOn.toggle() } }
        .onAppear { isFocused = true }
    }
  }
}
