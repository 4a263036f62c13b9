import Foundation
import Testing

@testable import ViewTree

/// Places from the right to the left, worked out by hand.
@MainActor struct MirrorTests {
  @Test func stacksFramesAndPadding() {
    expectFrames(100, 100, isRightToLeft: true, "a 80 40 20 20|b 0 0 80 100") {
      HStack(spacing: 0) {
        box(20, 20).probe("a"); fill.probe("b")
      }
    }
    expectFrames(100, 100, isRightToLeft: true, "a 0 0 90 100") { fill.probe("a").padding(.leading, 10) }
    expectFrames(100, 100, isRightToLeft: true, "a 30 30 40 20|b 50 50 20 20") {
      VStack(alignment: .leading, spacing: 0) {
        box(40, 20).probe("a"); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, isRightToLeft: true, "a 80 40 20 20") {
      box(20, 20).probe("a").frame(maxWidth: .infinity, alignment: .leading)
    }
    expectFrames(100, 100, isRightToLeft: true, "a 25 30 40 20|b 55 50 20 20") {
      VStack(alignment: .leading, spacing: 0) {
        box(40, 20).probe("a"); box(20, 20).alignmentGuide(.leading) { _ in 10 }.probe("b")
      }
    }
  }

  @Test func offsetsPositionsAndLayers() {
    expectFrames(100, 100, isRightToLeft: true, "a 30 40 20 20") { box(20, 20).probe("a").offset(x: 10) }
    expectFrames(100, 100, isRightToLeft: true, "a 70 20 20 20") {
      box(20, 20).probe("a").position(x: 20, y: 30)
    }
    expectFrames(100, 100, isRightToLeft: true, "o 65 25 10 10") {
      box(50, 50).overlay(alignment: .topLeading) { box(10, 10).probe("o") }
    }
    expectFrames(100, 100, isRightToLeft: true, "a 60 0 20 20") {
      box(20, 20).probe("a").position(x: 10, y: 10).padding(.leading, 20)
    }
    expectFrames(100, 100, isRightToLeft: true, "a 20 20 60 60|b 60 20 20 20") {
      ZStack(alignment: .topLeading) {
        box(60, 60).probe("a"); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, isRightToLeft: true, "o 60 45 10 10") {
      box(50, 50).overlay(alignment: .leading) { box(10, 10).probe("o").offset(x: 5) }
    }
  }

  @Test func containers() {
    expectFrames(100, 100, isRightToLeft: true, "a 0 0 80 100|b 80 40 20 20") {
      fill.probe("a").safeAreaInset(edge: .leading, spacing: 0) { box(20, 20).probe("b") }
    }
    expectFrames(100, 100, isRightToLeft: true, "a 59 40 20 20|b 21 40 30 20") {
      Grid {
        GridRow {
          box(20, 20).probe("a"); box(30, 20).probe("b")
        }
      }
    }
    expectFrames(100, 100, isRightToLeft: true, "a 59 45 10 10|b 26 45 10 10") {
      LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(20))]) {
        box(10, 10).probe("a"); box(10, 10).probe("b")
      }
    }
    expectFrames(100, 100, isRightToLeft: true, "a -200 0 300 50") {
      ScrollView(.horizontal) { box(300, 50).probe("a") }.frame(maxHeight: .infinity, alignment: .top)
    }
    expectFrames(100, 100, isRightToLeft: true, "a 0 0 80 100") {
      fill.probe("a").safeAreaPadding(.leading, 20)
    }
  }
}
