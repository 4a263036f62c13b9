import Foundation
import Testing

@testable import ViewTree

/// Padding, offset, position, ideal sizes and ratios.
@MainActor struct SizeTests {
  @Test func paddingTakesFromTheOfferAndAddsToTheSize() {
    expectFrames(100, 100, "p 0 0 100 100 | a 16 16 68 68") { fill.probe("a").padding().probe("p") }
    expectFrames(100, 100, "p 24 24 52 52 | a 40 40 20 20") { box(20, 20).probe("a").padding().probe("p") }
    expectFrames(100, 100, "a 0 16 100 84") { fill.probe("a").padding(.top) }
    expectFrames(100, 100, "a 10 0 80 100") { fill.probe("a").padding(.horizontal, 10) }
    expectFrames(100, 100, "a 10 5 70 65") {
      fill.probe("a").padding(EdgeInsets(top: 5, leading: 10, bottom: 30, trailing: 20))
    }
    expectFrames(100, 100, "a 15 15 70 70") { fill.probe("a").padding(5).padding(10) }
    expectFrames(100, 100, "p 20 35 60 30 | a 30 40 40 20") {
      box(40, 20).probe("a").padding(.vertical, 5).padding([.leading, .trailing], 10).probe("p")
    }
  }

  @Test func negativePaddingLetsAViewStandOut() {
    expectFrames(100, 100, "p 35 35 30 30 | a 25 25 50 50") {
      box(50, 50).probe("a").padding(-10).probe("p")
    }
    expectFrames(100, 100, "p 0 0 100 100 | a -10 0 120 100") {
      fill.probe("a").padding(.horizontal, -10).probe("p")
    }
  }

  @Test func morePaddingThanRoomOverflows() {
    expectFrames(100, 100, "p -10 -10 120 120 | a 50 50 0 0") { fill.probe("a").padding(60).probe("p") }
  }

  @Test func anOffsetMovesWithoutLayout() {
    expectFrames(100, 100, "outer 40 40 20 20 | a 50 35 20 20") {
      box(20, 20).probe("a").offset(x: 10, y: -5).probe("outer")
    }
    expectFrames(100, 100, "a 40 40 20 20 | b 50 40 20 20") {
      HStack(spacing: 0) {
        box(20, 20).probe("a").offset(x: 10); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "a 33 52 20 20") {
      box(20, 20).probe("a").offset(CGSize(width: 3, height: 4)).offset(x: -10, y: 8)
    }
  }

  @Test func aPositionTakesAllTheSpace() {
    expectFrames(200, 100, "outer 0 0 200 100 | a 20 30 20 20") {
      box(20, 20).probe("a").position(x: 30, y: 40).probe("outer")
    }
    expectFrames(300, 50, "a 0 0 48 50 | outer 56 0 244 50 | b 56 0 20 20") {
      HStack {
        box(48, 50).probe("a"); box(20, 20).probe("b").position(x: 10, y: 10).probe("outer")
      }
    }
    expectFrames(100, 100, "a 0 0 100 52 | outer 0 60 100 40 | b 40 70 20 20") {
      VStack {
        fill.frame(height: 52).probe("a")
        box(20, 20).probe("b").position(x: 50, y: 20).probe("outer")
      }
    }
    expectFrames(200, 100, "outer 90 40 20 20 | a 95 45 20 20") {
      box(20, 20).probe("a").position(x: 15, y: 15).probe("outer").fixedSize()
    }
    // The view in it is offered everything.
    expectFrames(200, 100, "a -70 -40 200 100") { fill.probe("a").position(x: 30, y: 10) }
  }

  @Test func idealSizes() {
    expectFrames(100, 100, "a 45 45 10 10") { fill.probe("a").fixedSize() }
    expectFrames(100, 100, "a 45 0 10 100") { fill.probe("a").fixedSize(horizontal: true, vertical: false) }
    expectFrames(100, 100, "a 0 45 100 10") { fill.probe("a").fixedSize(horizontal: false, vertical: true) }
    expectFrames(100, 100, "a 45 45 10 10") { RoundedRectangle(cornerRadius: 3).probe("a").fixedSize() }
    expectFrames(100, 100, "a 45 45 10 10") { Circle().probe("a").fixedSize() }
    expectFrames(100, 100, "a 45 45 10 10") { Path { _ in }.probe("a").fixedSize() }
    expectFrames(100, 100, "a 45 45 10 10") {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).probe("a").fixedSize()
    }
    expectFrames(100, 100, "a 45 45 10 10") { GeometryReader { _ in box(50, 50) }.probe("a").fixedSize() }
    expectFrames(100, 100, "a 45 49.5 10 1") { Divider().probe("a").fixedSize() }
    expectFrames(100, 100, "a 46 46 8 8") { Spacer().probe("a").fixedSize() }
    expectFrames(100, 100, "a 46 50 8 0") {
      HStack {
        Spacer().probe("a"); EmptyView()
      }.fixedSize()
    }
    expectFrames(100, 100, "a 45 36 10 28") {
      VStack {
        fill; fill
      }.probe("a").fixedSize()
    }
    expectFrames(100, 100, "a 30 35 40 30") {
      ZStack {
        fill; box(40, 10); box(10, 30)
      }.probe("a").fixedSize()
    }
  }

