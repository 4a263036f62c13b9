import Foundation
import Testing

@testable import ViewTree

/// Layers, geometry readers, alternatives.
@MainActor struct LayerTests {
  @Test func aLayerIsOfferedTheViewsSizeAndNeverChangesIt() {
    expectFrames(200, 100, "v 70 30 60 40 | a 70 30 60 40") {
      box(60, 40).background { fill.probe("a") }.probe("v")
    }
    expectFrames(200, 100, "v 70 30 60 40 | a 50 20 100 60") {
      box(60, 40).background { box(100, 60).probe("a") }.probe("v")
    }
    expectFrames(200, 100, "v 70 30 60 40 | a 110 60 20 10") {
      box(60, 40).overlay(alignment: .bottomTrailing) { box(20, 10).probe("a") }.probe("v")
    }
    expectFrames(200, 100, "v 70 30 60 40 | a 70 30 100 60") {
      box(60, 40).overlay(alignment: .topLeading) { box(100, 60).probe("a") }.probe("v")
    }
    expectFrames(200, 100, "a 80 30 40 40") { box(60, 40).overlay { Circle().probe("a") } }
    expectFrames(200, 100, "v 70 30 60 40 | a 70 30 60 40") {
      box(60, 40).overlay { fill.probe("a") }.border(.red, width: 5).probe("v")
    }
  }

  @Test func severalLayersAreOneCentredStack() {
    expectFrames(200, 200, "a 50 50 60 40 | b 70 60 20 20") {
      box(100, 100).overlay(alignment: .topLeading) {
        box(60, 40).probe("a"); box(20, 20).probe("b")
      }
    }
    expectFrames(200, 200, "a 90 110 60 40 | b 110 120 20 20") {
      box(100, 100).background(alignment: .bottomTrailing) {
        box(60, 40).probe("a")
        box(20, 20).probe("b")
      }
    }
    // A plane among them takes all: the others stand in its middle.
    expectFrames(200, 200, "a 50 50 100 100 | b 90 90 20 20") {
      box(100, 100).overlay(alignment: .topLeading) {
        fill.probe("a"); box(20, 20).probe("b")
      }
    }
    expectFrames(200, 200, "a 40 50 120 40 | b 40 50 20 20") {
      box(100, 100).overlay(alignment: .top) {
        ZStack(alignment: .topLeading) {
          box(120, 40).probe("a"); box(20, 20).probe("b")
        }
      }
    }
  }

  @Test func aLayerOnAGroupIsOneOfEach() {
    expectFrames(100, 100, "l0 30 30 20 40 | l1 50 40 20 20") {
      HStack(spacing: 0) {
        ForEach(0..<2, id: \.self) { i in box(20, i == 0 ? 40 : 20).background { fill.probe("l\(i)") } }
      }
    }
  }

