import Foundation
import Testing

@testable import ViewTree

/// How views on top of each other share one size, in `ZStack` and as layers.
@MainActor struct LayeredStackTests {
  @Test func whatStretchesIsAsLargeAsTheOthers() {
    expectFrames(100, 200, "a 0 0 100 50|b 25 0 50 50") {
      ScrollView {
        ZStack {
          fill.probe("a"); box(50, 50).probe("b")
        }
      }
    }
    expectFrames(100, 100, "z -25 -25 150 150|a -25 -25 150 150") {
      ZStack {
        box(150, 150).probe("b"); fill.probe("a")
      }.probe("z")
    }
    // A square that covers 350 x 300: its stack begins above the window, and so do places in it.
    expectFrames(350, 300, "z 0 -25 350 350|b 10 -15 100 100") {
      ZStack {
        Rectangle().scaledToFill(); box(100, 100).probe("b").position(x: 60, y: 60)
      }.probe("z")
    }
    expectFrames(100, 100, "z 25 0 50 50|a 25 0 50 50") {
      ScrollView {
        ZStack {
          Circle().probe("a"); box(50, 50)
        }.fixedSize().probe("z")
      }
    }
    expectFrames(100, 200, "g 0 0 100 40|b 30 0 40 40") {
      ScrollView {
        ZStack {
          GeometryReader { _ in fill }.probe("g"); box(40, 40).probe("b")
        }
      }
    }
    expectFrames(100, 200, "a 0 0 100 60") {
      ScrollView {
        ZStack {
          RoundedRectangle(cornerRadius: 8).probe("a"); VStack { box(20, 20) }.padding(20)
        }
      }
    }
    expectFrames(100, 200, "a 0 0 100 60") {
      ScrollView {
        LazyVStack {
          ZStack {
            RoundedRectangle(cornerRadius: 8).probe("a"); box(20, 60)
          }
        }
      }
    }
    expectFrames(100, 200, "a 0 0 46 60|b 54 0 46 60") {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ZStack {
            fill.probe("a"); box(20, 60)
          }
          ZStack {
            fill.probe("b"); box(20, 60)
          }
        }
      }
    }
    expectFrames(100, 100, "a 0 0 100 50") {
      ScrollView {
        AnyLayout(ZStackLayout()) {
          fill.probe("a"); box(50, 50)
        }
      }
    }
    expectFrames(100, 100, "a 0 0 100 50|c 0 50 100 50") {
      VStack(spacing: 0) {
        ZStack {
          fill.probe("a"); box(30, 30)
        }; fill.probe("c")
      }
    }
  }

  @Test func theHighestPriorityDecides() {
    expectFrames(200, 200, "z 80 80 40 40|a 50 50 100 100|b 80 80 40 40") {
      ZStack {
        box(100, 100).probe("a"); box(40, 40).layoutPriority(1).probe("b")
      }.probe("z")
    }
    expectFrames(200, 200, "z 80 80 40 40|a 80 80 40 40|b 80 80 40 40") {
      ZStack {
        fill.probe("a"); box(40, 40).layoutPriority(1).probe("b")
      }.probe("z")
    }
    expectFrames(100, 100, "s 40 40 20 20") {
      ZStack {
        Spacer().probe("s"); box(20, 20)
      }
    }
    expectFrames(100, 100, "s 0 0 100 100") { Spacer().probe("s") }
  }

  @Test func layersAlign() {
    expectFrames(100, 100, "a 20 30 60 40|b 60 50 20 20") {
      ZStack(alignment: .bottomTrailing) {
        box(60, 40).probe("a"); box(20, 20).probe("b")
      }
    }
    // The guide that is set is where the middle is anyway.
    expectFrames(100, 100, "a 20 40 60 20|b 40 40 20 20") {
      ZStack {
        box(60, 20).probe("a"); box(20, 20).alignmentGuide(HorizontalAlignment.center) { _ in 10 }.probe("b")
      }
    }
    // A frame that takes everything aligns in all of the stack.
    expectFrames(100, 100, "a 0 0 100 100|b 80 80 20 20") {
      ZStack {
        fill.probe("a")
        box(20, 20).probe("b").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
    }
    expectFrames(100, 100, "z 30 35 40 30|a 30 35 40 10|b 40 35 20 30") {
      ZStack(alignment: .top) {
        box(40, 10).probe("a"); box(20, 30).probe("b")
      }.probe("z")
    }
    expectFrames(60, 100, "a 0 60 60 20|b 0 20 60 60") {
      ZStack(alignment: .bottom) {
        fill.frame(height: 20).probe("a"); Circle().probe("b")
      }
    }
  }

  @Test func layersAreOfferedTheViewsSize() {
    expectFrames(100, 100, "o 10 35 80 30") { box(50, 50).overlay { box(80, 30).probe("o") } }
    expectFrames(100, 100, "a 25 25 30 30|b 35 35 10 10") {
      box(50, 50).overlay(alignment: .topLeading) {
        box(30, 30).probe("a"); box(10, 10).probe("b")
      }
    }
    expectFrames(100, 100, "o 40 5 20 20") {
      box(50, 50).overlay(alignment: .top) { box(20, 20).alignmentGuide(.top) { $0[.bottom] }.probe("o") }
    }
    expectFrames(100, 100, "b 10 20 80 60") {
      fill.frame(width: 60, height: 40).padding(10).background { fill.probe("b") }
    }
    expectFrames(100, 100, "o 80 80 10 10") {
      box(80, 80).overlay {
        box(10, 10).probe("o").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
    }
    expectFrames(100, 100, "b 10 20 50 40") {
      box(20, 20).background(alignment: .bottomTrailing) { box(50, 40).probe("b") }
    }
    expectFrames(100, 100, "o 45 45 10 10") { box(20, 20).offset(x: 10).overlay { box(10, 10).probe("o") } }
    expectFrames(100, 100, "o 20 30 30 10") {
      box(60, 40).overlay { GeometryReader { g in box(g.size.width / 2, 10).probe("o") } }
    }
    expectFrames(100, 100, "a 20 40 10 20|s 30 50 40 0|b 70 40 10 20") {
      box(60, 40).overlay {
        HStack {
          box(10, 20).probe("a"); Spacer().probe("s"); box(10, 20).probe("b")
        }
      }
    }
    // Two layers are a stack of their own, 80 wide: the plane is too.
    expectFrames(100, 100, "o 10 35 80 30|p 10 25 80 50") {
      box(50, 50).overlay {
        box(80, 30).probe("o"); fill.probe("p")
      }
    }
    expectFrames(100, 100, "b 40 60 20 20") {
      box(60, 60).overlay {
        VStack(spacing: 0) {
          Spacer(minLength: 0); box(20, 20).probe("b")
        }
      }
    }
  }

  @Test func transformsLeaveTheLayoutAlone() {
    expectFrames(100, 100, "a 20 20 20 20") { box(20, 20).probe("a").position(x: 10, y: 10).padding(20) }
    expectFrames(100, 100, "s 30 40 20 20|b 50 40 20 20") {
      HStack(spacing: 0) {
        box(20, 20).scaleEffect(2).probe("s"); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "o 40 30 20 20|b 40 50 20 20") {
      VStack(spacing: 0) {
        box(20, 20).rotationEffect(.degrees(90)).offset(y: 5).probe("o"); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "p 0 0 70 100|a -5 -5 20 20|b 70 35 30 30") {
      HStack(spacing: 0) {
        box(20, 20).probe("a").position(x: 5, y: 5).probe("p"); box(30, 30).probe("b")
      }
    }
    expectFrames(100, 100, "p 30 30 40 40|a 45 35 20 20") {
      box(20, 20).probe("a").offset(x: 5, y: -5).padding(10).probe("p")
    }
    expectFrames(100, 100, "a 20 20 10 10") {
      box(50, 50).overlay { box(10, 10).probe("a").position(x: 0, y: 0) }
    }
    expectFrames(100, 100, "p 40 40 20 20|a 35 35 20 20") {
      box(20, 20).probe("a").position(x: 5, y: 5).fixedSize().probe("p")
    }
    // Read inside, a quarter turn changes width and height.
    expectFrames(100, 100, "a 40 30 20 40|o 30 40 40 20") {
      box(40, 20).probe("a").rotationEffect(.degrees(90)).probe("o")
    }
    expectFrames(100, 100, "a 20 30 60 40|o 35 40 30 20") {
      box(30, 20).probe("a").scaleEffect(2).probe("o")
    }
    expectFrames(100, 100, "a 35 40 60 40|o 35 40 30 20") {
      box(30, 20).probe("a").scaleEffect(2, anchor: .topLeading).probe("o")
    }
  }

  @Test func readersTakeEverything() {
    expectFrames(100, 100, "a 0 0 20 20|b 0 0 30 30") {
      GeometryReader { _ in
        box(20, 20).probe("a"); box(30, 30).probe("b")
      }
    }
    expectFrames(100, 50, "g 0 0 50 50|b 50 0 50 50") {
      HStack(spacing: 0) {
        GeometryReader { _ in fill }.probe("g"); fill.probe("b")
      }
    }
    expectFrames(100, 100, "g 45 45 10 10") { GeometryReader { _ in fill }.fixedSize().probe("g") }
    expectFrames(100, 100, "g 0 0 100 72|a 0 0 50 72") {
      VStack {
        GeometryReader { g in fill.probe("a").frame(width: g.size.width / 2) }.probe("g"); box(20, 20)
      }
    }
  }
}
