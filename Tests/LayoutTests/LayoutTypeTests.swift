import Foundation
import Testing

@testable import ViewTree

/// What layouts are handed and hand on: subviews, spacing, properties; modes of fitting; views as values.
@MainActor struct LayoutTypeTests {
  // MARK: What a layout is handed

  /// Keeps what it is handed, and puts its views into a row without gaps.
  private struct Asking: Layout {
    let ask: @Sendable (LayoutSubviews, ProposedViewSize) -> Void
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
      ask(subviews, proposal)
      var x = bounds.minX
      for view in subviews {
        view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += view.sizeThatFits(.unspecified).width
      }
    }
  }

  private struct Name: LayoutValueKey { static let defaultValue = "none" }

  @Test func theSubviewsAreACollection() {
    nonisolated(unsafe) var names: [String] = []
    nonisolated(unsafe) var isRightToLeft = false
    let layout = Asking { subviews, _ in
      names = [
        "\(subviews.count)", subviews[1][Name.self], subviews[0..<2].map { $0[Name.self] }.joined(),
        subviews[[2, 0]].map { $0[Name.self] }.joined(), subviews.last?[Name.self] ?? "",
      ]
      isRightToLeft = subviews.layoutDirection == .rightToLeft
    }
    let view = layout {
      box(10, 10).layoutValue(key: Name.self, value: "a").probe("a")
      box(20, 10).layoutValue(key: Name.self, value: "b").probe("b")
      box(30, 10).probe("c")
    }
    expectFrames(100, 20, "a 20 5 10 10 | b 30 5 20 10 | c 50 5 30 10") { view }
    #expect(names == ["3", "b", "ab", "nonea", "none"])
    #expect(!isRightToLeft)
    expectFrames(100, 20, isRightToLeft: true, "a 70 5 10 10 | b 50 5 20 10 | c 20 5 30 10") { view }
    #expect(isRightToLeft)
  }

  @Test func aDividerInALayoutStandsAcrossItsOrientation() {
    expectFrames(100, 40, "d 39.5 10 1 20 | a 40.5 10 20 20") {
      Asking { _, _ in }.callAsFunction {
        Divider().frame(height: 20).probe("d")
        box(20, 20).probe("a")
      }
    }
    #expect(Asking.layoutProperties.stackOrientation == .horizontal)
    #expect(LayoutProperties().stackOrientation == nil)
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
    #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
  }

  @Test func distancesOfNeighboursAreTheLargerOnes() {
    let plain = ViewSpacing()
    #expect(plain.distance(to: plain, along: .horizontal) == 8)
    #expect(plain.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    var top = ViewSpacing.zero
    top.formUnion(plain, edges: .trailing)
    #expect(top.distance(to: plain, along: .horizontal) == 8)
    #expect(top.distance(to: plain, along: .vertical) == 0)
    #expect(ViewSpacing.zero.union(plain).distance(to: plain, along: .vertical) == 8)
    #expect(ViewSpacing.zero.union(plain, edges: .horizontal) != plain)
  }

  // MARK: Grids as layouts

  @Test func aGridIsALayoutToo() {
    let grid = GridLayout(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6)
    #expect(grid.horizontalSpacing == 4 && grid.verticalSpacing == 6 && grid.alignment == .topLeading)
    let cells = "a 13 7 30 10 | b 47 7 10 20 | c 13 33 20 10 | d 47 33 40 20"
    expectFrames(100, 60, cells) {
      grid {
        GridRow {
          box(30, 10).probe("a")
          box(10, 20).probe("b")
        }
        GridRow {
          box(20, 10).probe("c")
          box(40, 20).probe("d")
        }
      }
    }
    expectFrames(100, 60, "a 35 5 30 10 | b 45 23 10 10") {
      AnyLayout(GridLayout()) {
        box(30, 10).probe("a")
        box(10, 10).probe("b")
      }.frame(maxHeight: .infinity, alignment: .top).padding(.top, 5)
    }
  }

  // MARK: Fitting and filling

  @Test func aContentModeFitsInsideOrFills() {
    expectFrames(100, 60, "a 0 5 100 50") { fill.aspectRatio(2, contentMode: ContentMode.fit).probe("a") }
    expectFrames(100, 60, "a -10 0 120 60") { fill.aspectRatio(2, contentMode: ContentMode.fill).probe("a") }
    #expect(ContentMode.allCases == [.fit, .fill])
  }

  // MARK: Guides

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test func aGuideIsItsTypeAndItsAxis() {
    #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
    #expect(HorizontalAlignment(Third.self) != .leading)
    #expect(AlignmentKey(id: Third.self, axis: .horizontal) != AlignmentKey(id: Third.self, axis: .vertical))
    #expect(HorizontalAlignment(Third.self).key == AlignmentKey(id: Third.self, axis: .horizontal))
    expectFrames(100, 60, "a 20 10 60 20 | b 30 30 30 20") {
      VStack(alignment: HorizontalAlignment(Third.self), spacing: 0) {
        box(60, 20).probe("a")
        box(30, 20).probe("b")
      }
    }
  }

  // MARK: Views and modifiers as values

  private struct Inset: ViewModifier {
    var by: CGFloat = 5
    func body(content: Content) -> some View { content.padding(by) }
  }

  @Test func aModifiedViewIsAValueOfTwoParts() {
    let direct = box(20, 20).probe("a").modifier(Inset())
    let made = ModifiedContent(content: box(20, 20).probe("a"), modifier: Inset())
    #expect(type(of: direct) == type(of: made))
    #expect(made.modifier.by == 5)
    expectFrames(100, 60, "a 40 20 20 20 | w 35 15 30 30") { made.probe("w") }
    // Modifiers are joined into one before there is a view.
    let twice: ModifiedContent<Inset, Inset> = Inset(by: 5).concat(Inset(by: 10))
    expectFrames(100, 60, "w 25 5 50 50") { box(20, 20).modifier(twice).probe("w") }
  }

  @Test func anEmptyModifierChangesNothing() {
    expectFrames(100, 60, "a 40 20 20 20 | w 40 20 20 20") {
      box(20, 20).probe("a").modifier(EmptyModifier()).modifier(EmptyModifier.identity).probe("w")
    }
  }
}