  @Test func layeredStacksOfferAllTheSame() {
    expectFrames(200, 100, "z 0 0 200 100 | a 0 0 200 100 | b 90 40 20 20") {
      ZStack {
        fill.probe("a"); box(20, 20).probe("b")
      }.probe("z")
    }
    expectFrames(200, 100, "z 50 40 100 20 | b 95 35 10 30") {
      ZStack {
        box(100, 20); box(10, 30).layoutPriority(-1).probe("b")
      }.probe("z")
    }
    // Only the first decides; the plane behind gets its size.
    expectFrames(200, 100, "z 60 35 80 30 | a 60 35 80 30") {
      ZStack {
        fill.layoutPriority(-1).probe("a"); box(80, 30)
      }.probe("z")
    }
    expectFrames(100, 100, "z -10 20 120 60 | a -10 20 120 60 | b 40 40 20 20") {
      ZStack {
        box(120, 60).probe("a"); box(20, 20).probe("b")
      }.probe("z")
    }
    // What stretches is as large as the stack is with the others: 200 of the one, 150 of the other.
    expectFrames(100, 100, "a -50 -25 200 150 | b -50 -25 200 150") {
      ZStack {
        fill.frame(width: 200).probe("a"); fill.frame(height: 150).probe("b")
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test func aGeometryReaderTakesEverythingAndPutsItsViewsAtTheTop() {
    expectFrames(200, 100, "g 0 0 200 100 | a 0 0 30 20 | b 0 0 50 10") {
      GeometryReader { _ in
        box(30, 20).probe("a"); box(50, 10).probe("b")
      }.probe("g")
    }
    expectFrames(200, 100, "a 0 0 100 25") {
      GeometryReader { g in fill.frame(width: g.size.width / 2, height: g.size.height / 4).probe("a") }
    }
    expectFrames(200, 100, "g 0 0 200 72 | b 90 80 20 20") {
      VStack {
        GeometryReader { _ in fill }.probe("g"); box(20, 20).probe("b")
      }
    }
    // A second frame centres it.
    expectFrames(200, 100, "a 85 40 30 20") {
      GeometryReader { g in
        box(30, 20).probe("a").frame(width: g.size.width, height: g.size.height)
      }
    }
    expectFrames(200, 100, "a 0 0 46 100 | b 54 0 146 100") {
      HStack {
        GeometryReader { g in fill.frame(width: g.size.width).probe("a") }.frame(width: 46)
        fill.probe("b")
      }
    }
    expectFrames(300, 60, "a 0 0 146 60 | b 154 0 146 60") {
      HStack {
        GeometryReader { _ in EmptyView() }.probe("a"); fill.probe("b")
      }
    }
  }

  @Test func ofAlternativesTheFirstThatFitsIsTaken() {
    expectFrames(120, 100, "b 10 40 100 20 | a | c") {
      ViewThatFits {
        box(200, 20).probe("a"); box(100, 20).probe("b"); box(50, 20).probe("c")
      }
    }
    expectFrames(40, 100, "c -5 40 50 20 | a | b") {
      ViewThatFits {
        box(200, 20).probe("a"); box(100, 20).probe("b"); box(50, 20).probe("c")
      }
    }
    // Ten by ten is what a plane would like: it fits, and takes everything.
    expectFrames(120, 100, "a 0 0 120 100 | b") {
      ViewThatFits {
        fill.probe("a"); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 8, "a 21 -4 58 16 | b") {
      ViewThatFits(in: .horizontal) {
        box(58, 16).probe("a"); box(10, 5).probe("b")
      }
    }
    expectFrames(100, 8, "b 45 1.5 10 5 | a") {
      ViewThatFits {
        box(58, 16).probe("a"); box(10, 5).probe("b")
      }
    }
    expectFrames(60, 60, "b 0 25 60 10 | a") {
      ViewThatFits(in: .horizontal) {
        HStack {
          box(40, 10); box(40, 10)
        }.probe("a")
        fill.frame(height: 10).probe("b")
      }
    }
    expectFrames(300, 100, "a 170 40 80 20 | b 258 40 20 20") {
      HStack {
        ViewThatFits {
          box(200, 20).probe("x"); box(80, 20).probe("a")
        }.frame(width: 100, alignment: .trailing)
        box(20, 20).probe("b")
      }.frame(width: 256, alignment: .trailing)
    }
  }

  @Test func anAlternativeThatIsLongerByWhatSumsRoundFits() {
    expectFrames(100, 100, "a 0 45 100 10 | b") {
      ViewThatFits(in: .horizontal) {
        box(100.000001, 10).probe("a"); box(20, 10).probe("b")
      }
    }
    expectFrames(100, 100, "b 40 45 20 10 | a") {
      ViewThatFits(in: .horizontal) {
        box(100.02, 10).probe("a"); box(20, 10).probe("b")
      }
    }
  }

  @Test func whereTheHeightAloneCountsAlternativesAreAsWideAsIsProposed() {
    // A hundred wide it is 20 high, and twice as wide, which it would like best, 10.
    func lines() -> some View {
      FittingLines(area: 2000, ideal: 200)
    }
    expectFrames(100, 15, "b 25 2.5 50 10 | a") {
      ViewThatFits(in: .vertical) {
        lines().probe("a"); box(50, 10).probe("b")
      }
    }
    expectFrames(100, 20, "a 0 0 100 20 | b") {
      ViewThatFits(in: .vertical) {
        lines().probe("a"); box(50, 10).probe("b")
      }
    }
  }

  /// As a text: the narrower the higher, at its widest where nothing is proposed.
  private struct FittingLines: View {
    let area: CGFloat
    let ideal: CGFloat

    var body: some View { Lines(area: area, ideal: ideal) { Color.red } }

    private struct Lines: Layout {
      let area: CGFloat
      let ideal: CGFloat

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? ideal
        return CGSize(width: width, height: area / width)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }

  @Test func conditionsTakeThePlaceOfTheirViews() {
    let isOn = true
    expectFrames(100, 100, "a 26 40 20 20 | b 54 40 20 20") {
      HStack {
        if isOn { box(20, 20).probe("a") } else { box(50, 50) }
        AnyView(box(20, 20)).probe("b")
      }
    }
    expectFrames(100, 100, "a 30 40 20 20 | b 50 40 20 20") {
      HStack(spacing: 0) { AnyView(TupleView((box(20, 20).probe("a"), box(20, 20).probe("b")))) }
    }
  }
}
