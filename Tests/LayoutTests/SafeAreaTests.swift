import Foundation
import Testing

@testable import ViewTree

/// Safe areas: the window's, bars, padding.
@MainActor struct SafeAreaTests {
  private let phone = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
  private let side = EdgeInsets(top: 0, leading: 40, bottom: 20, trailing: 10)

  @Test func viewsKeepClearOfTheWindowsEdges() {
    expectFrames(200, 400, safeArea: phone, "a 0 50 200 320") { fill.probe("a") }
    expectFrames(200, 400, safeArea: phone, "a 75 185 50 50") { box(50, 50).probe("a") }
    expectFrames(400, 200, safeArea: side, "a 40 0 350 180") { fill.probe("a") }
  }

  @Test func aViewMayReachOverTheEdgesThatItTouches() {
    expectFrames(200, 400, safeArea: phone, "outer 0 50 200 320 | a 0 0 200 400") {
      fill.probe("a").ignoresSafeArea().probe("outer")
    }
    expectFrames(200, 400, safeArea: phone, "a 0 0 200 370") { fill.probe("a").ignoresSafeArea(edges: .top) }
    expectFrames(200, 400, safeArea: phone, "a 0 50 200 350") {
      fill.probe("a").edgesIgnoringSafeArea(.bottom)
    }
    expectFrames(200, 400, safeArea: phone, "a 0 50 200 320") {
      fill.probe("a").ignoresSafeArea(edges: .horizontal)
    }
    expectFrames(200, 400, safeArea: phone, "a 0 50 200 320") { fill.probe("a").ignoresSafeArea(.keyboard) }
    expectFrames(400, 200, safeArea: side, "a 0 0 400 200") { fill.probe("a").ignoresSafeArea() }
  }

  @Test func aViewThatTouchesNoEdgeStays() {
    expectFrames(200, 400, safeArea: phone, "a 75 185 50 50") { box(50, 50).probe("a").ignoresSafeArea() }
    expectFrames(200, 400, safeArea: phone, "a 10 60 180 300") {
      fill.probe("a").ignoresSafeArea().padding(10)
    }
    expectFrames(200, 400, safeArea: phone, "a 0 0 200 320 | b 0 320 200 50") {
      VStack(spacing: 0) {
        fill.probe("a").ignoresSafeArea(edges: .top); fill.frame(height: 50).probe("b")
      }
    }
    expectFrames(200, 400, safeArea: phone, "b 0 50 200 50 | a 0 100 200 300") {
      VStack(spacing: 0) {
        fill.frame(height: 50).probe("b"); fill.probe("a").ignoresSafeArea()
      }
    }
    // Through a frame and padding on other edges.
    expectFrames(200, 400, safeArea: phone, "a 50 0 100 400") {
      fill.probe("a").ignoresSafeArea().frame(width: 100)
    }
    expectFrames(200, 400, safeArea: phone, "a 20 0 160 400") {
      fill.probe("a").ignoresSafeArea().padding(.horizontal, 20)
    }
  }

  @Test func layersReachOnTheirOwn() {
    expectFrames(200, 400, safeArea: phone, "v 0 50 200 320 | a 0 0 200 400") {
      fill.background { fill.probe("a").ignoresSafeArea() }.probe("v")
    }
    expectFrames(200, 400, safeArea: phone, "a 0 0 200 400 | b 90 200 20 20") {
      ZStack {
        fill.probe("a").ignoresSafeArea(); box(20, 20).probe("b")
      }
    }
    // The whole stack reaches over: what is in it stands in the middle of the window.
    expectFrames(200, 400, safeArea: phone, "a 0 0 200 400 | b 90 190 20 20") {
      ZStack {
        fill.probe("a"); box(20, 20).probe("b")
      }.ignoresSafeArea()
    }
    expectFrames(200, 400, safeArea: phone, "a 75 175 50 50") {
      box(50, 50).probe("a").frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea()
    }
  }

  @Test func aReaderSaysHowFarItCouldReach() {
    expectFrames(200, 400, safeArea: phone, "a 0 50 200 50 | b 0 100 200 30") {
      GeometryReader { g in
        VStack(spacing: 0) {
          fill.frame(height: g.safeAreaInsets.top).probe("a")
          fill.frame(height: g.safeAreaInsets.bottom).probe("b")
        }
      }
    }
    expectFrames(200, 400, safeArea: phone, "a 0 0 200 0 | b 0 0 200 400") {
      GeometryReader { g in
        fill.frame(height: g.safeAreaInsets.top).probe("a")
        fill.frame(height: g.size.height).probe("b")
      }.ignoresSafeArea()
    }
    expectFrames(200, 400, safeArea: phone, "a 10 60 180 0") {
      GeometryReader { g in fill.frame(height: g.safeAreaInsets.top).probe("a") }.padding(10)
    }
  }

