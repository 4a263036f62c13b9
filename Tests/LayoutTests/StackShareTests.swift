import Foundation
import Testing

@testable import ViewTree

/// The middle, but where a view says otherwise.
private enum Mid: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
}

/// How stacks share what they have among limits, priorities, spacers and dividers.
@MainActor struct StackShareTests {
  @Test func limitsAndPriorities() {
    expectFrames(300, 50, "a 0 0 125 50|b 125 0 50 50|c 175 0 125 50") {
      HStack(spacing: 0) {
        fill.frame(minWidth: 100).probe("a"); fill.frame(maxWidth: 50).probe("b"); fill.probe("c")
      }
    }
    expectFrames(300, 100, "a 0 0 160 100|b 160 0 100 100|c 260 30 40 40") {
      HStack(spacing: 0) {
        fill.frame(maxWidth: .infinity).probe("a"); fill.frame(maxWidth: 100).layoutPriority(1).probe("b")
        box(40, 40).probe("c")
      }
    }
    expectFrames(200, 20, "a 0 0 0 20|b 50 0 150 20") {
      HStack(spacing: 0) {
        fill.layoutPriority(-1).probe("a"); box(50, 20); fill.probe("b")
      }
    }
    expectFrames(300, 10, "a 0 0 80 10|b 80 0 190 10") {
      HStack(spacing: 0) {
        fill.frame(minWidth: 50, maxWidth: 80).probe("a"); fill.frame(minWidth: 20, maxWidth: 200).probe("b")
        fill.frame(width: 30)
      }
    }
    expectFrames(100, 10, "a 0 0 50 10|b 50 0 20 10") {
      HStack(spacing: 0) {
        fill.frame(minWidth: 50, maxWidth: 80).probe("a"); fill.frame(minWidth: 20, maxWidth: 200).probe("b")
        fill.frame(width: 30)
      }
    }
    // The last comes first and leaves the others their least, 10 and nothing.
    expectFrames(100, 10, "a 0 0 0 10|b 0 0 10 10|c 10 0 90 10") {
      HStack(spacing: 0) {
        fill.layoutPriority(-1).probe("a"); fill.frame(minWidth: 10).probe("b")
        fill.layoutPriority(1).probe("c")
      }
    }
    expectFrames(200, 10, "a 0 0 30 10|b 30 0 170 10|c 200 0 0 10") {
      HStack(spacing: 0) {
        fill.frame(minWidth: 30).probe("a"); fill.layoutPriority(2).probe("b")
        fill.frame(maxWidth: 40).layoutPriority(1).probe("c")
      }
    }
    // A stack of one has its view's priority.
    expectFrames(100, 10, "a 0 0 0 10|b 0 0 100 10") {
      HStack(spacing: 0) {
        fill.probe("a"); ZStack { fill.layoutPriority(1) }.probe("b")
      }
    }
  }

  @Test func spacersTakeTheRest() {
    expectFrames(100, 50, "a -20 15 50 20|b 70 15 50 20") {
      HStack {
        box(50, 20).probe("a"); Spacer(minLength: 40); box(50, 20).probe("b")
      }
    }
    expectFrames(100, 200, "a 40 0 20 20|b 40 28 20 20") {
      ScrollView {
        VStack {
          box(20, 20).probe("a"); Spacer(); box(20, 20).probe("b")
        }
      }
    }
    expectFrames(100, 200, "a 40 60 20 20") {
      VStack(spacing: 0) {
        Spacer(minLength: 0); box(20, 20).probe("a"); Spacer(minLength: 0); Spacer(minLength: 0)
      }
    }
    expectFrames(200, 40, "a 0 10 20 20|b 76 10 20 20|c 104 0 96 40") {
      // 192 beside the gap: the row takes any length from 48 on, the plane any; 96 each.
      HStack {
        HStack {
          box(20, 20).probe("a"); Spacer(); box(20, 20).probe("b")
        }; fill.probe("c")
      }
    }
    // A spacer's ideal length is its least.
    expectFrames(200, 100, "a 0 40 20 20|b 50 40 20 20") {
      ScrollView(.horizontal) {
        HStack {
          box(20, 20).probe("a"); Spacer(minLength: 30); box(20, 20).probe("b")
        }
      }
    }
  }

