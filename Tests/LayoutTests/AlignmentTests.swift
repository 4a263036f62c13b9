import Foundation
import Testing

@testable import ViewTree

/// Alignment guides, the program's own ones too.
@MainActor struct AlignmentTests {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }
  private var middle: VerticalAlignment { VerticalAlignment(Middle.self) }
  private var third: HorizontalAlignment { HorizontalAlignment(Third.self) }

  @Test func stacksAlignAcross() {
    expectFrames(100, 100, "a 30 30 20 40 | b 50 30 20 20") {
      HStack(alignment: .top, spacing: 0) {
        box(20, 40).probe("a"); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "a 30 30 20 40 | b 50 50 20 20") {
      HStack(alignment: .bottom, spacing: 0) {
        box(20, 40).probe("a"); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "a 30 30 40 20 | b 30 50 20 20") {
      VStack(alignment: .leading, spacing: 0) {
        box(40, 20).probe("a"); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "a 30 30 40 20 | b 50 50 20 20") {
      VStack(alignment: .trailing, spacing: 0) {
        box(40, 20).probe("a"); box(20, 20).probe("b")
      }
    }
  }

  @Test func baselinesOfViewsWithoutTextAreTheirLowerEdges() {
    expectFrames(100, 100, "a 30 30 20 40 | b 50 50 20 20") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box(20, 40).probe("a"); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "a 30 30 20 40 | b 50 50 20 20") {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        box(20, 40).probe("a"); box(20, 20).probe("b")
      }
    }
  }

  @Test func guidesMoveViewsAndWidenTheStack() {
    // The lines lie at 100, 0 and 15: 100 to the left of them, 50 to the right.
    expectFrames(300, 200, "col 75 70 150 60 | a 75 70 100 20 | b 175 90 50 20 | c 160 110 30 20") {
      VStack(alignment: .leading, spacing: 0) {
        box(100, 20).alignmentGuide(.leading) { $0[.trailing] }.probe("a")
        box(50, 20).probe("b")
        box(30, 20).alignmentGuide(.leading) { $0.width / 2 }.probe("c")
      }.probe("col")
    }
    // The line is part of the stack: a guide outside of the views widens it.
    expectFrames(200, 100, "col 65 30 70 40 | a 85 30 50 20 | b 85 50 50 20") {
      VStack(alignment: .leading, spacing: 0) {
        box(50, 20).alignmentGuide(.leading) { _ in -20 }.probe("a")
        box(50, 20).alignmentGuide(.leading) { _ in -20 }.probe("b")
      }.probe("col")
    }
  }

  @Test func aStackOfOneIsItsView() {
    expectFrames(200, 100, "col 75 40 50 20 | a 75 40 50 20") {
      VStack(alignment: .leading) {
        box(50, 20).alignmentGuide(.leading) { _ in -20 }.probe("a")
      }.probe("col")
    }
  }

  @Test func guidesOfOneAxisLeaveTheOtherAlone() {
    expectFrames(100, 100, "a 30 40 20 20 | b 50 40 20 20") {
      HStack(spacing: 0) {
        box(20, 20).alignmentGuide(.top) { _ in 10 }.alignmentGuide(.leading) { _ in 5 }.probe("a")
        box(20, 20).probe("b")
      }
    }
  }

  @Test func guidesReachThroughStacks() {
    // b's middle lies 30 below the column's top; c's own at 5.
    expectFrames(100, 100, "a 30 30 20 20 | b 30 50 20 20 | c 50 55 20 10") {
      HStack(alignment: middle, spacing: 0) {
        VStack(spacing: 0) {
          box(20, 20).probe("a")
          box(20, 20).alignmentGuide(middle) { $0[VerticalAlignment.center] }.probe("b")
        }
        box(20, 10).probe("c")
      }
    }
    // Several explicit guides count with their mean: (10 + 30) / 2.
    expectFrames(100, 100, "a 30 30 20 20 | b 30 50 20 20 | c 50 45 20 10") {
      HStack(alignment: middle, spacing: 0) {
        VStack(spacing: 0) {
          box(20, 20).alignmentGuide(middle) { $0[VerticalAlignment.center] }.probe("a")
          box(20, 20).alignmentGuide(middle) { $0[VerticalAlignment.center] }.probe("b")
        }
        box(20, 10).probe("c")
      }
    }
    // Without explicit guides the column counts as a whole.
    expectFrames(100, 100, "a 30 30 20 20 | b 30 50 20 20 | c 50 45 20 10") {
      HStack(alignment: middle, spacing: 0) {
        VStack(spacing: 0) {
          box(20, 20).probe("a"); box(20, 20).probe("b")
        }
        box(20, 10).probe("c")
      }
    }
  }

  @Test func guidesMoveWithPaddingFramesAndLayers() {
    // The line lies at 2 + 5 of padding; b's at 10. Together 10 above and 23 below it.
    expectFrames(100, 100, "a 30 41.5 20 20 | b 55 33.5 20 20") {
      HStack(alignment: middle, spacing: 0) {
        box(20, 20).alignmentGuide(middle) { _ in 2 }.probe("a").padding(5)
        box(20, 20).probe("b")
      }
    }
    // The frame is 40 high, its view 10 lower: the line lies at 10 + 5.
    expectFrames(100, 100, "a 30 40 20 20 | b 50 35 20 20") {
      HStack(alignment: middle, spacing: 0) {
        box(20, 20).alignmentGuide(middle) { _ in 5 }.probe("a").frame(height: 40)
        box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "a 30 35 20 20 | b 50 45 20 20") {
      HStack(alignment: middle, spacing: 0) {
        box(20, 20).alignmentGuide(middle) { _ in 20 }.overlay { box(5, 5) }.background(.red).probe("a")
        box(20, 20).probe("b")
      }
    }
  }

  @Test func aFrameAlignsByGuides() {
    expectFrames(100, 100, "a 40 10 20 20") {
      box(20, 20).alignmentGuide(.top) { _ in -10 }.probe("a").frame(
        width: 100, height: 100, alignment: .top)
    }
    expectFrames(90, 90, "a 20 0 30 30 | b 27.5 0 7.5 10") {
      ZStack(alignment: Alignment(horizontal: third, vertical: .top)) {
        box(30, 30).probe("a")
        box(7.5, 10).probe("b")
      }.frame(width: 90, height: 90, alignment: Alignment(horizontal: third, vertical: .top))
    }
  }

  @Test func layersAlignByTheGuidesOfBoth() {
    expectFrames(200, 200, "a 50 50 100 100 | badge 140 40 20 20") {
      box(100, 100).probe("a").overlay(alignment: .topTrailing) {
        box(20, 20)
          .alignmentGuide(.top) { $0.height / 2 }
          .alignmentGuide(.trailing) { $0.width / 2 }
          .probe("badge")
      }
    }
    expectFrames(200, 200, "badge 80 50 20 20") {
      box(100, 100).alignmentGuide(.leading) { _ in 30 }.overlay(alignment: .topLeading) {
        box(20, 20).probe("badge")
      }
    }
  }

  @Test func layeredStacksAreTheUnionOfTheirViews() {
    expectFrames(200, 100, "z 40 40 120 20 | a 60 40 100 20 | b 40 40 40 20") {
      ZStack(alignment: .leading) {
        box(100, 20).probe("a")
        box(40, 20).alignmentGuide(.leading) { _ in 20 }.probe("b")
      }.probe("z")
    }
    expectFrames(200, 100, "z 50 25 100 50 | a 50 25 100 30 | b 50 25 20 50") {
      ZStack(alignment: .topLeading) {
        box(100, 30).probe("a"); box(20, 50).probe("b")
      }.probe("z")
    }
    expectFrames(200, 100, "a 50 45 100 30 | b 130 25 20 50") {
      ZStack(alignment: .bottomTrailing) {
        box(100, 30).probe("a"); box(20, 50).probe("b")
      }
    }
  }

  @Test func aGuideMayUseOthers() {
    expectFrames(100, 100, "a 30 35 20 20 | b 50 45 20 20") {
      HStack(alignment: .center, spacing: 0) {
        box(20, 20).probe("a").alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
        box(20, 20).probe("b")
      }.frame(width: 40, height: 30, alignment: .top).padding(30)
    }
  }

  @Test func aLayerIsCentredOnTheGuideThatTheViewSets() {
    expectFrames(100, 100, "v 40 40 20 20 | a 45 55 10 10") {
      box(20, 20).probe("v").alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
        .background { box(10, 10).probe("a") }
    }
  }

  @Test func aPlaneThatIsMovedByItsGuideStandsOut() {
    // Both are offered 100; the second begins 20 further right: 120, ten out on either side.
    expectFrames(100, 100, "a -10 0 100 50 | b 10 50 100 50") {
      VStack(alignment: .leading, spacing: 0) {
        fill.probe("a")
        fill.alignmentGuide(.leading) { _ in -20 }.probe("b")
      }
    }
  }
}