  @Test func aBarTakesItsEdgeAndLeavesTheRest() {
    expectFrames(100, 200, "v 0 0 100 162 | bar 0 170 100 30") {
      fill.probe("v").safeAreaInset(edge: .bottom) { fill.frame(height: 30).probe("bar") }
    }
    expectFrames(100, 200, "bar 0 0 100 30 | v 0 30 100 170") {
      fill.probe("v").safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 30).probe("bar") }
    }
    expectFrames(200, 100, "bar 0 0 40 100 | v 48 0 152 100") {
      fill.probe("v").safeAreaInset(edge: .leading) { fill.frame(width: 40).probe("bar") }
    }
    expectFrames(200, 100, "bar 160 0 40 100 | v 0 0 155 100") {
      fill.probe("v").safeAreaInset(edge: .trailing, spacing: 5) { fill.frame(width: 40).probe("bar") }
    }
    // A bar narrower than its edge is aligned with the content.
    expectFrames(100, 200, "bar 0 170 20 30") {
      fill.safeAreaInset(edge: .bottom, alignment: .leading) { box(20, 30).probe("bar") }
    }
    expectFrames(100, 200, "bar 40 170 20 30") {
      fill.safeAreaInset(edge: .bottom) { box(20, 30).probe("bar") }
    }
    // Rigid content: both together stand in the middle.
    expectFrames(100, 200, "all 20 61 60 78 | v 20 61 60 40 | bar 40 109 20 30") {
      box(60, 40).probe("v").safeAreaInset(edge: .bottom) { box(20, 30).probe("bar") }.probe("all")
    }
  }

  @Test func whatReachesOverTheEdgeLiesUnderTheBar() {
    expectFrames(100, 200, "a 0 0 100 200 | bar 0 0 100 30") {
      VStack(spacing: 0) { fill.probe("a") }.ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 30).probe("bar") }
    }
    expectFrames(100, 200, "a 0 0 100 200 | b 40 70 20 20") {
      ZStack {
        fill.probe("a").ignoresSafeArea(); box(20, 20).probe("b")
      }
      .safeAreaInset(edge: .bottom, spacing: 10) { fill.frame(height: 30) }
    }
    // A view that hugs its content touches no edge.
    expectFrames(100, 200, "b 40 70 20 20") {
      box(20, 20).probe("b").ignoresSafeArea().frame(maxHeight: .infinity)
        .safeAreaInset(edge: .bottom, spacing: 10) { fill.frame(height: 30) }
    }
  }

  @Test func barsAddUp() {
    expectFrames(100, 200, "v 0 20 100 150 | top 0 0 100 20 | bottom 0 170 100 30") {
      fill.probe("v")
        .safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 20).probe("top") }
        .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: 30).probe("bottom") }
    }
    expectFrames(100, 200, "v 0 0 100 140 | inner 0 140 100 20 | outer 0 160 100 40 | a 0 0 100 200") {
      fill.background { fill.probe("a").ignoresSafeArea() }.probe("v")
        .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: 20).probe("inner") }
        .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: 40).probe("outer") }
    }
    expectFrames(200, 400, safeArea: phone, "v 0 90 200 280 | bar 0 50 200 40 | a 0 0 200 400") {
      fill.background { fill.probe("a").ignoresSafeArea() }.probe("v")
        .safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 40).probe("bar") }
    }
  }

  @Test func severalViewsInABarAreAColumn() {
    expectFrames(100, 200, "v 0 0 100 142 | a 0 142 100 30 | b 40 180 20 20") {
      fill.probe("v").safeAreaInset(edge: .bottom, spacing: 0) {
        fill.frame(height: 30).probe("a")
        box(20, 20).probe("b")
      }
    }
  }

  @Test func aBarThatTakesEverythingLeavesTheContentWhatItNeeds() {
    expectFrames(100, 200, "v 0 0 100 60 | bar 0 68 100 132") {
      fill.frame(minHeight: 60).probe("v").safeAreaInset(edge: .bottom) { fill.probe("bar") }
    }
  }

  @Test func paddingOfTheSafeArea() {
    expectFrames(100, 150, "outer 0 0 100 150 | a 20 20 60 110") {
      fill.probe("a").safeAreaPadding(20).probe("outer")
    }
    expectFrames(100, 150, "a 0 10 100 140") { fill.probe("a").safeAreaPadding(.top, 10) }
    expectFrames(100, 150, "a 16 16 68 118") { fill.probe("a").safeAreaPadding() }
    expectFrames(100, 150, "a 0 0 100 150") { fill.probe("a").ignoresSafeArea().safeAreaPadding(20) }
    expectFrames(100, 150, "all 20 55 60 40 | a 30 65 40 20") {
      box(40, 20).probe("a").safeAreaPadding(10).probe("all")
    }
  }

  @Test func whatLiesOverAScrollViewKeepsClearOfBars() {
    expectFrames(100, 200, "corner 80 150 20 20 | all 0 0 100 170") {
      ScrollView { fill.frame(height: 240) }
        .overlay { fill.probe("all") }
        .overlay(alignment: .bottomTrailing) { box(20, 20).probe("corner") }
        .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: 30) }
    }
    expectFrames(100, 200, "corner 0 40 20 20") {
      ScrollView { fill.frame(height: 240) }
        .overlay(alignment: .topLeading) { box(20, 20).probe("corner") }
        .safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 30) }
        .safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 10) }
    }
    // What is inside of the bars alone is not what lies over both.
    expectFrames(100, 200, "all 0 0 100 200") {
      ScrollView { fill.frame(height: 240) }
        .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: 30) }
        .overlay { fill.probe("all") }
    }
  }

  @Test func aScrollViewKeepsItsFrameUnderABar() {
    expectFrames(100, 200, "scroll 0 0 100 200 | content 0 0 100 240") {
      ScrollView { fill.frame(height: 240).probe("content") }
        .safeAreaInset(edge: .bottom) { fill.frame(height: 30) }.probe("scroll")
    }
    expectFrames(100, 200, "scroll 0 0 100 200 | content 0 38 100 240") {
      ScrollView { fill.frame(height: 240).probe("content") }
        .safeAreaInset(edge: .top) { fill.frame(height: 30) }.probe("scroll")
    }
    expectFrames(100, 150, "scroll 0 0 100 150 | content 0 20 100 180") {
      ScrollView { fill.frame(height: 180).probe("content") }.safeAreaPadding(.vertical, 20).probe("scroll")
    }
  }
}
