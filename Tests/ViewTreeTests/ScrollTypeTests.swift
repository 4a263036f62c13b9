import SwiftUI
import Testing
import ViewTreeTesting

/// What scroll views are asked for and what they tell, by what a drag does.
@MainActor struct ScrollTypeTests {
  /// Rows of 50 points.
  private struct Rows: View {
    var count = 20
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text("row \($0)").frame(width: 200, height: 50).id($0) }
      }
    }
  }

  private func tester<V: View>(_ view: V) -> ViewTester {
    let tester = ViewTester(view, size: CGSize(width: 200, height: 300))
    tester.settle()
    return tester
  }

  /// The upper edge of a row, whose text stands in its middle.
  private func top(_ name: String, _ tester: ViewTester) -> CGFloat {
    tester.frame(of: name).map { $0.midY - 25 } ?? .nan
  }

  // MARK: Giving way

  @Test func shortContentGivesWayUnlessItsSizeDecides() {
    func pulled(_ behavior: ScrollBounceBehavior, _ count: Int) -> CGFloat {
      let tester = tester(ScrollView { Rows(count: count) }.scrollBounceBehavior(behavior))
      let start = top("row 0", tester)
      tester.press(CGPoint(x: 100, y: 100))
      tester.move(by: CGVector(dx: 0, dy: 80), over: 0.2)
      return top("row 0", tester) - start
    }
    #expect(pulled(.basedOnSize, 2) == 0)
    #expect(pulled(.always, 2) > 10 && pulled(.automatic, 2) == pulled(.always, 2))
    #expect(pulled(.basedOnSize, 20) > 10)
  }

  @Test func bouncingIsAskedForByAxis() {
    let tester = tester(
      ScrollView { Rows(count: 2) }.scrollBounceBehavior(.basedOnSize, axes: [.horizontal]))
    tester.press(CGPoint(x: 100, y: 100))
    tester.move(by: CGVector(dx: 0, dy: 80), over: 0.2)
    #expect(top("row 0", tester) > 10)
  }

  // MARK: Where content is held

  @Test func anAnchorIsForOnePurpose() {
    func offset(_ role: ScrollAnchorRole, _ count: Int) -> CGFloat {
      top("row 0", tester(ScrollView { Rows(count: count) }.defaultScrollAnchor(.bottom, for: role)))
    }
    // 1,000 points in a window of 300; and 100 points.
    #expect(offset(.initialOffset, 20) == -700)
    #expect(offset(.alignment, 20) == 0 && offset(.sizeChanges, 20) == 0)
    #expect(offset(.alignment, 2) == 200)
    #expect(offset(.initialOffset, 2) == 0)
  }

  private struct Growing: View {
    let role: ScrollAnchorRole
    @State private var count = 20
    var body: some View {
      ScrollView { Rows(count: count) }
        .defaultScrollAnchor(.bottom, for: .initialOffset)
        .defaultScrollAnchor(.bottom, for: role)
        .onKeyPress("a") {
          count += 1
          return .handled
        }
    }
  }

  @Test func anAnchorForSizeChangesKeepsTheEndInSight() {
    let held = tester(Growing(role: .sizeChanges))
    held.key("a")
    held.settle()
    #expect(top("row 20", held) == 250)
    let free = tester(Growing(role: .initialOffset))
    free.key("a")
    free.settle()
    #expect(top("row 20", free) == 300)
  }

  // MARK: What it tells

  @Test func geometryIsAValue() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 40), contentSize: CGSize(width: 200, height: 1000),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: 200, height: 300))
    #expect(geometry.visibleRect == CGRect(x: 0, y: 40, width: 200, height: 300))
    #expect(geometry.bounds == geometry.visibleRect)
    let covered = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 40), contentSize: CGSize(width: 200, height: 1000),
      contentInsets: EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0),
      containerSize: CGSize(width: 200, height: 300))
    #expect(covered.visibleRect == geometry.visibleRect)
    #expect(covered.bounds == CGRect(x: 0, y: 84, width: 200, height: 222))
    var told: ScrollGeometry?
    let tester = tester(
      ScrollView { Rows() }.onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: {
        told = $1
      })
    tester.wheel(at: CGPoint(x: 100, y: 100), dy: -40, isPrecise: true)
    tester.settle()
    #expect(told == geometry)
  }

  @Test func aPhaseComesWithGeometryAndVelocity() {
    var seen: [(ScrollPhase, ScrollPhaseChangeContext)] = []
    let tester = tester(
      ScrollView { Rows() }.onScrollPhaseChange { _, new, context in seen.append((new, context)) })
    tester.flick(from: CGPoint(x: 100, y: 250), by: CGVector(dx: 0, dy: -150), over: 0.15)
    tester.settle()
    #expect(seen.map(\.0).suffix(3) == [.interacting, .decelerating, .idle])
    let released = seen.first { $0.0 == .decelerating }?.1
    #expect(abs(released?.velocity?.dy ?? 0) > 500)
    #expect((released?.geometry.contentOffset.y ?? 0) > 100)
    #expect(seen.last?.1.geometry.contentSize == CGSize(width: 200, height: 1000))
    #expect(seen.last?.1.velocity == nil)
  }

  /// Rests at whole hundreds.
  private struct Hundreds: ScrollTargetBehavior {
    let seen: (ScrollTargetBehaviorContext) -> Void
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      seen(context)
      target.rect.origin.y = (target.rect.origin.y / 100).rounded() * 100
    }
  }

  @Test func aProgramsBehaviourDecidesWhereItRests() throws {
    var context: ScrollTargetBehaviorContext?
    let tester = tester(ScrollView { Rows() }.scrollTargetBehavior(Hundreds { context = $0 }))
    tester.flick(from: CGPoint(x: 100, y: 250), by: CGVector(dx: 0, dy: -120), over: 0.2)
    tester.settle()
    let known = try #require(context)
    #expect(known.axes == .vertical && known.containerSize == CGSize(width: 200, height: 300))
    #expect(known.contentSize == CGSize(width: 200, height: 1000) && known.originalTarget.rect.minY >= 0)
    #expect(abs(known.velocity.dy) > 100 && known.layoutDirection == .leftToRight)
    let rest = -top("row 0", tester)
    #expect(rest >= 100 && rest.truncatingRemainder(dividingBy: 100) == 0)
  }

  private struct Reader: View {
    @State private var proxy: ScrollViewProxy?
    let go: (ScrollViewProxy) -> Void
    init(go: @escaping (ScrollViewProxy) -> Void) { self.go = go }
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { Rows() }.onKeyPress("g") {
          go(proxy)
          return .handled
        }
      }
    }
  }

  @Test func aProxyScrollsToAnIdentity() {
    func offset(_ go: @escaping (ScrollViewProxy) -> Void) -> CGFloat {
      let tester = tester(Reader(go: go))
      tester.key("g")
      tester.settle()
      return -top("row 0", tester)
    }
    #expect(offset { $0.scrollTo(10, anchor: .top) } == 500)
    #expect(offset { $0.scrollTo(10, anchor: .bottom) } == 250)
    #expect(offset { $0.scrollTo(10, anchor: .center) } == 375)
    // By the least movement; what is in sight already stays.
    #expect(offset { $0.scrollTo(10) } == 250 && offset { $0.scrollTo(2) } == 0)
    #expect(offset { $0.scrollTo(19, anchor: .top) } == 700)
    #expect(offset { $0.scrollTo("nothing") } == 0)
  }

  // MARK: What shows

  /// The frames of indicators: thin figures at the far edges.
  private func indicators(_ tester: ViewTester) -> [CGRect] {
    tester.displayList.items.compactMap { item in
      guard case .fill(let path, _, _) = item.content else { return nil }
      let frame = item.transform.boundingRect(of: path.boundingRect)
      return min(frame.width, frame.height) == 3 ? frame : nil
    }
  }

  @Test func indicatorsShowAlongTheAxesAskedFor() {
    func shown(_ visibility: ScrollIndicatorVisibility, _ axes: Axis.Set = [.vertical, .horizontal]) -> [Bool]
    {
      let tester = tester(
        ScrollView([.vertical, .horizontal]) { Color.red.frame(width: 1000, height: 1000) }
          .scrollIndicators(visibility, axes: axes))
      tester.press(CGPoint(x: 100, y: 100))
      tester.move(by: CGVector(dx: -30, dy: -30), over: 0.2)
      let found = indicators(tester)
      return [found.contains { $0.width == 3 }, found.contains { $0.height == 3 }]
    }
    #expect(shown(.automatic) == [true, true] && shown(.visible) == [true, true])
    #expect(shown(.hidden) == [false, false] && shown(.never) == [false, false])
    #expect(shown(.hidden, .vertical) == [false, true])
    #expect(shown(.hidden, .horizontal) == [true, false])
  }

  @Test func contentMayShowBeyondTheEdges() {
    func clips(_ isDisabled: Bool) -> [CGRect] {
      let tester = tester(
        ScrollView { Color.red.frame(width: 100, height: 500) }.scrollClipDisabled(isDisabled)
          .frame(height: 100))
      return tester.displayList.items.flatMap(\.clips).map {
        $0.transform.boundingRect(of: $0.path.boundingRect)
      }
    }
    #expect(clips(false).contains { $0.height == 100 })
    #expect(!clips(true).contains { $0.height == 100 })
  }

  @Test func marginsAreForContentOrIndicators() {
    func look(_ placement: ContentMarginPlacement) -> (content: CGFloat, indicator: CGFloat) {
      let tester = tester(ScrollView { Rows() }.contentMargins(.top, 40, for: placement))
      let content = top("row 0", tester)
      tester.press(CGPoint(x: 100, y: 200))
      tester.move(by: CGVector(dx: 0, dy: -1), over: 0.1)
      tester.move(by: CGVector(dx: 0, dy: -30), over: 0.1)
      return (content, indicators(tester).first?.minY ?? .nan)
    }
    #expect(look(.scrollContent).content == 40 && look(.scrollContent).indicator < 40)
    #expect(look(.scrollIndicators).content == 0 && look(.scrollIndicators).indicator > 40)
    #expect(look(.automatic).content == 40 && look(.automatic).indicator > 40)
  }
}
