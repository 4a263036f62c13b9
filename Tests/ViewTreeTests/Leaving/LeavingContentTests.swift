import SwiftUI
import Testing
import ViewTreeTesting

/// M16: what leaves keeps its last content: views with closures that are called later, and presentations.
@MainActor struct LeavingContentTests {
  /// What an `if` shows, made from what the same change takes away.
  enum Shape: String, CaseIterable {
    case text, geometry, geometryInChild, storedClosure, timeline, canvas, phases, keyframes, scrollReader
    case fits, effect, overlay, receive, preference, animatable, layout, search, lazy, menu, disclosure, link
  }

  private struct Wrapper<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var count = 0
    var body: some View { content() }
  }

  private struct Growing<Content: View>: View, Animatable {
    var width: Double
    @ViewBuilder let content: () -> Content
    var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    var body: some View { content().frame(width: width) }
  }

  private struct Page: View {
    let shape: Shape
    let hasTransition: Bool
    @State private var word: String? = "word"
    @State private var others = ["a", "b", "c"]
    @State private var isWide = false

    private func change(to word: String?) {
      withAnimation(.linear(duration: 0.4)) {
        self.word = word
        others = word == nil ? [] : ["a", "b", "c"]
        isWide = word == nil
      }
    }

    var body: some View {
      ZStack(alignment: .top) {
        HStack {
          Button("Remove") { change(to: nil) }
          Button("Return") { change(to: "again") }
        }
        if word != nil {
          if hasTransition {
            content.padding(.top, 60).transition(.move(edge: .bottom))
          } else {
            content.padding(.top, 60)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }

    @ViewBuilder private var content: some View {
      switch shape {
      case .text: Text(word!)
      case .geometry: GeometryReader { _ in Text(word!) }
      case .geometryInChild:
        Wrapper { GeometryReader { proxy in Text(word!).frame(width: proxy.size.width) } }
      case .storedClosure: Wrapper { Text(word!) }
      case .timeline: TimelineView(.animation) { _ in Text(word!) }
      case .canvas: Canvas { context, _ in context.draw(Text(word!), at: CGPoint(x: 50, y: 50)) }
      case .phases: PhaseAnimator([0.5, 1]) { Text(word!).opacity($0) }
      case .keyframes:
        KeyframeAnimator(initialValue: 0.5, repeating: true) { value in
          Text(word!).opacity(value)
        } keyframes: { _ in
          LinearKeyframe(1, duration: 0.3)
        }
      case .scrollReader: ScrollViewReader { _ in ScrollView { Text(word!) } }
      case .fits:
        ViewThatFits {
          Text(word!).frame(width: 1000)
          Wrapper { Text(word!) }
        }
      case .effect:
        Text(word!).visualEffect { [count = others.count] content, proxy in
          content.offset(x: proxy.size.width * CGFloat(count))
        }
      case .overlay: Color.red.frame(width: 90, height: 40).overlay { GeometryReader { _ in Text(word!) } }
      case .receive:
        Text(word!).onReceive(Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()) { _ in
          _ = others[0]
        }
      case .preference:
        Text(word!).anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
          .overlayPreferenceValue(Anchors.self) { anchors in
            ForEach(anchors.indices, id: \.self) { index in
              GeometryReader { proxy in Text(others[index]).frame(width: proxy[anchors[index]].width) }
            }
          }
      case .animatable: Growing(width: isWide ? 200 : 100) { Text(word!) }
      case .layout:
        AnyLayout(HStackLayout())() {
          Text(word!); ForEach(others.indices, id: \.self) { Text(others[$0]) }
        }
      case .search:
        NavigationStack { List(others, id: \.self) { _ in Text(word!) }.navigationTitle(word!) }
      case .lazy:
        ScrollView { LazyVStack { ForEach(others.indices, id: \.self) { i in Text(others[i] + word!) } } }
      case .menu: Menu(word!) { ForEach(others.indices, id: \.self) { i in Button(others[i]) {} } }
      case .disclosure: DisclosureGroup(word!, isExpanded: .constant(true)) { Text(word!) }
      case .link: Link(word!, destination: URL(filePath: "/\(word!)"))
      }
    }
  }

  private struct Anchors: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test(arguments: Shape.allCases, [false, true])
  func m16_whatLeavesIsNotEvaluatedAgain(shape: Shape, hasTransition: Bool) {
    let tester = ViewTester(Page(shape: shape, hasTransition: hasTransition))
    tester.advance(by: 0.5)
    let before = Set(tester.paintedTexts.map(\.string))
    #expect(before.contains("word") || before.contains("aword"))
    tester.tap("Remove")
    tester.advance(by: 0.2)
    #expect(Set(tester.paintedTexts.map(\.string)) == before)
    tester.tap("Return")
    tester.advance(by: 0.1)
    tester.tap("Remove")
    tester.advance(by: 1)
    #expect(!tester.paints("word") && !tester.paints("again"))
    tester.tap("Return")
    tester.advance(by: 1)
    #expect(tester.paints("again") || tester.paints("aagain"))
  }

  @Test func m16_whatComesBackInTheMiddleShowsWhatItIsNow() {
    let tester = ViewTester(Page(shape: .geometry, hasTransition: true))
    tester.settle()
    tester.tap("Remove")
    tester.advance(by: 0.2)
    tester.tap("Return")
    tester.advance(by: 0.02)
    #expect(tester.paints("again") && !tester.paints("word"))
    tester.settle()
    #expect(tester.paints("again"))
  }

  @Test func m16_phasesGoOnWhereAViewComesBack() throws {
    let tester = ViewTester(Page(shape: .phases, hasTransition: true))
    tester.advance(by: 0.5)
    tester.tap("Remove")
    tester.advance(by: 0.35)
    tester.tap("Return")
    tester.advance(by: 1)
    let opacities = (0..<40).map { _ in
      tester.advance(by: 0.02)
      return tester.paintedTexts.first { $0.string == "again" }?.opacity ?? 0
    }
    #expect((opacities.max() ?? 0) - (opacities.min() ?? 0) > 0.3)
  }

  @Test func m16_aWindowThatClosesWhilePhasesRunLeavesNoWork() {
    var tester: ViewTester? = ViewTester(Page(shape: .phases, hasTransition: false))
    tester?.advance(by: 0.5)
    tester = nil
    let other = ViewTester(Text("other"))
    other.settle()
    #expect(!other.host.needsFrame)
  }

  @Test func m16_aCanvasThatLeavesMovesWithItsTransition() throws {
    let tester = ViewTester(Page(shape: .canvas, hasTransition: true))
    tester.settle()
    let start = try #require(tester.paintedTexts.first { $0.string == "word" }).frame.minY
    tester.tap("Remove")
    tester.advance(by: 0.2)
    let half = try #require(tester.paintedTexts.first { $0.string == "word" }).frame.minY
    #expect(half > start + 100)
  }

  /// A view of which own values move while it leaves.
  private struct Moving: View {
    @State private var isShown = true
    @State private var isDown = false
    var body: some View {
      VStack {
        Button("Move") { withAnimation(.linear(duration: 1)) { isDown = true } }
        Button("Remove") { withAnimation(.linear(duration: 2)) { isShown = false } }
        if isShown { Text("word").offset(y: isDown ? 100 : 0).transition(.opacity) }
      }
    }
  }

  @Test func m16_ownMovementsGoOnWhileAViewLeaves() throws {
    let tester = ViewTester(Moving())
    tester.settle()
    tester.tap("Move")
    tester.advance(by: 0.5)
    tester.tap("Remove")
    let before = try #require(tester.paintedTexts.first { $0.string == "word" }).frame.minY
    tester.advance(by: 0.25)
    let after = try #require(tester.paintedTexts.first { $0.string == "word" }).frame.minY
    #expect(abs(after - before - 25) < 3)
  }

  /// A drag that began before its view left ends as it would have ended.
  private struct Dragged: View {
    @State private var isShown = true
    @State private var ended = 0
    var body: some View {
      VStack {
        Text("ended \(ended)")
        if isShown {
          Color.red.frame(width: 200, height: 200).accessibilityIdentifier("card")
            .gesture(
              DragGesture().onChanged { value in
                if value.translation.width > 60 { withAnimation(.linear(duration: 1)) { isShown = false } }
              }.onEnded { _ in ended += 1 }
            )
            .transition(.opacity)
        }
      }
    }
  }

  @Test func m16_aGestureOfALeavingViewEnds() throws {
    let tester = ViewTester(Dragged())
    tester.settle()
    let card = try #require(tester.frame(of: "card"))
    tester.press(CGPoint(x: card.midX, y: card.midY))
    tester.move(by: CGVector(dx: 90, dy: 0), over: 0.2)
    tester.advance(by: 0.1)
    tester.release()
    tester.settle()
    #expect(tester.frame(of: "ended 1") != nil)
    #expect(tester.host.isInputIdle)
  }
}
