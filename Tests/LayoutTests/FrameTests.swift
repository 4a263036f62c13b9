import Foundation
import Testing

@testable import ViewTree

/// Frames, fixed and flexible.
@MainActor struct FrameTests {
  @Test func aFixedFrameAlignsItsView() {
    let cases: [(Alignment, String)] = [
      (.topLeading, "a 50 25 20 20"), (.top, "a 90 25 20 20"), (.topTrailing, "a 130 25 20 20"),
      (.leading, "a 50 40 20 20"), (.center, "a 90 40 20 20"), (.trailing, "a 130 40 20 20"),
      (.bottomLeading, "a 50 55 20 20"), (.bottom, "a 90 55 20 20"), (.bottomTrailing, "a 130 55 20 20"),
    ]
    for (alignment, expected) in cases {
      expectFrames(200, 100, expected) {
        box(20, 20).probe("a").frame(width: 100, height: 50, alignment: alignment)
      }
    }
  }

  @Test func whatIsLargerThanItsFixedFrameStandsOut() {
    expectFrames(200, 200, "f 75 75 50 50 | a 50 50 100 100") {
      box(100, 100).probe("a").frame(width: 50, height: 50).probe("f")
    }
    expectFrames(200, 200, "f 75 75 50 50 | a 25 25 100 100") {
      box(100, 100).probe("a").frame(width: 50, height: 50, alignment: .bottomTrailing).probe("f")
    }
    expectFrames(200, 200, "f 75 75 50 50 | a 75 75 100 100") {
      box(100, 100).probe("a").frame(width: 50, height: 50, alignment: .topLeading).probe("f")
    }
    // A frame larger than the window stands in its middle.
    expectFrames(100, 100, "f -50 -25 200 150") { fill.frame(width: 200, height: 150).probe("f") }
  }

  @Test func aFrameOfOneLengthLeavesTheOther() {
    expectFrames(200, 80, "f 50 0 100 80") { fill.frame(width: 100).probe("f") }
    expectFrames(200, 80, "f 0 30 200 20") { fill.frame(height: 20).probe("f") }
    expectFrames(200, 80, "f 50 30 100 20 | a 90 30 20 20") {
      box(20, 20).probe("a").frame(width: 100).probe("f")
    }
    expectFrames(200, 80, "f 0 0 200 80") { fill.frame(width: nil, height: nil).probe("f") }
    expectFrames(200, 80, "f 100 40 0 0") { fill.frame(width: 0, height: 0).probe("f") }
  }

  @Test func illegalLengthsAreAsIfNotGiven() {
    expectFrames(200, 80, "f 0 0 200 80") { fill.frame(width: -10).probe("f") }
    expectFrames(200, 80, "f 0 0 200 80") { fill.frame(height: .infinity).probe("f") }
  }

