import Foundation
import Testing

@testable import ViewTree

/// How stacks share their length among their views.
@MainActor struct StackTests {
  @Test func plainViewsStandEightPointsApart() {
    expectFrames(300, 100, "a 96 30 40 40 | b 144 35 60 30") {
      HStack {
        box(40, 40).probe("a"); box(60, 30).probe("b")
      }
    }
    expectFrames(100, 200, "a 30 61 40 40 | b 20 109 60 30") {
      VStack {
        box(40, 40).probe("a"); box(60, 30).probe("b")
      }
    }
  }

  @Test func aSpacerPushesApartAndTakesNoGaps() {
    expectFrames(300, 100, "a 0 25 50 50 | s 50 50 200 0 | b 250 25 50 50") {
      HStack {
        box(50, 50).probe("a"); Spacer().probe("s"); box(50, 50).probe("b")
      }
    }
    expectFrames(100, 200, "a 30 0 40 40 | s 50 40 0 130 | b 20 170 60 30") {
      VStack {
        box(40, 40).probe("a"); Spacer().probe("s"); box(60, 30).probe("b")
      }
    }
    expectFrames(300, 100, "a 100 25 100 50") {
      HStack {
        Spacer(); box(100, 50).probe("a"); Spacer()
      }
    }
    expectFrames(300, 100, "a 0 25 50 50 | s 60 50 180 0 | b 250 25 50 50") {
      HStack(spacing: 10) {
        box(50, 50).probe("a"); Spacer().probe("s"); box(50, 50).probe("b")
      }
    }
  }

  @Test func aSpacerKeepsItsLeastLength() {
    expectFrames(200, 100, "a -4 25 100 50 | s 96 50 8 0 | b 104 25 100 50") {
      HStack(spacing: 0) {
        box(100, 50).probe("a"); Spacer().probe("s"); box(100, 50).probe("b")
      }
    }
    expectFrames(200, 100, "a 0 25 100 50 | b 100 25 100 50") {
      HStack(spacing: 0) {
        box(100, 50).probe("a"); Spacer(minLength: 0); box(100, 50).probe("b")
      }
    }
    // 30 are kept for the spacer, so that the plane gets 170.
    expectFrames(200, 100, "a 0 0 170 100 | s 170 50 30 0") {
      HStack(spacing: 0) {
        fill.probe("a"); Spacer(minLength: 30).probe("s")
      }
    }
  }

  @Test func spacersOfOneStackShareEqually() {
    expectFrames(300, 100, "a 60 40 20 20 | b 140 40 20 20 | c 220 40 20 20") {
      HStack {
        Spacer(); box(20, 20).probe("a"); Spacer(); box(20, 20).probe("b"); Spacer()
        box(20, 20).probe("c"); Spacer()
      }
    }
  }

  @Test func aSpacerWithAFrameKeepsItsMissingGaps() {
    expectFrames(300, 100, "a 115 40 20 20 | b 165 40 20 20") {
      HStack {
        box(20, 20).probe("a"); Spacer().frame(width: 30); box(20, 20).probe("b")
      }
    }
    // Padding has gaps of its own: 20 + 8 + (5 + 8 + 5) + 8 + 20 = 74.
    expectFrames(300, 100, "a 113 40 20 20 | b 167 40 20 20") {
      HStack {
        box(20, 20).probe("a"); Spacer().padding(.horizontal, 5).frame(width: 18)
        box(20, 20).probe("b")
      }
    }
  }