  @Test func dividersLieAcross() {
    expectFrames(200, 100, "a 71.5 10 20 30 | d 99.5 0 1 50 | b 108.5 0 20 50") {
      ScrollView {
        HStack {
          box(20, 30).probe("a"); Divider().probe("d"); box(20, 50).probe("b")
        }
      }
    }
    expectFrames(200, 100, "a 80 21.5 40 20|d 0 49.5 200 1|b 70 58.5 60 20") {
      VStack {
        box(40, 20).probe("a"); Divider().probe("d"); box(60, 20).probe("b")
      }
    }
    expectFrames(100, 60, "d 39.5 0 1 60|b 45.5 20 20 20") {
      HStack(spacing: 0) {
        Divider().probe("d").padding(.horizontal, 5); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 60, "d 49.5 0 1 60") {
      HStack(spacing: 0) {
        box(20, 20); Divider().probe("d").frame(width: 10); box(20, 20)
      }
    }
    expectFrames(100, 100, "d 25 49.5 50 1") { box(50, 50).overlay { Divider().probe("d") } }
  }

  @Test func whatIsNotThereTakesNoGap() {
    expectFrames(100, 100, "a 40 26 20 20|b 40 54 20 20") {
      VStack {
        box(20, 20).probe("a"); EmptyView(); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "a 40 20 20 20|b 40 60 20 20") {
      VStack(spacing: 10) {
        box(20, 20).probe("a"); HStack {}; box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "a 36 45 0 10|b 44 40 20 20") {
      HStack {
        fill.frame(width: 0, height: 10).probe("a"); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "c 68 40 20 20") {
      HStack {
        box(20, 20); box(20, 20).hidden(); box(20, 20).probe("c")
      }
    }
    expectFrames(100, 100, "c0 26 40 20 20|c2 54 40 20 20") {
      HStack { ForEach(0..<3, id: \.self) { i in if i != 1 { box(20, 20).probe("c\(i)") } } }
    }
  }

  @Test func stacksWhereNothingIsOffered() {
    expectFrames(200, 100, "a 0 0 172 40|b 180 0 20 40") {
      ScrollView {
        HStack {
          fill.probe("a"); box(20, 40).probe("b")
        }
      }
    }
    expectFrames(100, 100, "a 0 0 10 100|b 10 40 50 20") {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          fill.probe("a"); box(50, 20).probe("b")
        }
      }
    }
    // A plane's ideal length is ten.
    expectFrames(100, 300, "a 0 0 100 10|b 30 10 40 20") {
      ScrollView {
        VStack(spacing: 0) {
          fill.probe("a"); box(40, 20).probe("b")
        }
      }
    }
    expectFrames(100, 60, "c0 0 0 50 60|c2 100 0 50 60") {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<3, id: \.self) { fill.frame(width: 50).probe("c\($0)") } }
      }
    }
    expectFrames(100, 100, "a 0 0 20 20|b 0 28 100 10") {
      ScrollView {
        VStack(alignment: .leading) {
          box(20, 20).probe("a"); fill.frame(height: 10).probe("b")
        }
      }
    }
  }

  @Test func circlesAndFixedSizesInStacks() {
    expectFrames(50, 100, "a 0 10 50 50|b 15 60 20 30") {
      VStack(spacing: 0) {
        Circle().probe("a"); box(20, 30).probe("b")
      }
    }
    expectFrames(100, 50, "a 0 0 10 50|b 10 0 90 50") {
      HStack(spacing: 0) {
        fill.fixedSize(horizontal: true, vertical: false).probe("a"); fill.probe("b")
      }
    }
  }

  @Test func loopsGroupsAndSectionsDissolve() {
    expectFrames(100, 100, "z 35 60 30 10") {
      VStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { _ in box(20, 10) }; Group { box(30, 10).probe("z") }
      }
    }
    expectFrames(100, 100, "h 35 35 30 10|a 40 45 20 10|f 30 55 40 10") {
      VStack(spacing: 0) {
        Section {
          box(20, 10).probe("a")
        } header: {
          box(30, 10).probe("h")
        } footer: {
          box(40, 10).probe("f")
        }
      }
    }
  }

  @Test func guidesAndBaselines() {
    expectFrames(200, 100, "a 50 30 100 20|b 70 50 50 20") {
      VStack(alignment: .leading, spacing: 0) {
        box(100, 20).probe("a"); box(50, 20).alignmentGuide(.leading) { _ in -20 }.probe("b")
      }
    }
    expectFrames(200, 100, "a 60 30 100 20|b 40 50 50 20") {
      VStack(alignment: .leading, spacing: 0) {
        box(100, 20).probe("a"); box(50, 20).alignmentGuide(.leading) { _ in 20 }.probe("b")
      }
    }
    expectFrames(100, 100, "v 35 30 20 40 | b 55 55 10 10") {
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          box(20, 20); box(20, 20).alignmentGuide(.top) { _ in 5 }
        }.probe("v")
        box(10, 10).probe("b")
      }
    }
    expectFrames(100, 100, "a 26 50 20 20|b 54 30 20 40") {
      HStack(alignment: .firstTextBaseline) {
        box(20, 20).probe("a"); box(20, 40).probe("b")
      }
    }
    expectFrames(100, 100, "a 30 35 40 20|b 50 45 20 20") {
      VStack(alignment: .trailing, spacing: -10) {
        box(40, 20).probe("a"); box(20, 20).probe("b")
      }
    }
    // The padding belongs to the first: 20 + 10 high.
    expectFrames(100, 100, "a 30 35 20 20|b 50 45 20 20") {
      HStack(alignment: .bottom, spacing: 0) {
        box(20, 20).probe("a").padding(.bottom, 10); box(20, 20).probe("b")
      }
    }
    expectFrames(100, 100, "a 40 45 10 10|b 50 40 10 20") {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        box(10, 10).probe("a").padding(.bottom, 5); box(10, 20).probe("b")
      }
    }
    expectFrames(100, 100, "a -10 40 20 20") {
      box(20, 20).alignmentGuide(.leading) { _ in 10 }.probe("a").frame(width: 100, alignment: .leading)
    }
    expectFrames(100, 100, "x 35 35 30 10|y 25 45 20 10|z 35 55 40 10") {
      VStack(alignment: .leading, spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          box(30, 10).probe("x"); box(20, 10).alignmentGuide(.leading) { _ in 10 }.probe("y")
        }
        box(40, 10).probe("z")
      }
    }
    expectFrames(100, 100, "b 50 47 10 10") {
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 10).alignmentGuide(.top) { _ in 4 }; box(10, 10).alignmentGuide(.top) { _ in 0 }
        }
        box(10, 10).probe("b")
      }
    }
    expectFrames(100, 100, "a 35 40 40 10|b 25 50 20 10") {
      VStack(alignment: .leading, spacing: 0) {
        box(40, 10).probe("a"); box(20, 10).alignmentGuide(.leading) { _ in 10 }.offset(x: 5).probe("b")
      }
    }
    expectFrames(100, 100, "b 50 35 10 30|v 40 35 10 20") {
      let mid = VerticalAlignment(Mid.self)
      HStack(alignment: mid, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 10); box(10, 10).alignmentGuide(mid) { $0.height / 2 }
        }.probe("v")
        box(10, 30).probe("b")
      }
    }
  }
}
