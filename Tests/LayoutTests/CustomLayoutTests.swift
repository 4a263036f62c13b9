import Foundation
import Testing

@testable import ViewTree

/// Layouts of the program's own, and `AnyLayout`.
@MainActor struct CustomLayoutTests {
  /// Lines of views from the leading edge, 8 apart, broken at the proposed width.
  private struct Flow: Layout {
    func lines(_ width: CGFloat, _ subviews: Subviews) -> [(rect: CGRect, index: Int)] {
      var result: [(CGRect, Int)] = []
      var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      for (index, view) in subviews.enumerated() {
        let size = view.sizeThatFits(.unspecified)
        if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 6, 0) }
        result.append((CGRect(origin: CGPoint(x: x, y: y), size: size), index))
        x += size.width + 8
        height = max(height, size.height)
      }
      return result
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let rects = lines(proposal.width ?? .infinity, subviews).map(\.rect)
      return CGSize(width: rects.map(\.maxX).max() ?? 0, height: rects.map(\.maxY).max() ?? 0)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (rect, index) in lines(proposal.width ?? .infinity, subviews) {
        subviews[index].place(
          at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), proposal: .unspecified)
      }
    }
  }

  /// Views with their middles on a ring in a square.
  private struct Ring: Layout {
    var radius: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: radius * 2, height: radius * 2)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, view) in subviews.enumerated() {
        let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
        view.place(
          at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
          anchor: .center, proposal: .unspecified)
      }
    }
  }

  private struct Indent: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  /// A column by falling priority, each view indented by its value, at the distance that both like.
  private struct Ranked: Layout {
    func order(_ subviews: Subviews) -> [LayoutSubview] { subviews.sorted { $0.priority > $1.priority } }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let views = order(subviews)
      let height = views.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +)
      let gaps = zip(views, views.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .vertical) }
      let width = views.map { $0.sizeThatFits(.unspecified).width + $0[Indent.self] }.max() ?? 0
      return CGSize(width: width, height: height + gaps.reduce(0, +))
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var y = bounds.minY
      let views = order(subviews)
      for (index, view) in views.enumerated() {
        view.place(at: CGPoint(x: bounds.minX + view[Indent.self], y: y), proposal: .unspecified)
        y += view.sizeThatFits(.unspecified).height
        if index + 1 < views.count {
          y += view.spacing.distance(to: views[index + 1].spacing, along: .vertical)
        }
      }
    }
  }

  /// As large as its first view; says where its middle is, and places nothing else.
  private struct First: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? {
      guide == .center ? bounds.minY + 5 : nil
    }
  }

  /// Counts how often it measures its views; keeps what it measured in its cache.
  private struct Counting: Layout {
    final class Counter: @unchecked Sendable { var made = 0 }
    let counter: Counter
    struct Cache { var sizes: [CGSize] }
    func makeCache(subviews: Subviews) -> Cache {
      counter.made += 1
      return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      CGSize(
        width: cache.sizes.map(\.width).reduce(0, +), height: cache.sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      var x = bounds.minX
      for (view, size) in zip(subviews, cache.sizes) {
        view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
        x += size.width
      }
    }
  }

  @Test func aLayoutIsAsLargeAsItSaysAndStandsInTheMiddle() {
    expectFrames(200, 100, "flow 26 17 148 66 | a 26 17 60 20 | b 94 17 80 30 | c 26 53 100 30") {
      Flow {
        box(60, 20).probe("a"); box(80, 30).probe("b"); box(100, 30).probe("c")
      }.probe("flow")
    }
    expectFrames(200, 200, "ring 50 50 100 100 | a 90 40 20 20 | b 140 90 20 20 | c 90 140 20 20") {
      Ring(radius: 50) {
        box(20, 20).probe("a"); box(20, 20).probe("b"); box(20, 20).probe("c"); box(20, 20)
      }
      .probe("ring")
    }
  }

  @Test func itSeesPrioritiesValuesAndDistances() {
    expectFrames(200, 100, "r 70 22 60 56 | low 70 58 40 20 | high 90 22 40 20 | bar 70 50 30 0") {
      Ranked {
        box(40, 20).probe("low").layoutPriority(-1)
        box(40, 20).probe("high").layoutPriority(1).layoutValue(key: Indent.self, value: 20)
        box(30, 0).probe("bar")
      }.probe("r")
    }
  }

  @Test func whatItDoesNotPlaceStandsInTheMiddle() {
    expectFrames(200, 100, "a 50 25 100 50 | b 90 40 20 20") {
      First {
        box(100, 50).probe("a"); box(20, 20).probe("b")
      }
    }
  }

  @Test func itMaySetGuides() {
    // The layout's middle is at 5, the box's at 10: 45 below, 10 above the line.
    expectFrames(200, 100, "a 60 27.5 60 50 | b 120 22.5 20 20") {
      HStack(spacing: 0) {
        First { box(60, 50).probe("a") }; box(20, 20).probe("b")
      }
    }
  }

  @Test func itsCacheIsKeptWhileNothingChanges() {
    let counter = Counting.Counter()
    expectFrames(200, 100, "a 65 40 30 20 | b 95 40 40 20") {
      Counting(counter: counter) {
        box(30, 20).probe("a"); box(40, 20).probe("b")
      }
    }
    #expect(counter.made <= 2)
  }

  @Test func itsViewsAreFlexibleToo() {
    // Both are 100 high, their lines at 50 and 5.
    expectFrames(300, 100, "a 0 -22.5 192 100 | f 200 22.5 100 100") {
      HStack {
        fill.probe("a"); First { fill.frame(maxWidth: 100).probe("f") }
      }
    }
  }

  @Test func stacksAsLayouts() {
    expectFrames(200, 100, "a 66 40 20 20 | b 94 35 40 30") {
      HStackLayout() {
        box(20, 20).probe("a"); box(40, 30).probe("b")
      }
    }
    expectFrames(200, 100, "a 80 21 20 20 | b 80 49 40 30") {
      VStackLayout(alignment: .leading) {
        box(20, 20).probe("a"); box(40, 30).probe("b")
      }
    }
    expectFrames(200, 100, "a 80 35 20 20 | b 80 35 40 30") {
      ZStackLayout(alignment: .topLeading) {
        box(20, 20).probe("a"); box(40, 30).probe("b")
      }
    }
    expectFrames(200, 100, "a 70 85 10 30 | b 80 85 50 30") {
      AnyLayout(HStackLayout(spacing: 0)) {
        fill.probe("a"); box(50, 30).probe("b")
      }
      .fixedSize().offset(y: 50)
    }
    expectFrames(300, 40, "a 0 20 50 0 | s 50 20 200 0") {
      AnyLayout(HStackLayout(spacing: 0)) {
        box(50, 0).probe("a"); Spacer().probe("s"); box(50, 0)
      }
    }
    expectFrames(40, 300, "s 20 50 0 200") {
      AnyLayout(VStackLayout(spacing: 0)) {
        box(0, 50); Spacer().probe("s"); box(0, 50)
      }
    }
  }

  private struct Switching: View {
    @State var isVertical = false
    let counter: Switch
    var body: some View {
      let layout = isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        Keeping().probe("a"); box(40, 30).probe("b")
      }
      .onAppear { counter.flip = { isVertical.toggle() } }
    }
  }
  @MainActor final class Switch { var flip: () -> Void = {} }
  /// Is as wide as the number of its creation.
  private struct Keeping: View {
    @State private var width = CGFloat(20)
    var body: some View { box(width, 20).onAppear { width += 1 } }
  }

  @Test func viewsKeepTheirStateWhileLayoutsChange() {
    let counter = Switch()
    let stage = LayoutStage(200, 100, Switching(counter: counter))
    stage.expect("a 65.5 40 21 20 | b 94.5 35 40 30")
    counter.flip()
    stage.settle()
    stage.expect("a 89.5 21 21 20 | b 80 49 40 30")
    counter.flip()
    stage.settle()
    stage.expect("a 65.5 40 21 20 | b 94.5 35 40 30")
  }
}