  @Test func aSpacerAsksForNothingAtItsEndsOnly() {
    expectFrames(100, 100, "b 40 0 20 20|i 40 20 20 80") {
      VStack {
        box(20, 20).probe("b")
        VStack {
          Spacer(minLength: 10); box(20, 20)
        }.probe("i")
      }
    }
    expectFrames(100, 100, "b 40 26 20 20 | a 80 54 20 20") {
      VStack {
        box(20, 20).probe("b")
        HStack {
          Spacer(); box(20, 20).probe("a")
        }
      }
    }
    // 20 + 8 + 0 + 8 + 20: a spacer leaves out the gaps at its ends only.
    expectFrames(100, 100, "a 40 22 20 20|h 0 50 100 0|b 40 58 20 20") {
      VStack {
        box(20, 20).probe("a"); HStack { Spacer() }.probe("h"); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "a 22 40 20 20|h 50 0 0 100|b 58 40 20 20") {
      HStack {
        box(20, 20).probe("a")
        VStack {
          Spacer(); Spacer()
        }.probe("h"); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "a 26 40 20 20|b 54 40 20 20") {
      HStack {
        box(20, 20).probe("a")
        ZStack {
          Spacer(); box(20, 20).probe("b")
        }
      }
    }
  }

  @Test func theLeastFlexibleIsSizedFirst() {
    expectFrames(300, 40, "a 0 0 125 40 | b 125 0 50 40 | c 175 0 125 40") {
      HStack(spacing: 0) {
        fill.probe("a"); fill.frame(width: 50).probe("b"); fill.probe("c")
      }
    }
    // 50 and 80 are the most that the outer ones take: they come first.
    expectFrames(300, 40, "a 0 0 50 40 | b 50 0 170 40 | c 220 0 80 40") {
      HStack(spacing: 0) {
        fill.frame(maxWidth: 50).probe("a"); fill.probe("b"); fill.frame(maxWidth: 80).probe("c")
      }
    }
    // Offered 75 each: the second takes its 100 nevertheless; both stand in the middle.
    expectFrames(150, 40, "a -12.5 0 75 40 | b 62.5 0 100 40") {
      HStack(spacing: 0) {
        fill.frame(maxWidth: 100).probe("a"); fill.frame(minWidth: 100).probe("b")
      }
    }
  }

  @Test func ofViewsThatTakeEverythingTheOneThatNeedsMostIsSizedFirst() {
    expectFrames(300, 40, "a 0 0 100 40 | b 100 0 200 40") {
      HStack(spacing: 0) {
        fill.probe("a"); fill.frame(minWidth: 200).probe("b")
      }
    }
    expectFrames(40, 300, "a 0 0 40 60 | b 0 60 40 180 | c 0 240 40 60") {
      VStack(spacing: 0) {
        fill.probe("a"); fill.frame(minHeight: 180).probe("b"); fill.probe("c")
      }
    }
  }

  @Test func prioritiesComeOneAfterTheOther() {
    expectFrames(300, 40, "a 0 0 20 40 | b 20 0 220 40 | c 240 0 60 40") {
      HStack(spacing: 0) {
        fill.frame(minWidth: 20).probe("a")
        fill.frame(minWidth: 20).layoutPriority(1).probe("b")
        fill.frame(width: 60).probe("c")
      }
    }
    expectFrames(200, 40, "a 0 0 0 40 | b 0 0 200 40") {
      HStack(spacing: 0) {
        fill.layoutPriority(-1).probe("a"); fill.probe("b")
      }
    }
    expectFrames(200, 40, "a 0 0 30 40 | b 30 0 170 40") {
      HStack(spacing: 0) {
        fill.frame(minWidth: 30).layoutPriority(-1).probe("a"); fill.probe("b")
      }
    }
    expectFrames(250, 40, "a 0 0 100 40 | b 100 0 80 40 | c 180 0 70 40") {
      HStack(spacing: 0) {
        fill.frame(maxWidth: 100).layoutPriority(2).probe("a")
        fill.frame(maxWidth: 80).layoutPriority(1).probe("b")
        fill.probe("c")
      }
    }
  }

  @Test func aPriorityReachesThroughModifiersAndStacksOfOne() {
    expectFrames(200, 40, "a 0 0 0 40 | b 0 0 200 40") {
      HStack(spacing: 0) {
        fill.probe("a"); fill.layoutPriority(1).padding(0).probe("b")
      }
    }
    expectFrames(200, 40, "a 0 0 0 40 | b 0 0 200 40") {
      HStack(spacing: 0) {
        fill.probe("a"); VStack { fill.layoutPriority(1).probe("b") }
      }
    }
  }

  @Test func whatIsTooLongStandsOutOnBothSides() {
    expectFrames(300, 40, "a -50 0 200 40 | b 150 0 200 40") {
      HStack(spacing: 0) {
        box(200, 40).probe("a"); box(200, 40).probe("b")
      }
    }
    expectFrames(300, 40, "a -37.5 10 120 20 | b 87.5 10 250 20") {
      HStack(spacing: 5) {
        box(120, 20).probe("a"); box(250, 20).probe("b")
      }
    }
    // Nothing is left for the plane.
    expectFrames(100, 40, "a -10 10 120 20 | b 110 0 0 40") {
      HStack(spacing: 0) {
        box(120, 20).probe("a"); fill.probe("b")
      }
    }
  }

  @Test func circlesTakeAsMuchLengthAsTheyAreHigh() {
    expectFrames(300, 40, "a 0 0 40 40 | b 40 0 110 40 | c 150 0 110 40 | d 260 0 40 40") {
      HStack(spacing: 0) {
        Circle().probe("a"); Ellipse().probe("b"); Capsule().probe("c"); Circle().probe("d")
      }
    }
    expectFrames(300, 100, "a 0 15 70 70 | b 80 40 40 20") {
      HStack(spacing: 10) {
        Circle().probe("a"); box(40, 20).probe("b"); box(40, 20); box(60, 20); box(50, 20)
      }
    }
    expectFrames(60, 100, "a 5 0 50 50 | b 0 50 60 50") {
      VStack(spacing: 0) {
        Circle().probe("a"); Rectangle().probe("b")
      }
    }
  }

  @Test func aDividerIsOnePointThickAndAsLongAsOffered() {
    expectFrames(200, 180, "a 49.5 80 50 20 | d 99.5 0 1 180 | b 100.5 80 50 20") {
      HStack(spacing: 0) {
        box(50, 20).probe("a"); Divider().probe("d"); box(50, 20).probe("b")
      }
    }
    expectFrames(100, 100, "a 25 29.5 50 20 | d 0 49.5 100 1 | b 25 50.5 50 20") {
      VStack(spacing: 0) {
        box(50, 20).probe("a"); Divider().probe("d"); box(50, 20).probe("b")
      }
    }
    expectFrames(100, 80, "d 0 39.5 100 1") { Divider().probe("d") }
    // Ideal across: as high as its neighbours.
    expectFrames(100, 80, "row 34.5 25 31 30 | d 49.5 25 1 30") {
      HStack(spacing: 5) {
        box(10, 30); Divider().probe("d"); box(10, 20)
      }
      .probe("row").fixedSize(horizontal: false, vertical: true)
    }
  }

  @Test func whatStretchesAcrossFollowsItsNeighboursWhereNothingIsOffered() {
    expectFrames(200, 200, "row 70 85 60 30 | a 70 85 10 30 | b 80 85 50 30") {
      HStack(spacing: 0) {
        fill.probe("a"); box(50, 30).probe("b")
      }.probe("row").fixedSize()
    }
    expectFrames(200, 200, "col 75 80 50 40 | a 75 80 50 10 | b 75 90 50 30") {
      VStack(spacing: 0) {
        fill.probe("a"); box(50, 30).probe("b")
      }.probe("col").fixedSize()
    }
  }

  @Test func stacksInStacks() {
    expectFrames(200, 100, "a 0 21 30 30 | b 170 21 30 30 | c 80 59 40 20") {
      VStack {
        HStack {
          box(30, 30).probe("a"); Spacer(); box(30, 30).probe("b")
        }; box(40, 20).probe("c")
      }
    }
    expectFrames(100, 100, "a 0 0 46 60 | b 54 0 46 60 | c 0 60 100 40") {
      VStack(spacing: 0) {
        HStack {
          fill.probe("a"); fill.probe("b")
        }; fill.frame(height: 40).probe("c")
      }
    }
    // The column is as wide as its widest view, the rest goes to the plane.
    expectFrames(200, 100, "a 0 26 60 20 | b 10 54 40 20 | c 68 0 132 100") {
      HStack {
        VStack {
          box(60, 20).probe("a"); box(40, 20).probe("b")
        }; fill.probe("c")
      }
    }
    // Between stacks too, eight points.
    expectFrames(200, 100, "a 62 40 20 20 | b 90 40 20 20 | c 118 40 20 20") {
      HStack {
        HStack {
          box(20, 20).probe("a"); box(20, 20).probe("b")
        }; box(20, 20).probe("c")
      }
    }
  }

  @Test func nothingTakesNoGap() {
    expectFrames(100, 100, "a 26 40 20 20 | b 54 40 20 20") {
      HStack {
        EmptyView(); box(20, 20).probe("a"); EmptyView(); Group {}; box(20, 20).probe("b")
      }
    }
    let shown = false
    expectFrames(100, 100, "a 26 40 20 20 | b 54 40 20 20 | c") {
      HStack {
        box(20, 20).probe("a")
        if shown { box(20, 20).probe("c") }
        ForEach(0..<0, id: \.self) { _ in box(20, 20).probe("c") }
        EmptyView().padding().frame(width: 40)
        box(20, 20).probe("b")
      }
    }
  }

  @Test func groupsAndLoopsDissolve() {
    expectFrames(200, 100, "p0 40 35 30 30 | p1 78 35 30 30 | last 116 35 44 30") {
      HStack {
        Group { ForEach(0..<2, id: \.self) { box(20, 20).padding(5).probe("p\($0)") } }
        box(34, 20).padding(5).probe("last")
      }
    }
    // The modifier of a group goes to each of its views.
    expectFrames(200, 100, "row 70 40 60 20") {
      HStack(spacing: 0) {
        Group {
          box(10, 10); box(20, 10); box(0, 10)
        }.padding(5)
      }.probe("row")
    }
  }

  @Test func hiddenViewsKeepTheirPlace() {
    expectFrames(100, 100, "a 12 40 20 20 | b 40 40 20 20 | c 68 40 20 20") {
      HStack {
        box(20, 20).probe("a"); box(20, 20).hidden().probe("b"); box(20, 20).opacity(0).probe("c")
      }
    }
  }

  @Test func aNegativeSpacingOverlaps() {
    expectFrames(200, 100, "a 45 25 50 50 | b 75 25 50 50 | c 105 25 50 50") {
      HStack(spacing: -20) {
        box(50, 50).probe("a"); box(50, 50).probe("b"); box(50, 50).probe("c")
      }
    }
  }

  @Test func planesShareWhatIsLeft() {
    expectFrames(300, 40, "a 0 0 94.67 40 | b 102.67 0 94.67 40 | c 205.33 0 94.67 40") {
      HStack {
        fill.probe("a"); fill.probe("b"); fill.probe("c")
      }
    }
    expectFrames(100, 300, "a 0 0 100 146 | b 0 154 100 146") {
      VStack {
        fill.probe("a"); fill.probe("b")
      }
    }
  }
}