  @Test func aMaximumTakesWhatIsOfferedUpToItself() {
    expectFrames(300, 100, "f 0 30 300 40 | a 130 30 40 40") {
      box(40, 40).probe("a").frame(maxWidth: .infinity).probe("f")
    }
    expectFrames(300, 100, "f 50 30 200 40 | a 130 30 40 40") {
      box(40, 40).probe("a").frame(maxWidth: 200).probe("f")
    }
    expectFrames(300, 100, "f 50 30 200 40 | a 50 30 40 40") {
      box(40, 40).probe("a").frame(maxWidth: 200, alignment: .leading).probe("f")
    }
    expectFrames(300, 100, "f 50 30 200 40 | a 25 30 250 40") {
      box(250, 40).probe("a").frame(maxWidth: 200).probe("f")
    }
    // Less is offered than the view takes: as wide as the view, as long as that is no more than the maximum.
    expectFrames(30, 100, "f -5 30 40 40 | a -5 30 40 40") {
      box(40, 40).probe("a").frame(maxWidth: 200).probe("f")
    }
    expectFrames(300, 100, "f 100 0 100 100 | a 100 0 100 100") {
      fill.probe("a").frame(maxWidth: 100, maxHeight: .infinity).probe("f")
    }
    expectFrames(300, 100, "f 0 0 300 100 | a 260 60 40 40") {
      box(40, 40).probe("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        .probe("f")
    }
  }

  @Test func aMinimumHoldsWhateverIsOffered() {
    expectFrames(300, 100, "f 100 30 100 40 | a 130 30 40 40") {
      box(40, 40).probe("a").frame(minWidth: 100).probe("f")
    }
    expectFrames(300, 100, "f 130 30 40 40 | a 130 30 40 40") {
      box(40, 40).probe("a").frame(minWidth: 20).probe("f")
    }
    expectFrames(300, 100, "f 0 0 300 100") { fill.frame(minWidth: 100).probe("f") }
    expectFrames(60, 100, "f -20 0 100 100 | a -20 0 100 100") {
      fill.probe("a").frame(minWidth: 100).probe("f")
    }
    // A view that takes more than is offered: what is offered, but not less than the minimum.
    expectFrames(60, 100, "f 0 30 60 40 | a -70 30 200 40") {
      box(200, 40).probe("a").frame(minWidth: 50).probe("f")
    }
  }

  @Test func bothLimitsDecideAlone() {
    expectFrames(300, 100, "f 0 30 300 40 | a 130 30 40 40") {
      box(40, 40).probe("a").frame(minWidth: 50, maxWidth: .infinity).probe("f")
    }
    expectFrames(300, 100, "f 50 30 200 40") { box(40, 40).frame(minWidth: 50, maxWidth: 200).probe("f") }
    expectFrames(30, 100, "f -10 30 50 40") { box(40, 40).frame(minWidth: 50, maxWidth: 200).probe("f") }
    expectFrames(100, 100, "f 0 30 100 40 | a -75 30 250 40") {
      box(250, 40).probe("a").frame(minWidth: 0, maxWidth: .infinity).probe("f")
    }
  }

  @Test func anIdealLengthHoldsWhereNothingIsOffered() {
    expectFrames(300, 100, "f 75 30 150 40 | a 75 30 150 40") {
      fill.probe("a").frame(idealWidth: 150, idealHeight: 40).probe("f").fixedSize()
    }
    expectFrames(300, 100, "f 0 0 300 100") { fill.frame(idealWidth: 150, idealHeight: 40).probe("f") }
    expectFrames(300, 100, "f 75 0 150 100") {
      fill.frame(idealWidth: 150).probe("f").fixedSize(horizontal: true, vertical: false)
    }
    // The frame is ideal, the rigid view in it is not.
    expectFrames(300, 100, "f 75 30 150 40 | a 130 30 40 40") {
      box(40, 40).probe("a").frame(idealWidth: 150).probe("f").fixedSize()
    }
  }

  @Test func whereNothingIsOfferedTheViewsSizeIsLimited() {
    // 10 is less than the minimum: the frame is as wide as that, and so is the plane in it.
    expectFrames(300, 100, "f 100 45 100 10 | a 100 45 100 10") {
      fill.probe("a").frame(minWidth: 100).probe("f").fixedSize()
    }
    expectFrames(300, 100, "f 145 45 10 10") { fill.frame(maxWidth: .infinity).probe("f").fixedSize() }
    expectFrames(300, 100, "f 125 40 50 20 | a 100 40 100 20") {
      box(100, 20).probe("a").frame(maxWidth: 50).probe("f").fixedSize()
    }
    expectFrames(300, 100, "f 130 40 40 20 | a 130 40 40 20") {
      box(40, 20).probe("a").frame(minWidth: 20, maxWidth: 50).probe("f").fixedSize()
    }
  }

  @Test func whatAFlexibleFrameHoldsIsOfferedItsSize() {
    // The row takes 175 of 150; in a frame of 175 it is arranged anew, for 87.5 + 100.
    expectFrames(150, 40, "f -12.5 0 175 40 | a -18.75 0 87.5 40 | b 68.75 0 100 40") {
      HStack(spacing: 0) {
        fill.frame(maxWidth: 100).probe("a"); fill.frame(minWidth: 100).probe("b")
      }.frame(maxWidth: .infinity).probe("f")
    }
  }

  @Test func framesInFrames() {
    expectFrames(200, 200, "outer 50 50 100 100 | inner 50 75 60 50 | a 70 90 20 20") {
      box(20, 20).probe("a").frame(width: 60, height: 50).probe("inner")
        .frame(width: 100, height: 100, alignment: .leading).probe("outer")
    }
    expectFrames(200, 200, "outer 50 50 100 100 | inner 50 80 100 40") {
      fill.frame(height: 40).frame(maxWidth: .infinity).probe("inner").frame(width: 100, height: 100)
        .probe("outer")
    }
    expectFrames(300, 40, "a 0 0 150 40 | b 150 0 150 40") {
      HStack(spacing: 0) {
        box(10, 10).frame(maxWidth: .infinity, maxHeight: .infinity).probe("a")
        box(90, 10).frame(maxWidth: .infinity, maxHeight: .infinity).probe("b")
      }
    }
    expectFrames(300, 40, "a 0 0 10 40 | b 10 0 290 40") {
      HStack(spacing: 0) {
        box(10, 10).frame(maxHeight: .infinity).probe("a")
        box(90, 10).frame(maxWidth: .infinity, maxHeight: .infinity).probe("b")
      }
    }
  }
}
