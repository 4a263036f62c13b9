import Foundation
import Testing

@testable import ViewTree

/// The layout of scroll views at rest.
@MainActor struct ScrollTests {
  private func rows(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> some View {
    ForEach(0..<count, id: \.self) { box(width, height).probe("r\($0)") }
  }

  @Test func alongItTakesWhatIsOfferedAcrossItIsAsWideAsItsContent() {
    expectFrames(300, 200, "s 90 0 120 200 | r0 90 0 120 40 | r2 90 80 120 40") {
      ScrollView { VStack(spacing: 0) { rows(3, 120, 40) } }.probe("s")
    }
    expectFrames(300, 200, "s -50 0 400 200") { ScrollView { box(400, 40) }.probe("s") }
    expectFrames(300, 200, "s 0 80 300 40 | r1 50 80 50 40") {
      ScrollView(.horizontal) { HStack(spacing: 0) { rows(3, 50, 40) } }.probe("s")
    }
    expectFrames(300, 200, "s 0 0 300 200 | a 0 0 400 500") {
      ScrollView([.horizontal, .vertical]) { box(400, 500).probe("a") }.probe("s")
    }
    expectFrames(400, 200, "f 75 0 250 200 | s 150 0 100 200") {
      ScrollView { box(100, 20) }.probe("s").frame(width: 250).probe("f")
    }
  }

  @Test func contentIsOfferedItsIdealLengthAlong() {
    expectFrames(300, 200, "a 0 0 300 10") { ScrollView { fill.probe("a") } }
    expectFrames(300, 200, "a 0 0 10 200") { ScrollView(.horizontal) { fill.probe("a") } }
    expectFrames(300, 200, "a 0 0 10 10") { ScrollView([.horizontal, .vertical]) { fill.probe("a") } }
    expectFrames(300, 200, "g 0 0 300 10") { ScrollView { GeometryReader { _ in fill }.probe("g") } }
    expectFrames(300, 200, "c 0 0 300 300") { ScrollView { Circle().probe("c") } }
    expectFrames(300, 200, "a 0 0 300 150") {
      ScrollView { fill.aspectRatio(2, contentMode: .fit).probe("a") }
    }
    expectFrames(300, 200, "a 0 0 300 50") {
      ScrollView { fill.frame(minHeight: 50, maxHeight: .infinity).probe("a") }
    }
    expectFrames(300, 200, "a 0 0 300 20 | b 0 28 300 20") {
      ScrollView {
        VStack {
          fill.frame(height: 20).probe("a"); Spacer(minLength: 8); fill.frame(height: 20).probe("b")
        }
      }
    }
  }

  @Test func severalViewsStandInAColumnWhateverTheAxis() {
    expectFrames(300, 200, "s 120 0 60 200 | a 130 0 40 20 | b 120 28 60 30") {
      ScrollView {
        box(40, 20).probe("a"); box(60, 30).probe("b")
      }.probe("s")
    }
    expectFrames(300, 200, "s 0 71 300 58 | a 10 71 40 20 | b 0 99 60 30") {
      ScrollView(.horizontal) {
        box(40, 20).probe("a"); box(60, 30).probe("b")
      }.probe("s")
    }
  }

  @Test func inAStackItIsAsFlexibleAsAPlane() {
    expectFrames(100, 200, "a 0 0 100 16 | s 0 16 100 168 | b 0 184 100 16") {
      VStack(spacing: 0) {
        fill.frame(height: 16).probe("a")
        ScrollView { fill.frame(height: 300) }.probe("s")
        fill.frame(height: 16).probe("b")
      }
    }
    expectFrames(100, 200, "s 0 0 100 96 | b 0 104 100 96") {
      VStack {
        ScrollView { fill.frame(height: 300) }.probe("s"); fill.probe("b")
      }
    }
    expectFrames(200, 100, "a 0 0 96 100 | s 104 0 96 100") {
      HStack {
        fill.probe("a"); ScrollView(.horizontal) { box(500, 100) }.probe("s")
      }
    }
  }

  @Test func withoutAnOfferItIsAsLongAsItsContent() {
    expectFrames(300, 400, "s 130 140 40 120") {
      ScrollView { VStack(spacing: 0) { rows(3, 40, 40) } }.probe("s").fixedSize()
    }
  }

  @Test func paddingInsideIsPartOfTheContent() {
    expectFrames(300, 200, "s 74 0 152 200 | a 90 16 120 400") {
      ScrollView { box(120, 400).probe("a").padding() }.probe("s")
    }
    expectFrames(300, 200, "s 84 20 132 160 | a 84 20 132 400") {
      ScrollView { box(132, 400).probe("a") }.probe("s").padding(20)
    }
  }

  @Test func marginsAreContentToo() {
    expectFrames(300, 200, "s 70 0 160 200 | a 90 20 120 400") {
      ScrollView { box(120, 400).probe("a") }.contentMargins(20, for: .scrollContent).probe("s")
    }
    expectFrames(300, 200, "s 78 0 144 200 | a 90 0 120 400") {
      ScrollView { box(120, 400).probe("a") }.contentMargins(.horizontal, 12, for: .scrollContent).probe("s")
    }
    expectFrames(300, 200, "s 90 0 120 200 | a 90 30 120 400") {
      ScrollView { box(120, 400).probe("a") }.contentMargins(.top, 30).probe("s")
    }
    expectFrames(300, 200, "s 90 0 120 200 | a 90 0 120 400") {
      ScrollView { box(120, 400).probe("a") }.contentMargins(30, for: .scrollIndicators).probe("s")
    }
    expectFrames(300, 200, "s 0 0 300 200 | a 20 0 260 10") {
      ScrollView { fill.probe("a") }.contentMargins(.horizontal, 20).probe("s")
    }
  }

  @Test func anchorsSayWhereContentBegins() {
    expectFrames(100, 200, "a 0 -200 100 400") {
      ScrollView { fill.frame(height: 400).probe("a") }.defaultScrollAnchor(.bottom)
    }
    expectFrames(100, 200, "a 0 -100 100 400") {
      ScrollView { fill.frame(height: 400).probe("a") }.defaultScrollAnchor(.center)
    }
    expectFrames(100, 200, "a 0 140 100 60") {
      ScrollView { fill.frame(height: 60).probe("a") }.defaultScrollAnchor(.bottom, for: .alignment)
    }
    expectFrames(100, 200, "a 0 70 100 60") {
      ScrollView { fill.frame(height: 60).probe("a") }.defaultScrollAnchor(.center, for: .alignment)
    }
    expectFrames(100, 200, "a 0 0 100 60") { ScrollView { fill.frame(height: 60).probe("a") } }
  }

  @Test func indicatorsAndSwitchesChangeNoLayout() {
    expectFrames(300, 200, "s 110 0 80 200") {
      ScrollView(showsIndicators: false) { box(80, 300) }.scrollDisabled(true).scrollIndicators(.hidden)
        .probe("s")
    }
  }

  @Test func scrollViewsInScrollViews() {
    expectFrames(300, 200, "in 0 0 300 40 | a 0 0 50 40 | after 0 40 300 20") {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              box(50, 40).probe("a"); box(500, 40)
            }
          }.probe("in")
          fill.frame(height: 20).probe("after")
        }
      }
    }
  }

  @Test func viewsMayMeasureThemselvesByIt() {
    expectFrames(300, 200, "a 0 0 300 200") {
      ScrollView { fill.containerRelativeFrame([.horizontal, .vertical]).probe("a") }
    }
    expectFrames(300, 200, "a 0 50 93.33 100 | b 103.33 50 93.33 100") {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(["a", "b", "c", "d"], id: \.self) {
            fill.containerRelativeFrame(.horizontal, count: 3, spacing: 10).frame(height: 100).probe($0)
          }
        }
      }
    }
    expectFrames(300, 200, "a 30 0 240 20") {
      ScrollView { fill.frame(height: 20).containerRelativeFrame(.horizontal) { w, _ in w * 0.8 }.probe("a") }
    }
    // A stack or a frame is no container: the window is.
    expectFrames(300, 200, "a 75 90 150 20 | f 100 50 100 100") {
      ZStack { box(20, 20).containerRelativeFrame(.horizontal) { w, _ in w / 2 }.probe("a") }
        .frame(width: 100, height: 100).probe("f")
    }
    expectFrames(300, 200, "a 90 60 120 80 | in 200 130 10 10") {
      box(10, 10).probe("in")
        .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) { length, _ in
          length * 0.4
        }.probe("a")
    }
  }
}
