import Foundation
import Testing

@testable import ViewTree

/// Lazy stacks and lazy grids.
@MainActor struct LazyTests {
  @Test func lazyStacksFillTheOtherAxis() {
    expectFrames(300, 200, "l 0 0 300 88 | a 130 0 40 40 | b 120 48 60 40") {
      ScrollView {
        LazyVStack {
          box(40, 40).probe("a"); box(60, 40).probe("b")
        }.probe("l")
      }
    }
    expectFrames(300, 200, "a 0 0 40 40 | b 0 50 60 40") {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 10) {
          box(40, 40).probe("a"); box(60, 40).probe("b")
        }
      }
    }
    expectFrames(300, 200, "l 0 0 98 200 | a 0 80 40 40 | b 48 70 50 60") {
      ScrollView(.horizontal) {
        LazyHStack {
          box(40, 40).probe("a"); box(50, 60).probe("b")
        }.probe("l")
      }
    }
    expectFrames(300, 200, "a 0 160 40 40") {
      ScrollView(.horizontal) { LazyHStack(alignment: .bottom) { box(40, 40).probe("a") } }
    }
    expectFrames(300, 200, "s 0 0 300 200 | a 0 0 300 30") {
      ScrollView { LazyVStack { fill.frame(height: 30).probe("a") } }.probe("s")
    }
  }

  @Test func lazyStacksShareARow() {
    expectFrames(320, 240, "a 0 110 121.5 20 | b 141.5 110 121.5 20 | c 283 0 37 240") {
      HStack(spacing: 20) {
        LazyVStack { box(40, 20) }.probe("a")
        LazyVStack { box(40, 20) }.probe("b")
        LazyHStack { box(37, 20) }.probe("c")
      }
    }
  }

  @Test func withoutAScrollViewAllViewsStandInTheMiddle() {
    expectFrames(100, 200, "l 0 76 100 48 | a 40 76 20 20 | b 40 104 20 20") {
      LazyVStack {
        box(20, 20).probe("a"); box(20, 20).probe("b")
      }.probe("l")
    }
  }

  @Test func rowsAreOfferedNothingAlong() {
    expectFrames(300, 200, "a 0 0 300 10 | b 0 18 300 30 | c 125 56 50 50") {
      ScrollView {
        LazyVStack {
          fill.probe("a")
          fill.frame(minHeight: 30).probe("b")
          Circle().frame(width: 50).probe("c")
        }
      }
    }
  }

  @Test func columnsShareWhatFixedOnesLeave() {
    // 280 - 60 - 2 * 8 = 204: 102 each, of which the last takes 80; 258 in the middle of 280.
    expectFrames(280, 48, "a 11 0 60 20 | b 79 0 102 20 | c 189 0 80 20 | d 11 28 60 20") {
      LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))]) {
        ForEach(["a", "b", "c", "d"], id: \.self) { fill.frame(height: 20).probe($0) }
      }
    }
    // From the first to the last: one that is capped leaves the rest to those after it.
    expectFrames(280, 20, "a 0 0 80 20 | b 88 0 192 20") {
      LazyVGrid(columns: [GridItem(.flexible(maximum: 80)), GridItem(.flexible())]) {
        ForEach(["a", "b"], id: \.self) { fill.frame(height: 20).probe($0) }
      }
    }
  }

  @Test func adaptiveColumnsAreAsManyAsThereIsRoomFor() {
    expectFrames(240, 200, "g 0 72 240 56 | a 0 72 52.5 24 | d 187.5 72 52.5 24 | e 0 104 52.5 24") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) {
        ForEach(["a", "b", "c", "d", "e"], id: \.self) { fill.frame(height: 24).probe($0) }
      }.probe("g")
    }
    // No more than the maximum: 4 * 51 + 30 = 234, three on either side.
    expectFrames(240, 200, "a 3 88 51 24 | d 186 88 51 24") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 51), spacing: 10)]) {
        ForEach(["a", "b", "c", "d"], id: \.self) { fill.frame(height: 24).probe($0) }
      }
    }
    // Less room than the minimum: one, as wide as that.
    expectFrames(40, 100, "a -5 40 50 20") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { fill.frame(height: 20).probe("a") }
    }
  }

  @Test func fixedColumnsStandAsTheGridSays() {
    expectFrames(200, 100, "g 0 40 200 20 | a 46 40 50 20 | b 104 40 50 20") {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
        fill.frame(height: 20).probe("a")
        fill.frame(height: 20).probe("b")
      }.probe("g")
    }
    expectFrames(200, 100, "a 0 40 50 20 | b 58 40 50 20") {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], alignment: .leading) {
        fill.frame(height: 20).probe("a")
        fill.frame(height: 20).probe("b")
      }
    }
    expectFrames(200, 100, "a 72 40 50 20 | b 150 40 50 20") {
      LazyVGrid(columns: [GridItem(.fixed(50), spacing: 28), GridItem(.fixed(50))], alignment: .trailing) {
        fill.frame(height: 20).probe("a")
        fill.frame(height: 20).probe("b")
      }
    }
  }

  @Test func cellsStandAsTheirTrackOrTheGridSays() {
    expectFrames(208, 100, "a 0 40 20 20 | b 188 40 20 20") {
      LazyVGrid(columns: [
        GridItem(.flexible(), alignment: .leading), GridItem(.flexible(), alignment: .trailing),
      ]) {
        box(20, 20).probe("a")
        box(20, 20).probe("b")
      }
    }
    expectFrames(208, 100, "a 0 30 20 40 | b 108 40 20 20") {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], alignment: .leading) {
        box(20, 40).probe("a")
        box(20, 20).probe("b")
      }
    }
    expectFrames(208, 100, "a 40 30 20 40 | b 148 30 20 20") {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible(), alignment: .top)]) {
        box(20, 40).probe("a")
        box(20, 20).probe("b")
      }
    }
  }

  @Test func linesAreAsHighAsTheirHighestCell() {
    expectFrames(108, 200, "a 15 65 20 40 | b 73 75 20 20 | c 15 115 20 20") {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 10) {
        box(20, 40).probe("a")
        box(20, 20).probe("b")
        box(20, 20).probe("c")
      }
    }
  }

  @Test func flexibleColumnsWithLimits() {
    // (300 - 16) / 3 = 94.67; the first needs 150, the others share 134.
    expectFrames(300, 20, "a 0 0 150 20 | b 158 0 67 20 | c 233 0 67 20") {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 150)), GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(["a", "b", "c"], id: \.self) { fill.frame(height: 20).probe($0) }
      }
    }
  }

  @Test func horizontalGridsFlowDownwards() {
    // Two rows of 30, 8 apart, in the middle of 70; columns 40 wide, 6 apart.
    expectFrames(200, 70, "g 34 0 132 70 | a 34 1 40 30 | b 34 39 40 30 | c 80 1 40 30 | e 126 1 40 30") {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
        ForEach(["a", "b", "c", "d", "e"], id: \.self) { fill.frame(width: 40).probe($0) }
      }.probe("g")
    }
  }

  @Test func aGridInAScrollView() {
    expectFrames(216, 100, "g 0 0 216 82 | a 0 0 104 37 | d 112 45 104 37") {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(["a", "b", "c", "d"], id: \.self) { fill.frame(height: 37).probe($0) }
        }.probe("g")
      }
    }
  }

  @Test func headersOfSectionsTakeAWholeLine() {
    expectFrames(240, 100, "h 0 17 240 16 | a 22 41 94 20 | b 124 41 94 20 | f 0 69 240 14") {
      LazyVGrid(columns: [GridItem(.fixed(94)), GridItem(.fixed(94))]) {
        Section {
          fill.frame(height: 20).probe("a")
          fill.frame(height: 20).probe("b")
        } header: {
          fill.frame(height: 16).probe("h")
        } footer: {
          fill.frame(height: 14).probe("f")
        }
      }
    }
  }

  @Test func aGridBesideAPlaneIsAsHighAsAllItsLines() {
    // Lines of 20 and 50, eight apart; each half of the row is 96 wide.
    expectFrames(200, 200, "g 0 61 96 78 | a 0 61 44 20 | c 0 89 44 50 | p 104 0 96 200") {
      HStack {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          fill.frame(height: 20).probe("a")
          fill.frame(height: 10)
          fill.frame(height: 50).probe("c")
        }.probe("g")
        fill.probe("p")
      }
    }
    expectFrames(200, 200, "l 0 36 96 128 | r4 38 144 20 20 | p 104 0 96 200") {
      HStack {
        LazyVStack { ForEach(0..<5, id: \.self) { box(20, $0 == 3 ? 16 : 20).probe("r\($0)") } }.probe("l")
        fill.probe("p")
      }
    }
  }
}
