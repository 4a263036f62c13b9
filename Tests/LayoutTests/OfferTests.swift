import Foundation
import Testing

@testable import ViewTree

/// What frames, padding, ratios and fixed sizes make of what they are offered, too little and nothing too.
@MainActor struct OfferTests {
  @Test func negativePaddingOffersMore() {
    expectFrames(200, 200, "f 50 50 100 100 | a 40 40 120 120") {
      fill.probe("a").padding(-10).frame(width: 100, height: 100).probe("f")
    }
    expectFrames(100, 100, "a 25 40 20 20 | b 40 35 30 30") {
      HStack(spacing: 0) {
        box(20, 20).probe("a").padding(-5); box(30, 30).probe("b")
      }
    }
    expectFrames(100, 100, "p 40 50 0 0 | a 20 30 10 10 | b 40 40 20 20") {
      HStack(spacing: 0) {
        box(10, 10).probe("a").padding(-20).probe("p"); box(20, 20).probe("b")
      }
    }
    // One side only: what is offered grows by 20.
    expectFrames(100, 100, "a 0 0 120 100") { fill.probe("a").padding(.trailing, -20) }
    expectFrames(100, 100, "a 20 45 40 10|b 60 45 10 10") {
      // The row is 40 - 10 + 10 long and begins at 30, its first box ten before that.
      HStack(spacing: 0) {
        box(40, 10).probe("a").padding(.leading, -10); box(10, 10).probe("b")
      }
    }
  }

