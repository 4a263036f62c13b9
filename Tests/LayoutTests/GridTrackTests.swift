import Foundation
import Testing

@testable import ViewTree

/// Tracks of lazy grids, columns and rows of grids.
@MainActor struct GridTrackTests {
  @Test func tracksShareTheWidth() {
    expectFrames(200, 100, "c0 0 26 61.3333 20|c1 69.3333 26 61.3333 20|c3 0 54 61.3333 20") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
        ForEach(0..<5, id: \.self) { fill.frame(height: 20).probe("c\($0)") }
      }
    }
    expectFrames(200, 100, "c0 2 40 60 20|c1 70 40 60 20") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 60))]) {
        ForEach(0..<3, id: \.self) { fill.frame(height: 20).probe("c\($0)") }
      }
    }
    expectFrames(200, 100, "c0 -58 40 100 20|c1 50 40 100 20|c2 158 40 100 20") {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 100)), count: 3)) {
        ForEach(0..<3, id: \.self) { fill.frame(height: 20).probe("c\($0)") }
      }
    }
    expectFrames(200, 100, "c0 28 40 40 20|c1 88 40 40 20|c2 132 40 40 20") {
      LazyVGrid(columns: [
        GridItem(.fixed(40), spacing: 20), GridItem(.fixed(40), spacing: 4), GridItem(.fixed(40)),
      ]) {
        ForEach(0..<3, id: \.self) { fill.frame(height: 20).probe("c\($0)") }
      }
    }
    expectFrames(
      300, 100,
      "c0 0 40 50 20|c1 58 40 117 20|c2 183 40 33.6667 20|c3 224.6667 40 33.6667 20|c4 266.3333 40 33.6667 20"
    ) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.adaptive(minimum: 30))]) {
        ForEach(0..<5, id: \.self) { fill.frame(height: 20).probe("c\($0)") }
      }
    }
    // Less room than the least: one column of that.
    expectFrames(40, 100, "c0 -5 26 50 20|c1 -5 54 50 20") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
        ForEach(0..<2, id: \.self) { fill.frame(height: 20).probe("c\($0)") }
      }
    }
    // Nothing offered across: columns as wide as their cells.
    expectFrames(100, 100, "c0 36 45 10 10|c1 54 45 10 10") {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(0..<2, id: \.self) { fill.probe("c\($0)") }
      }.fixedSize()
    }
    expectFrames(100, 100, "c0 0 40 30.6667 20|c1 34.6667 40 30.6667 20") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 4)]) {
        ForEach(0..<3, id: \.self) { fill.frame(height: 20).probe("c\($0)") }
      }
    }
    expectFrames(300, 100, "c1 58 40 33.6667 20|c2 99.6667 40 33.6667 20") {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.adaptive(minimum: 30, maximum: 40))]) {
        ForEach(0..<3, id: \.self) { fill.frame(height: 20).probe("c\($0)") }
      }
    }
  }

  @Test func linesOfTracks() {
    expectFrames(200, 100, "c0 77.5 21 20 20|c1 77.5 59 20 20|c2 102.5 21 20 20") {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 5) {
        ForEach(0..<4, id: \.self) { box(20, 20).probe("c\($0)") }
      }
    }
    expectFrames(100, 100, "a 0 35 20 20|b 54 30 30 30|c 0 60 10 10") {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], alignment: .leading, spacing: 0) {
        box(20, 20).probe("a"); box(30, 30).probe("b"); box(10, 10).probe("c")
      }
    }
    expectFrames(100, 100, "a 26 35 20 20|b 62 35 30 30") {
      LazyVGrid(columns: [GridItem(.flexible(), alignment: .topTrailing), GridItem(.flexible())]) {
        box(20, 20).probe("a"); box(30, 30).probe("b")
      }
    }
    expectFrames(100, 100, "c0 26 4 20 20|c2 26 76 20 20|c3 54 4 20 20") {
      LazyHGrid(rows: [GridItem(.adaptive(minimum: 20))]) {
        ForEach(0..<4, id: \.self) { box(20, 20).probe("c\($0)") }
      }
    }
  }

  @Test func cellsGiveColumnsAndRowsTheirSize() {
    expectFrames(200, 100, "a 66 31 20 20|b 109 26 40 30|c 51 64 50 10|d 124 64 10 10") {
      Grid {
        GridRow {
          box(20, 20).probe("a"); box(40, 30).probe("b")
        }
        GridRow {
          box(50, 10).probe("c"); box(10, 10).probe("d")
        }
      }
    }
    expectFrames(200, 100, "a 58 26 30 20|b 112 26 30 20|c 50 54 100 20") {
      Grid {
        GridRow {
          box(30, 20).probe("a"); box(30, 20).probe("b")
        }
        GridRow { box(100, 20).gridCellColumns(2).probe("c") }
      }
    }
    expectFrames(100, 100, "e 21 26 20 20|b 49 26 30 20|c 21 54 20 20|d 54 54 20 20") {
      Grid {
        GridRow {
          fill.probe("e").gridCellUnsizedAxes([.horizontal, .vertical]); box(30, 20).probe("b")
        }
        GridRow {
          box(20, 20).probe("c"); box(20, 20).probe("d")
        }
      }
    }
    expectFrames(100, 100, "a 35 30 20 10|b 55 30 10 30|c 35 60 10 10") {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 10).probe("a"); box(10, 30).probe("b")
        }
        GridRow { box(10, 10).probe("c") }
      }
    }
    // A row without cells takes no gap.
    expectFrames(100, 100, "a 40 26 20 20|b 40 54 20 20") {
      Grid {
        GridRow { box(20, 20).probe("a") }
        GridRow { if false { box(20, 20) } }
        GridRow { box(20, 20).probe("b") }
      }
    }
    expectFrames(100, 100, "c 58 40 20 20") {
      Grid {
        GridRow {
          box(20, 20); box(0, 0); box(20, 20).probe("c")
        }
      }
    }
    expectFrames(100, 50, "b 20 0 80 50") {
      HStack(spacing: 0) {
        Grid { GridRow { box(20, 20) } }; fill.probe("b")
      }
    }
  }

  @Test func cellsStandInTheirPlace() {
    expectFrames(100, 100, "a 51 36 10 10") {
      Grid {
        GridRow {
          box(10, 10).probe("a").gridColumnAlignment(.trailing); box(10, 10)
        }
        GridRow {
          box(40, 10).probe("c"); box(10, 10)
        }
      }
    }
    expectFrames(100, 100, "a 41 26 10 10") {
      Grid {
        GridRow {
          box(10, 10).probe("a").gridCellAnchor(.topTrailing); box(30, 30)
        }
        GridRow {
          box(40, 10); box(10, 10)
        }
      }
    }
    expectFrames(100, 100, "a 26 55 10 10|b 44 35 30 30") {
      Grid {
        GridRow(alignment: .bottom) {
          box(10, 10).probe("a"); box(30, 30).probe("b")
        }
      }
    }
  }

  @Test func cellsThatTakeWhatIsLeft() {
    expectFrames(200, 200, "a 0 80 40 40|b 48 0 152 200") {
      Grid {
        GridRow {
          box(40, 40).probe("a"); fill.probe("b")
        }
      }
    }
    expectFrames(200, 200, "b1 48 0 152 96|b2 48 104 152 96") {
      Grid {
        GridRow {
          box(40, 20); fill.probe("b1")
        }
        GridRow {
          box(40, 20); fill.probe("b2")
        }
      }
    }
    expectFrames(200, 200, "f 0 28 172 172|a 66 0 40 20") {
      Grid {
        GridRow {
          box(40, 20).probe("a"); box(20, 20)
        }
        GridRow {
          fill.probe("f"); box(20, 20)
        }
      }
    }
    expectFrames(200, 100, "d 0 49.5 200 1|a 28 21.5 40 20") {
      Grid {
        GridRow {
          box(40, 20).probe("a"); box(40, 20)
        }
        Divider().probe("d")
        GridRow {
          box(40, 20); box(40, 20)
        }
      }
    }
    expectFrames(200, 100, "d 56 49.5 88 1|a 56 21.5 40 20") {
      Grid {
        GridRow {
          box(40, 20).probe("a"); box(40, 20)
        }
        Divider().probe("d").gridCellUnsizedAxes(.horizontal)
        GridRow {
          box(40, 20); box(40, 20)
        }
      }
    }
    // In a scroll view rows are as high as their cells like to be.
    expectFrames(200, 100, "a 0 0 96 10|b 104 0 96 10|c 38 18 20 30") {
      ScrollView {
        Grid {
          GridRow {
            fill.probe("a"); fill.probe("b")
          }
          GridRow {
            box(20, 30).probe("c"); box(20, 30)
          }
        }
      }
    }
    expectFrames(200, 100, "f 0 59 200 10") {
      Grid {
        GridRow {
          box(30, 20); box(30, 20)
        }
        GridRow { fill.frame(height: 10).gridCellColumns(2).probe("f") }
      }
    }
    expectFrames(200, 100, "f 66 59 68 10") {
      Grid {
        GridRow {
          box(30, 20); box(30, 20)
        }
        GridRow { fill.frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal).probe("f") }
      }
    }
  }
}
