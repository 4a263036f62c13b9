import Foundation
import Observation
import Testing

@testable import ViewTree

/// Who keeps clear of which edge: views that reach over them, bars, scroll views.
@MainActor struct SafeAreaEdgeTests {
  @Test func whatTouchesAnEdgeMayReachOverIt() {
    let edges = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    expectFrames(100, 200, safeArea: edges, "a 0 50 100 120") { fill.probe("a") }
    expectFrames(100, 200, safeArea: edges, "a 0 0 100 170") { fill.probe("a").ignoresSafeArea(edges: .top) }
    expectFrames(100, 200, safeArea: edges, "a 0 0 100 110|b 0 110 100 60") {
      VStack(spacing: 0) {
        fill.probe("a").ignoresSafeArea(); fill.probe("b")
      }
    }
    expectFrames(100, 200, safeArea: edges, "i 0 0 100 200|o 0 50 100 120") {
      fill.probe("i").ignoresSafeArea().probe("o")
    }
    expectFrames(100, 200, safeArea: edges, "a 25 0 50 50") {
      VStack(spacing: 0) {
        box(50, 50).probe("a").ignoresSafeArea(); Spacer(minLength: 0)
      }
    }
    expectFrames(100, 200, safeArea: edges, "a 25 120 50 50") {
      VStack(spacing: 0) {
        Spacer(minLength: 0); box(50, 50).probe("a").ignoresSafeArea()
      }
    }
    expectFrames(100, 200, safeArea: edges, "a 0 60 100 100") {
      fill.frame(height: 100).probe("a").ignoresSafeArea()
    }
    expectFrames(100, 200, safeArea: edges, "a 10 0 80 200") {
      fill.probe("a").padding(.horizontal, 10).ignoresSafeArea()
    }
    expectFrames(100, 200, safeArea: edges, "a 0 50 100 120") { fill.probe("a").ignoresSafeArea(.keyboard) }
    // Twenty away from the edges it touches none.
    expectFrames(100, 200, safeArea: edges, "a 0 70 100 80") {
      fill.probe("a").ignoresSafeArea().padding(.vertical, 20)
    }
    expectFrames(
      200, 100, safeArea: EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0),
      "a 0 0 120 100|b 120 0 80 100"
    ) {
      HStack(spacing: 0) {
        fill.probe("a").ignoresSafeArea(edges: .horizontal); fill.probe("b")
      }
    }
  }

  /// Of two bars at one edge the one further out lies at the edge, whether what they cover scrolls or not.
  @Test func barsAtOneEdgeLieBesideEachOther() {
    for scrolls in [true, false] {
      expectFrames(
        100, 200, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0),
        "p 0 75 100 15|q 0 50 100 25|a 0 90 100 60|r 0 150 100 20"
      ) {
        Group {
          if scrolls {
            ScrollView { fill.frame(height: 60).probe("a") }
          } else {
            fill.probe("a")
          }
        }
        .safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 15).probe("p") }
        .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: 20).probe("r") }
        .safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 25).probe("q") }
      }
    }
  }

  @Test func aBarOverAScrollViewKeepsClearOfPaddingFurtherOut() {
    expectFrames(100, 200, "p 10 20 90 15|g 0 0 100 35|a 10 35 90 60") {
      ScrollView { fill.frame(height: 60).probe("a") }
        .safeAreaInset(edge: .top, spacing: 0) {
          fill.frame(height: 15)
            .probe("p")
            .background { fill.probe("g").ignoresSafeArea() }
        }
        .safeAreaPadding(EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0))
    }
  }

  /// What is covered is told to a scroll view that takes the place of another, and forgotten with who covered it.
  @Test func barsKeepClearOfWhatComesAndGoesFurtherOut() {
    let model = Covers()
    let stage = LayoutStage(100, 200, CoveredView(model: model))
    stage.expect("p 0 0 100 15|a 0 15 100 60")
    for step in [
      ({ model.isPadded = true }, 20.0), ({ model.isOther = true }, 20), ({ model.isPadded = false }, 0),
    ] {
      step.0()
      stage.settle()
      stage.expect("p 0 \(step.1) 100 15|a 0 \(step.1 + 15) 100 60")
    }
  }

  @Observable final class Covers {
    var isPadded = false
    var isOther = false
  }

  struct CoveredView: View {
    let model: Covers

    var body: some View {
      let bar = Group {
        if model.isOther {
          ScrollView { fill.frame(height: 60).probe("a") }
        } else {
          ScrollView { fill.frame(height: 60).probe("a") }
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 15).probe("p") }
      if model.isPadded {
        bar.safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 20) }
      } else {
        bar.safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 0) }
      }
    }
  }

  @Test func layersAndReadersReachOverEdges() {
    let edges = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    expectFrames(100, 200, safeArea: edges, "a 0 50 10 50") {
      GeometryReader { g in box(10, g.safeAreaInsets.top).probe("a") }
    }
    expectFrames(100, 200, safeArea: edges, "b 0 0 100 200") {
      fill.background { fill.probe("b").ignoresSafeArea() }
    }
    expectFrames(100, 200, safeArea: edges, "b 25 85 50 50") {
      box(50, 50).background { fill.probe("b").ignoresSafeArea() }
    }
    // A header of 40 whose background covers the 50 above it.
    expectFrames(100, 200, safeArea: edges, "h 0 0 100 90|b 0 90 100 80") {
      VStack(spacing: 0) {
        fill.frame(height: 40).background { fill.probe("h").ignoresSafeArea() }; fill.probe("b")
      }
    }
    // A bar above the edge whose background reaches over it.
    expectFrames(100, 200, safeArea: edges, "a 0 50 100 90|b 0 140 100 60|bar 0 140 100 30") {
      fill.probe("a").safeAreaInset(edge: .bottom, spacing: 0) {
        box(100, 30).probe("bar").background { fill.probe("b").ignoresSafeArea() }
      }
    }
    expectFrames(100, 200, safeArea: edges, "a 0 0 100 200") {
      GeometryReader { g in fill.frame(width: g.size.width, height: g.size.height).probe("a") }
        .ignoresSafeArea()
    }
  }

  @Test func barsTakeAnEdge() {
    expectFrames(100, 200, "a 0 40 100 160|b 25 0 50 40") {
      fill.probe("a").safeAreaInset(edge: .top, spacing: 0) { box(50, 40).probe("b") }
    }
    expectFrames(100, 100, "a 28 0 72 100|b 0 0 20 20") {
      fill.probe("a").safeAreaInset(edge: .leading, alignment: .top) { box(20, 20).probe("b") }
    }
    expectFrames(100, 200, "a 0 0 100 162|b 0 170 100 30") {
      fill.probe("a").safeAreaInset(edge: .bottom) { fill.probe("b").frame(height: 30) }
    }
    expectFrames(100, 200, "a 0 0 100 150|x 0 150 100 20|y 0 170 100 30") {
      fill.probe("a").safeAreaInset(edge: .bottom, spacing: 0) { box(100, 20).probe("x") }
        .safeAreaInset(edge: .bottom, spacing: 0) { box(100, 30).probe("y") }
    }
    // Under two bars, and under one of two.
    expectFrames(100, 200, "a 0 0 100 200|x 0 0 100 20|y 0 170 100 30") {
      fill.probe("a").ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { box(100, 20).probe("x") }
        .safeAreaInset(edge: .bottom, spacing: 0) { box(100, 30).probe("y") }
    }
    expectFrames(100, 200, "a 0 0 100 170") {
      fill.probe("a").ignoresSafeArea(edges: .top).safeAreaInset(edge: .top, spacing: 0) { box(100, 20) }
        .safeAreaInset(edge: .bottom, spacing: 0) { box(100, 30) }
    }
    expectFrames(
      100, 200, safeArea: EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0),
      "a 0 0 100 122|b 0 130 100 40"
    ) {
      fill.probe("a").safeAreaInset(edge: .bottom) { box(100, 40).probe("b") }
    }
  }

  @Test func aBarIsAlignedWithItsContent() {
    expectFrames(100, 200, "c 25 65 50 50|b 35 115 30 20") {
      box(50, 50).probe("c").safeAreaInset(edge: .bottom, spacing: 0) { box(30, 20).probe("b") }
    }
    expectFrames(100, 200, "all 20 65 60 70|c 35 65 30 50|b 20 115 60 20") {
      box(30, 50).probe("c").safeAreaInset(edge: .bottom, spacing: 0) { box(60, 20).probe("b") }.probe("all")
    }
    expectFrames(100, 200, "c 20 65 60 50|b 20 115 20 20") {
      box(60, 50).probe("c").safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) {
        box(20, 20).probe("b")
      }
    }
    expectFrames(100, 200, "c 35 65 30 50|b 35 115 60 20") {
      box(30, 50).probe("c").safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) {
        box(60, 20).probe("b")
      }
    }
    expectFrames(100, 200, "a 0 0 100 10|b 40 10 20 20") {
      ScrollView { fill.probe("a").safeAreaInset(edge: .bottom, spacing: 0) { box(20, 20).probe("b") } }
    }
  }

  @Test func paddingOfTheSafeAreaKeepsWhatReachesOverIt() {
    expectFrames(100, 200, "a 20 0 60 200") { fill.probe("a").safeAreaPadding(.horizontal, 20) }
    expectFrames(100, 200, "a 0 0 100 200") { fill.probe("a").ignoresSafeArea().safeAreaPadding(20) }
    expectFrames(100, 200, "a 40 20 20 20|s 0 0 100 200") {
      ScrollView { box(20, 20).probe("a").frame(maxWidth: .infinity) }.probe("s").safeAreaPadding(.top, 20)
    }
    expectFrames(
      100, 200, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0), "a 0 70 100 130"
    ) {
      fill.probe("a").safeAreaPadding(.top, 20)
    }
  }

  @Test func scrollViewsLieUnderBars() {
    let edges = EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    expectFrames(100, 200, safeArea: edges, "s 0 0 100 200|a 0 0 100 20") {
      ScrollView { box(100, 20).probe("a") }.probe("s").ignoresSafeArea()
    }
    expectFrames(100, 200, "s 0 0 100 200|a 0 30 100 20") {
      ScrollView { box(100, 20).probe("a") }.probe("s").safeAreaInset(edge: .top, spacing: 0) { box(100, 30) }
    }
    expectFrames(100, 200, safeArea: edges, "s 0 50 100 150|a 0 80 100 20|b 0 50 100 30") {
      ScrollView { box(100, 20).probe("a") }.probe("s").safeAreaInset(edge: .top, spacing: 0) {
        box(100, 30).probe("b")
      }
    }
    expectFrames(
      100, 200, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0),
      "a 0 50 100 20|s 0 50 100 120"
    ) {
      ScrollView { box(100, 20).probe("a") }.probe("s")
    }
  }
}
