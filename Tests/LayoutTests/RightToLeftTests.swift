import Foundation
import Testing

@testable import ViewTree

/// Everything mirrored, but for what has no side.
@MainActor struct RightToLeftTests {
  private func expect<V: View>(
    _ width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets(), _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> V
  ) {
    expectFrames(
      width, height, safeArea: safeArea, isRightToLeft: true, expected, sourceLocation: sourceLocation, view)
  }

  @Test func rowsRunFromTheRight() {
    expect(300, 100, "a 164 30 40 40 | b 96 35 60 30") {
      HStack {
        box(40, 40).probe("a"); box(60, 30).probe("b")
      }
    }
    expect(300, 100, "a 250 25 50 50 | s 50 50 200 0 | b 0 25 50 50") {
      HStack {
        box(50, 50).probe("a"); Spacer().probe("s"); box(50, 50).probe("b")
      }
    }
    expect(300, 40, "a 100 0 200 40 | b -100 0 200 40") {
      HStack(spacing: 0) {
        box(200, 40).probe("a"); box(200, 40).probe("b")
      }.frame(width: 300, alignment: .leading)
    }
  }

  @Test func leadingIsTheRight() {
    expect(100, 100, "a 30 30 40 20 | b 50 50 20 20") {
      VStack(alignment: .leading, spacing: 0) {
        box(40, 20).probe("a"); box(20, 20).probe("b")
      }
    }
    expect(200, 100, "f 0 40 200 20 | a 160 40 40 20") {
      box(40, 20).probe("a").frame(maxWidth: .infinity, alignment: .leading).probe("f")
    }
    expect(200, 100, "a 140 40 20 20") {
      box(20, 20).probe("a").alignmentGuide(.leading) { _ in -20 }.frame(width: 160, alignment: .leading)
    }
    expect(200, 100, "badge 50 25 20 20") {
      box(100, 50).overlay(alignment: .topTrailing) { box(20, 20).probe("badge") }
    }
    expect(200, 100, "a 110 25 40 20") {
      ZStack(alignment: .topLeading) {
        box(100, 50); box(40, 20).probe("a")
      }
    }
  }

  @Test func paddingHasItsSides() {
    expect(100, 100, "a 20 0 70 100") {
      fill.probe("a").padding(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20))
    }
    expect(100, 100, "a 0 0 70 100") { fill.probe("a").padding(.leading, 30) }
  }

  @Test func offsetsAndPositionsAreMirrored() {
    expect(100, 100, "a 30 45 20 20") { box(20, 20).probe("a").offset(x: 10, y: 5) }
    expect(200, 100, "a 160 30 20 20") { box(20, 20).probe("a").position(x: 30, y: 40) }
  }

  @Test func transformsAreNotMirrored() {
    expect(200, 100, "a 90 45 40 20") {
      box(40, 20).probe("a").transformEffect(CGAffineTransform(translationX: 10, y: 5))
    }
    expect(200, 100, "a 80 40 80 20") {
      box(40, 20).probe("a").scaleEffect(x: 2, y: 1, anchor: UnitPoint(x: 0, y: 0.5))
    }
  }

  @Test func geometryReadersPutTheirViewsAtTheRight() {
    expect(200, 100, "g 0 0 200 100 | a 170 0 30 20") {
      GeometryReader { _ in box(30, 20).probe("a") }.probe("g")
    }
  }

  @Test func horizontalScrollViewsBeginAtTheRight() {
    expect(200, 40, "a 150 0 50 40 | b 100 0 50 40 | c -200 0 400 40") {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          box(50, 40).probe("a"); box(50, 40).probe("b"); box(300, 40)
        }.probe("c")
      }
    }
    expect(200, 40, "a 150 0 50 40") { ScrollView(.horizontal) { box(50, 40).probe("a") } }
    expect(200, 40, "s 70 0 60 40 | a 90 0 40 40") {
      ScrollView {
        VStack(alignment: .leading) {
          box(40, 40).probe("a"); box(60, 40)
        }
      }.probe("s")
    }
  }

  @Test func lazyContainersAreMirrored() {
    expect(200, 40, "a 150 0 50 40 | b 92 0 50 40") {
      ScrollView(.horizontal) {
        LazyHStack {
          box(50, 40).probe("a"); box(50, 40).probe("b"); box(300, 40)
        }
      }
    }
    expect(200, 100, "a 160 0 40 20") {
      ScrollView { LazyVStack(alignment: .leading) { box(40, 20).probe("a") } }
    }
    expect(108, 20, "a 58 0 50 20 | b 0 0 50 20") {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
        fill.frame(height: 20).probe("a")
        fill.frame(height: 20).probe("b")
      }
    }
    expect(208, 20, "a 188 0 20 20 | b 0 0 20 20") {
      LazyVGrid(columns: [
        GridItem(.flexible(), alignment: .leading), GridItem(.flexible(), alignment: .trailing),
      ]) {
        box(20, 20).probe("a")
        box(20, 20).probe("b")
      }
    }
  }

  @Test func gridsAreMirrored() {
    expect(200, 100, "a 91.5 26 40 20 | b 68.5 26 15 20 | c 111.5 54 20 20") {
      Grid(alignment: .leading) {
        GridRow {
          box(40, 20).probe("a"); box(15, 20).probe("b")
        }
        GridRow {
          box(20, 20).probe("c"); box(10, 20)
        }
      }
    }
  }

  @Test func layoutsOfTheProgramAreMirrored() {
    struct Left: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 100, height: 50)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
    expect(200, 100, "a 120 25 30 20") { Left { box(30, 20).probe("a") } }
  }

  @Test func anIslandStaysLeftToRight() {
    expect(300, 40, "a 176 0 40 40 | b 224 0 60 40 | c 16 0 152 40") {
      HStack {
        HStack {
          box(40, 40).probe("a"); box(60, 40).probe("b")
        }.padding(.trailing, 0)
          .environment(\.layoutDirection, .leftToRight)
        box(152, 40).probe("c")
      }
    }
  }

  @Test func safeAreasHaveTheirSides() {
    let side = EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 10)
    expect(400, 200, safeArea: side, "a 0 0 400 200") { fill.probe("a").ignoresSafeArea() }
    expect(200, 100, "bar 160 0 40 100 | v 0 0 152 100") {
      fill.probe("v").safeAreaInset(edge: .leading) { fill.frame(width: 40).probe("bar") }
    }
    expect(200, 100, "v 0 0 200 100 | bar 160 0 40 100") {
      fill.probe("v").ignoresSafeArea(edges: .leading)
        .safeAreaInset(edge: .leading, spacing: 0) { fill.frame(width: 40).probe("bar") }
    }
    expect(100, 150, "a 20 0 70 150") {
      fill.probe("a").safeAreaPadding(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20))
    }
  }
}