  @Test func ofOneLimitTheViewDecidesTheOther() {
    expectFrames(200, 100, "f 0 40 200 20 | c -25 40 250 20") {
      box(250, 20).probe("c").frame(minWidth: 100).probe("f")
    }
    expectFrames(30, 100, "f -5 40 40 20") { box(40, 20).frame(maxWidth: 200).probe("f") }
    expectFrames(100, 100, "f 40 25 20 50 | a 40 55 20 20") {
      box(20, 20).probe("a").frame(minHeight: 50, alignment: .bottom).probe("f")
    }
    expectFrames(200, 40, "a 0 10 162 20 | b 170 10 30 20") {
      HStack {
        box(20, 20).frame(maxWidth: .infinity).probe("a"); box(30, 20).probe("b")
      }
    }
    expectFrames(200, 40, "f 50 10 100 20|a 50 10 30 20") {
      box(30, 20).probe("a").frame(minWidth: 100, alignment: .leading).probe("f")
    }
    expectFrames(200, 100, "f 0 20 200 60|a 180 70 20 10") {
      box(20, 10).probe("a").frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 60, alignment: .bottomTrailing
      ).probe("f")
    }
  }

  @Test func limitsWhereNothingIsOffered() {
    expectFrames(100, 200, "f 0 0 100 50 | c 0 0 100 50") {
      ScrollView { fill.probe("c").frame(minHeight: 50).probe("f") }
    }
    expectFrames(100, 200, "f 0 0 100 10 | c 0 0 100 10") {
      ScrollView { fill.probe("c").frame(maxHeight: 50).probe("f") }
    }
    expectFrames(100, 200, "f 0 0 100 70 | c 0 0 100 70") {
      ScrollView { fill.probe("c").frame(idealHeight: 70).probe("f") }
    }
    expectFrames(200, 200, "f 70 85 60 30 | c 85 85 30 30") {
      box(30, 30).probe("c").frame(minWidth: 60, maxWidth: 100).fixedSize().probe("f")
    }
    expectFrames(200, 200, "f 50 85 100 30 | c 0 85 200 30") {
      box(200, 30).probe("c").frame(minWidth: 60, maxWidth: 100).fixedSize().probe("f")
    }
    expectFrames(100, 100, "f 40 0 20 20") {
      ScrollView { box(20, 20).frame(minHeight: 0, maxHeight: .infinity).probe("f") }
    }
    expectFrames(100, 100, "g 0 0 100 30") {
      ScrollView { GeometryReader { _ in fill }.frame(minHeight: 30).probe("g") }
    }
    expectFrames(100, 100, "a 40 0 20 20|b 40 80 20 20") {
      ScrollView {
        VStack(spacing: 0) {
          box(20, 20).probe("a"); Spacer(minLength: 0); box(20, 20).probe("b")
        }.frame(minHeight: 100)
      }
    }
  }

  @Test func idealLengthsAreThoseOfAFixedSize() {
    expectFrames(200, 200, "f 75 65 50 70") {
      fill.frame(idealWidth: 50, idealHeight: 70).fixedSize().probe("f")
    }
    expectFrames(200, 100, "a 95 0 10 100") { fill.fixedSize(horizontal: true, vertical: false).probe("a") }
    expectFrames(100, 100, "a 40 45 20 10") { fill.frame(minWidth: 20).fixedSize().probe("a") }
    expectFrames(100, 100, "i 0 20 100 60") {
      fill.frame(minHeight: 30, idealHeight: 60).fixedSize(horizontal: false, vertical: true).probe("i")
        .frame(height: 40)
    }
    expectFrames(100, 100, "a 36 45 10 10|b 54 45 10 10") {
      HStack {
        fill.probe("a"); fill.probe("b")
      }.fixedSize()
    }
    expectFrames(100, 200, "a 0 0 80 60|b 80 0 20 60") {
      VStack {
        HStack(spacing: 0) {
          fill.frame(maxHeight: .infinity).probe("a"); box(20, 60).probe("b")
        }
        .fixedSize(horizontal: false, vertical: true)
        Spacer()
      }
    }
    expectFrames(100, 100, "a 20 45 50 10|b 70 45 10 10") {
      HStack(spacing: 0) {
        fill.frame(idealWidth: 50).probe("a"); fill.probe("b")
      }.fixedSize()
    }
  }

  @Test func framesRoundFramesAndPadding() {
    expectFrames(100, 100, "f 0 0 60 60 | a 40 40 20 20") {
      box(20, 20).probe("a").frame(width: 60, height: 60, alignment: .bottomTrailing).probe("f")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    expectFrames(100, 100, "f 25 25 50 50 | a 35 30 40 45") {
      fill.probe("a").padding(.leading, 10).padding(.top, 5).frame(width: 50, height: 50).probe("f")
    }
    expectFrames(100, 100, "a 50 50 0 0") { fill.probe("a").padding(30).frame(width: 40, height: 40) }
    expectFrames(100, 100, "a 40 16 20 20") { ScrollView { box(20, 20).probe("a").padding() } }
    expectFrames(100, 100, "f 50 0 0 100") { fill.frame(maxWidth: 0).probe("f") }
    expectFrames(100, 50, "f -25 0 150 50") { fill.frame(minWidth: 150).probe("f") }
    expectFrames(200, 200, "a 75 75 100 100") {
      box(100, 100).probe("a").frame(width: 50, height: 50, alignment: .topLeading)
    }
    expectFrames(100, 10, "f 0 0 20 10|a -15 0 50 10|b 20 0 80 10") {
      HStack(spacing: 0) {
        box(50, 10).probe("a").frame(maxWidth: 20).probe("f"); fill.probe("b")
      }
    }
    expectFrames(100, 100, "f 30 30 40 40") { Circle().frame(maxWidth: 40).probe("f") }
    // A row of 60 in a frame of 40.
    expectFrames(100, 100, "a 20 40 30 20|b 50 40 30 20") {
      HStack(spacing: 0) {
        box(30, 20).probe("a"); box(30, 20).probe("b")
      }.frame(width: 40)
    }
    expectFrames(100, 100, "a 30 40 30 20|b 60 40 30 20") {
      HStack(spacing: 0) {
        box(30, 20).probe("a"); box(30, 20).probe("b")
      }.frame(width: 40, alignment: .leading)
    }
  }

  @Test func ratiosFitInWhatIsOffered() {
    expectFrames(100, 100, "a 0 25 100 50") { fill.aspectRatio(2, contentMode: .fit).probe("a") }
    expectFrames(100, 100, "a 0 25 100 50") {
      fill.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit).probe("a")
    }
    expectFrames(100, 100, "a 25 25 50 50") {
      fill.frame(maxWidth: 50).aspectRatio(2, contentMode: .fit).probe("a")
    }
    expectFrames(100, 100, "a 30 40 40 20") { box(40, 20).aspectRatio(1, contentMode: .fit).probe("a") }
    expectFrames(100, 100, "a 25 25 50 50") { Circle().aspectRatio(2, contentMode: .fit).probe("a") }
    expectFrames(100, 60, "a 30 10 40 40") { fill.aspectRatio(1, contentMode: .fit).probe("a").padding(10) }
    expectFrames(100, 100, "a 0 50 100 50") {
      fill.aspectRatio(2, contentMode: .fit).probe("a")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
    // The ideal size is 40 x 10, the ratio four: of 100 x 25 the frame takes 40 x 25.
    expectFrames(100, 100, "a 30 37.5 40 25") {
      fill.frame(width: 40).aspectRatio(contentMode: .fit).probe("a")
    }
    expectFrames(100, 60, "a 20 0 60 60") { Rectangle().scaledToFit().probe("a") }
    expectFrames(100, 60, "a 20 0 60 60") {
      fill.frame(maxWidth: .infinity).aspectRatio(1, contentMode: .fit).probe("a")
    }
  }

  @Test func ratiosWhereALengthIsNotOffered() {
    expectFrames(100, 200, "a 0 0 100 50") {
      ScrollView { fill.aspectRatio(2, contentMode: .fit).probe("a") }
    }
    expectFrames(100, 100, "a 45 45 10 10") { fill.aspectRatio(2, contentMode: .fit).fixedSize().probe("a") }
    expectFrames(200, 100, "a 0 0 50 100") {
      ScrollView(.horizontal) { fill.aspectRatio(0.5, contentMode: .fit).probe("a") }
    }
    expectFrames(100, 200, "a 0 25 50 50|b 50 0 50 100") {
      ScrollView {
        HStack(spacing: 0) {
          fill.aspectRatio(1, contentMode: .fit).probe("a")
          fill.aspectRatio(0.5, contentMode: .fit).probe("b")
        }
      }
    }
    // With one length filling is as fitting.
    expectFrames(100, 200, "a 0 0 100 50") {
      ScrollView { fill.aspectRatio(2, contentMode: .fill).probe("a") }
    }
    // Only the width is offered on.
    expectFrames(100, 200, "a 0 75 100 50") {
      fill.aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true).probe("a")
    }
    expectFrames(100, 100, "a 0 27 46 46|b 54 27 46 46") {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        fill.aspectRatio(1, contentMode: .fit).probe("a"); fill.aspectRatio(1, contentMode: .fit).probe("b")
      }
    }
  }

  @Test func ratiosThatFillAndRatiosInStacks() {
    expectFrames(200, 200, "a 0 50 200 100") {
      fill.aspectRatio(2, contentMode: .fill).probe("a").frame(width: 100, height: 100)
    }
    expectFrames(300, 100, "a 0 0 100 100|b 100 0 200 100") {
      HStack(spacing: 0) {
        fill.aspectRatio(1, contentMode: .fit).probe("a"); fill.probe("b")
      }
    }
    expectFrames(300, 50, "a 0 -12.5 150 75|b 150 0 150 50") {
      HStack(spacing: 0) {
        fill.aspectRatio(2, contentMode: .fill).probe("a"); fill.probe("b")
      }
    }
    expectFrames(100, 300, "a 0 0 100 100|b 0 100 100 200") {
      VStack(spacing: 0) {
        fill.aspectRatio(1, contentMode: .fit).probe("a"); fill.probe("b")
      }
    }
  }

  @Test func shapesAreAsLargeAsOfferedOrSquare() {
    expectFrames(60, 40, "a 0 0 60 40") { Circle().inset(by: 5).probe("a") }
    expectFrames(60, 40, "a 10 0 40 40") { Circle().stroke(lineWidth: 4).probe("a") }
    expectFrames(60, 40, "a 0 0 60 40") { Circle().strokeBorder(lineWidth: 4).probe("a") }
    expectFrames(60, 40, "a 10 0 40 40") { Circle().trim(from: 0, to: 0.5).probe("a") }
    expectFrames(60, 40, "a 0 0 60 40") { Rectangle().size(width: 20, height: 20).probe("a") }
    expectFrames(60, 40, "a 25 15 10 10") { Capsule().fixedSize().probe("a") }
    expectFrames(60, 40, "a 25 15 10 10") { Circle().fixedSize().probe("a") }
    expectFrames(60, 40, "a 0 0 60 40") { Circle().rotation(.degrees(30)).probe("a") }
  }
}
