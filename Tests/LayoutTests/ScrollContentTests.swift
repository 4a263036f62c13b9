import Foundation
import Testing

@testable import ViewTree

/// What scroll views, their containers and lazy stacks offer what lies in them.
@MainActor struct ScrollContentTests {
  @Test func contentIsOfferedNothingAlong() {
    expectFrames(100, 200, "a 0 0 100 10") { ScrollView { fill.probe("a") } }
    expectFrames(100, 200, "g 0 0 100 10|a 0 0 20 20") {
      ScrollView { GeometryReader { _ in box(20, 20).probe("a") }.probe("g") }
    }
    expectFrames(100, 200, "a 0 0 100 100") { ScrollView { Circle().probe("a") } }
    expectFrames(100, 100, "a 40 16 20 20") { ScrollView { box(20, 20).probe("a").padding() } }
  }

  @Test func acrossAScrollViewIsItsContent() {
    expectFrames(100, 200, "s -50 0 200 200|a -50 0 200 50") {
      ScrollView { box(200, 50).probe("a") }.probe("s")
    }
    expectFrames(200, 100, "s 0 0 40 100|b 40 0 160 100") {
      HStack(spacing: 0) {
        ScrollView { box(40, 40).probe("a") }.probe("s"); fill.probe("b")
      }
    }
    expectFrames(100, 200, "s 0 0 100 40|b 0 40 100 160") {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { box(50, 40) }.probe("s"); fill.probe("b")
      }
    }
    expectFrames(100, 200, "s 30 -50 40 300") { ScrollView { box(40, 300) }.fixedSize().probe("s") }
    expectFrames(100, 200, "a 60 0 40 20") {
      ScrollView { box(40, 20).probe("a").frame(maxWidth: .infinity, alignment: .trailing) }
    }
    expectFrames(100, 200, "s 0 50 100 100|a 40 50 20 300") {
      ScrollView { box(20, 300).probe("a").frame(maxWidth: .infinity) }.frame(height: 100).probe("s")
    }
    expectFrames(100, 200, "s 0 0 100 100|b 0 100 100 100") {
      // The scroll view is the less flexible: it is offered half.
      VStack(spacing: 0) {
        ScrollView { fill.frame(height: 20) }.frame(maxHeight: 120).probe("s")
        fill.frame(minHeight: 80).probe("b")
      }
    }
    expectFrames(100, 100, "s 30 0 40 72") {
      VStack {
        ScrollView { box(40, 40) }.probe("s"); box(20, 20)
      }
    }
  }

  @Test func scrollViewsInOthersAndFramesInThem() {
    expectFrames(100, 100, "a 0 0 50 50") { ScrollView([.horizontal, .vertical]) { box(50, 50).probe("a") } }
    expectFrames(100, 200, "g 0 30 100 20") {
      ScrollView {
        VStack(spacing: 0) {
          fill.frame(height: 30); GeometryReader { _ in fill }.frame(height: 20).probe("g")
        }
      }
    }
    expectFrames(100, 200, "s 0 0 100 40") {
      ScrollView { ScrollView(.horizontal) { box(300, 40).probe("a") }.probe("s") }
    }
    expectFrames(100, 200, "a 80 180 20 20") {
      ScrollView {
        box(20, 20).probe("a").containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
      }
    }
    expectFrames(100, 200, "a 40 40 20 20|p 0 0 100 20") {
      ScrollView { box(20, 20).probe("a").position(x: 50, y: 50).probe("p") }
    }
    expectFrames(100, 100, "a 40 10 20 20") {
      ScrollView { box(20, 20).probe("a").frame(maxWidth: .infinity) }.contentMargins(.vertical, 10)
    }
    expectFrames(100, 200, "s 25 0 50 200|a") {
      ViewThatFits(in: .vertical) {
        box(50, 300).probe("a"); ScrollView { box(50, 300) }.probe("s")
      }
    }
  }

  @Test func lengthsOfTheContainer() {
    expectFrames(300, 100, "c0 0 0 93.3333 100|c1 103.3333 0 93.3333 100") {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4, id: \.self) { i in
            fill.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10).probe("c\(i)")
          }
        }
      }
    }
    expectFrames(300, 100, "a 0 0 196.6667 100") {
      ScrollView(.horizontal) {
        fill.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).probe("a")
      }
    }
    expectFrames(300, 100, "a 75 0 150 100") {
      fill.containerRelativeFrame(.horizontal) { l, _ in l * 0.5 }.probe("a")
    }
    expectFrames(
      100, 200, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0), "a 0 50 100 120"
    ) { fill.containerRelativeFrame(.vertical).probe("a") }
    expectFrames(300, 100, "a 20 0 260 100") {
      ScrollView(.horizontal) { fill.containerRelativeFrame(.horizontal).probe("a") }
        .contentMargins(.horizontal, 20, for: .scrollContent)
    }
    expectFrames(300, 100, "a 20 0 260 100") {
      ScrollView(.horizontal) { fill.containerRelativeFrame(.horizontal).probe("a") }.safeAreaPadding(
        .horizontal, 20)
    }
    expectFrames(300, 100, "a 75 0 150 100") {
      ScrollView(.horizontal) { fill.containerRelativeFrame(.horizontal).probe("a") }.frame(width: 150)
    }
    expectFrames(300, 100, "a 0 0 300 100") {
      fill.containerRelativeFrame(.horizontal).probe("a").frame(width: 50)
    }
    // Two and the gap of ten make 300.
    expectFrames(300, 100, "c0 0 0 145 100|c1 155 0 145 100") {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<4, id: \.self) { i in
            fill.containerRelativeFrame(.horizontal, count: 2, spacing: 10).probe("c\(i)")
          }
        }
      }
    }
    expectFrames(100, 100, "a 0 80 20 20") {
      box(20, 20).probe("a").containerRelativeFrame([.horizontal, .vertical], alignment: .bottomLeading)
    }
    expectFrames(300, 100, "f 0 40 145 20|a 0 40 20 20") {
      ScrollView(.horizontal) {
        box(20, 20).probe("a").containerRelativeFrame(
          .horizontal, count: 2, span: 1, spacing: 10, alignment: .leading
        )
        .probe("f")
      }
    }
  }

  @Test func lazyStacks() {
    expectFrames(100, 200, "l 0 0 100 48|a 40 0 20 20|b 35 28 30 20") {
      ScrollView {
        LazyVStack {
          box(20, 20).probe("a"); box(30, 20).probe("b")
        }.probe("l")
      }
    }
    expectFrames(100, 200, "a 0 0 100 10|b 0 10 20 20") {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          fill.probe("a"); box(20, 20).probe("b")
        }
      }
    }
    expectFrames(100, 200, "h 25 0 50 20|a 40 20 20 100|b 40 120 20 30") {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          Section {
            box(20, 100).probe("a"); box(20, 30).probe("b")
          } header: {
            box(50, 20).probe("h")
          }
        }
      }
    }
    expectFrames(100, 100, "l 0 40 70 20|b 70 35 30 30") {
      HStack(spacing: 0) {
        LazyVStack { box(20, 20) }.probe("l"); box(30, 30).probe("b")
      }
    }
    expectFrames(100, 60, "l 0 0 20 60|a 0 20 20 20") {
      ScrollView(.horizontal) { LazyHStack(spacing: 0) { box(20, 20).probe("a") }.probe("l") }
    }
    expectFrames(100, 200, "d 0 28 100 1|b 40 37 20 20") {
      ScrollView {
        LazyVStack {
          box(20, 20); Divider().probe("d"); box(20, 20).probe("b")
        }
      }
    }
    expectFrames(100, 200, "a 0 10 10 10|b 90 0 10 30") {
      ScrollView {
        LazyVStack(spacing: 0) {
          HStack(spacing: 0) {
            box(10, 10).probe("a"); Spacer(minLength: 0); box(10, 30).probe("b")
          }
        }
      }
    }
    expectFrames(100, 100, "a 40 25 20 20|c 35 65 30 10") {
      VStack(spacing: 0) {
        LazyVStack(spacing: 0) {
          box(20, 20).probe("a"); box(20, 20)
        }; box(30, 10).probe("c")
      }
    }
  }

  @Test func alternativesAreTakenByTheirIdealSize() {
    expectFrames(100, 50, "b 10 15 80 20|a|c") {
      ViewThatFits {
        box(150, 20).probe("a"); box(80, 20).probe("b"); box(30, 20).probe("c")
      }
    }
    expectFrames(100, 50, "b -10 15 120 20|a") {
      ViewThatFits {
        box(150, 20).probe("a"); box(120, 20).probe("b")
      }
    }
    expectFrames(100, 50, "b 0 0 100 50|a") {
      ViewThatFits {
        fill.frame(minWidth: 200).probe("a"); fill.probe("b")
      }
    }
    expectFrames(100, 50, "a 0 0 100 50") {
      ViewThatFits {
        fill.frame(idealWidth: 50, idealHeight: 20).probe("a"); box(1, 1).probe("b")
      }
    }
    expectFrames(100, 50, "a -25 15 150 20") {
      ViewThatFits(in: .vertical) {
        box(150, 20).probe("a"); box(10, 10).probe("b")
      }
    }
    expectFrames(100, 50, "b 5 0 90 500") {
      ScrollView {
        ViewThatFits {
          box(150, 500).probe("a"); box(90, 500).probe("b")
        }
      }
    }
    // From 40 to 80 wide it is less flexible than the plane: offered half, it is the second.
    expectFrames(100, 50, "b 0 0 60 50|a 60 15 40 20") {
      HStack(spacing: 0) {
        fill.probe("b")
        ViewThatFits {
          box(80, 20); box(40, 20).probe("a")
        }
      }
    }
  }
}