  @Test func idealSizesInsideOfFrames() {
    expectFrames(100, 100, "f 10 10 80 80 | a 45 45 10 10") {
      fill.probe("a").fixedSize().frame(width: 80, height: 80).probe("f")
    }
    expectFrames(100, 100, "f 10 10 80 80 | a -10 40 120 20") {
      box(120, 20).probe("a").fixedSize().frame(width: 80, height: 80).probe("f")
    }
  }

  @Test func shapesTakeWhatTheyAreOfferedCirclesTheShorterSide() {
    expectFrames(100, 60, "a 20 0 60 60") { Circle().probe("a") }
    expectFrames(100, 60, "a 0 0 100 60") { Ellipse().probe("a") }
    expectFrames(100, 60, "a 20 0 60 60") { Circle().trim(from: 0, to: 0.5).probe("a") }
    expectFrames(100, 60, "a 20 0 60 60") { Circle().stroke(lineWidth: 4).probe("a") }
    expectFrames(100, 60, "a 0 0 100 60") { Circle().strokeBorder(lineWidth: 4).probe("a") }
    expectFrames(100, 60, "a 0 0 100 60") { Circle().inset(by: 4).probe("a") }
    expectFrames(100, 60, "a 0 0 100 60") { Circle().scale(0.5).probe("a") }
    expectFrames(100, 60, "a 0 0 100 60") { Circle().offset(x: 5, y: 5).probe("a") }
    expectFrames(100, 60, "a 0 0 100 60") { Circle().rotation(.degrees(30)).probe("a") }
    expectFrames(100, 60, "a 0 0 100 60") { Circle().size(width: 10, height: 10).probe("a") }
    expectFrames(100, 60, "a 20 0 60 60") { Circle().fill(.red).probe("a") }
  }

  @Test func aRatioFitsOrFillsWhatIsOffered() {
    expectFrames(100, 100, "a 0 25 100 50") { fill.aspectRatio(2, contentMode: .fit).probe("a") }
    expectFrames(300, 100, "a 50 0 200 100") { fill.aspectRatio(2, contentMode: .fit).probe("a") }
    expectFrames(100, 100, "a -50 0 200 100") { fill.aspectRatio(2, contentMode: .fill).probe("a") }
    expectFrames(300, 100, "a 0 -25 300 150") { fill.aspectRatio(2, contentMode: .fill).probe("a") }
    expectFrames(100, 40, "a 18 0 64 40") {
      fill.aspectRatio(CGSize(width: 64, height: 40), contentMode: .fit).probe("a")
    }
    expectFrames(40, 60, "a -28 0 96 60") {
      fill.aspectRatio(CGSize(width: 64, height: 40), contentMode: .fill).probe("a")
    }
    expectFrames(100, 100, "f 0 0 100 100 | a 25 0 50 100") {
      fill.aspectRatio(0.5, contentMode: .fit).probe("a").frame(width: 100, height: 100).probe("f")
    }
  }

  @Test func aRatioOfNothingIsThatOfTheIdealSize() {
    expectFrames(100, 60, "a 20 0 60 60") { Rectangle().scaledToFit().probe("a") }
    expectFrames(100, 60, "a 0 -20 100 100") { Rectangle().scaledToFill().probe("a") }
    expectFrames(100, 100, "a 0 25 100 50") {
      fill.frame(idealWidth: 40, idealHeight: 20).scaledToFit().probe("a")
    }
    // Rigid: whatever it is offered.
    expectFrames(100, 100, "a 30 40 40 20") { box(40, 20).aspectRatio(1, contentMode: .fit).probe("a") }
    expectFrames(100, 100, "a 30 40 40 20") { box(40, 20).scaledToFill().probe("a") }
  }

  @Test func aRatioOfOneLengthGivesTheOther() {
    expectFrames(200, 400, "a 0 175 200 50") {
      fill.aspectRatio(4, contentMode: .fit).probe("a").fixedSize(horizontal: false, vertical: true)
    }
    expectFrames(200, 40, "a 60 0 80 40") {
      fill.aspectRatio(2, contentMode: .fit).probe("a").fixedSize(horizontal: true, vertical: false)
    }
    expectFrames(200, 400, "a 0 175 200 50") {
      fill.aspectRatio(4, contentMode: .fill).probe("a").fixedSize(horizontal: false, vertical: true)
    }
    // Nothing is offered: the view's ideal size, whatever the ratio.
    expectFrames(100, 100, "a 45 45 10 10") { fill.aspectRatio(2, contentMode: .fit).probe("a").fixedSize() }
  }

  @Test func aRatioInAStack() {
    expectFrames(300, 40, "a 0 0 40 40 | b 40 0 260 40") {
      HStack(spacing: 0) {
        fill.aspectRatio(1, contentMode: .fit).probe("a"); fill.probe("b")
      }
    }
    expectFrames(100, 300, "a 0 0 100 50 | b 0 50 100 250") {
      VStack(spacing: 0) {
        fill.aspectRatio(2, contentMode: .fit).probe("a"); fill.probe("b")
      }
    }
    expectFrames(90, 300, "a 0 120 30 60 | b 30 120 30 60 | c 60 120 30 60") {
      HStack(spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { fill.aspectRatio(0.5, contentMode: .fit).probe($0) }
      }
    }
  }
}
