import Foundation
import Testing

@testable import ViewTree

/// `Grid` and `GridRow`.
@MainActor struct GridTests {
  @Test func columnsAreAsWideAsTheirWidestCells() {
    expectFrames(200, 100, "g 61 26 78 48 | a 71 26 20 20 | b 109 26 30 20 | c 61 54 40 20 | d 114 54 20 20")
    {
      Grid {
        GridRow {
          box(20, 20).probe("a"); box(30, 20).probe("b")
        }
        GridRow {
          box(40, 20).probe("c"); box(20, 20).probe("d")
        }
      }.probe("g")
    }
  }

  @Test func rowsAreAsHighAsTheirHighestCells() {
    expectFrames(100, 100, "a 20 30 20 40 | b 60 40 20 20") {
      Grid(horizontalSpacing: 20) {
        GridRow {
          box(20, 40).probe("a"); box(20, 20).probe("b")
        }
      }
    }
  }

  @Test func spacingIsTakenAsGiven() {
    expectFrames(200, 100, "a 45 23 60 30 | b 125 23 30 30 | c 65 57 20 20 | d 130 57 20 20") {
      Grid(horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          box(60, 30).probe("a"); box(30, 30).probe("b")
        }
        GridRow {
          box(20, 20).probe("c"); box(20, 20).probe("d")
        }
      }
    }
  }

  @Test func cellsStandAsTheGridSays() {
    expectFrames(200, 100, "c 45 57 20 20 | d 125 57 20 20") {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          box(60, 30); box(30, 30)
        }
        GridRow {
          box(20, 20).probe("c"); box(20, 20).probe("d")
        }
      }
    }
    expectFrames(200, 100, "b 135 33 20 20 | c 85 57 20 20") {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          box(60, 30); box(20, 20).probe("b")
        }
        GridRow {
          box(20, 20).probe("c"); box(30, 20)
        }
      }
    }
    expectFrames(200, 100, "b 124 21 20 20 | d 124 59 20 20") {
      Grid {
        GridRow(alignment: .top) {
          box(60, 30); box(20, 20).probe("b")
        }
        GridRow {
          box(20, 20); box(20, 20).probe("d")
        }
      }
    }
  }

  @Test func planesShareWhatIsLeft() {
    expectFrames(280, 20, "a 0 0 88 20 | b 96 0 88 20 | c 192 0 88 20") {
      Grid {
        GridRow {
          fill.probe("a"); fill.probe("b"); fill.probe("c")
        }
      }
    }
    expectFrames(280, 100, "a 0 0 40 46 | b 48 0 232 46 | c 0 54 40 46 | d 48 54 232 46") {
      Grid {
        GridRow {
          fill.frame(width: 40).probe("a"); fill.probe("b")
        }
        GridRow {
          fill.frame(width: 20).frame(maxWidth: 40).probe("c"); fill.probe("d")
        }
      }
    }
  }

  @Test func aViewOutsideOfRowsReachesOverAllColumns() {
    expectFrames(200, 100, "a 56 30 40 20 | b 104 30 40 20 | w 62 58 76 12") {
      Grid {
        GridRow {
          box(40, 20).probe("a"); box(40, 20).probe("b")
        }; box(76, 12).probe("w")
      }
    }
    // It takes everything; what the columns do not need is spread over them equally: 9, 60 and 28 become 78, 129, 97.
    expectFrames(320, 60, "w 0 0 320 4 | a 34.5 12 9 20 | b 120.5 12 60 20 | c 257.5 12 28 20") {
      Grid {
        fill.frame(height: 4).probe("w")
        GridRow {
          box(9, 20).probe("a"); box(60, 20).probe("b"); box(28, 20).probe("c")
        }
      }.frame(height: 60, alignment: .top)
    }
  }

  @Test func cellsMayReachOverColumns() {
    expectFrames(200, 100, "a 42 26 40 20 | b 90 26 40 20 | c 138 26 20 20 | w 42 54 88 20 | x 138 54 20 20")
    {
      Grid {
        GridRow {
          box(40, 20).probe("a"); box(40, 20).probe("b"); box(20, 20).probe("c")
        }
        GridRow {
          box(88, 20).probe("w").gridCellColumns(2); box(20, 20).probe("x")
        }
      }
    }
    // Wider than its columns: both become wider by half of the difference.
    expectFrames(200, 100, "a 58 26 20 20 | b 122 26 20 20 | w 40 54 120 20") {
      Grid {
        GridRow {
          box(20, 20).probe("a"); box(20, 20).probe("b")
        }
        GridRow { box(120, 20).probe("w").gridCellColumns(2) }
      }
    }
  }

  @Test func aColumnMayBeAlignedByOneCell() {
    expectFrames(200, 100, "a 86 26 20 20 | b 46 54 60 20 | c 124 26 20 20") {
      Grid {
        GridRow {
          box(20, 20).gridColumnAlignment(.trailing).probe("a"); box(20, 20).probe("c")
        }
        GridRow {
          box(60, 20).probe("b"); box(40, 20)
        }
      }
    }
  }

  @Test func aCellMayStandAnywhere() {
    expectFrames(200, 100, "a 96 41 20 20") {
      Grid {
        GridRow {
          box(20, 20).gridCellAnchor(.bottomTrailing).probe("a")
          box(20, 40)
        }
        GridRow { box(60, 10) }
      }
    }
  }

  @Test func aCellThatStandsAnywhereMakesItsRowNoHigher() {
    expectFrames(200, 100, "a 76 40 20 20 | b 104 40 20 20") {
      Grid(alignment: .leading) {
        GridRow {
          box(20, 20).gridCellAnchor(.center).probe("a")
          box(20, 20).probe("b")
        }
      }
    }
    // The line of the others lies 15 points below their top, the higher cell beside it is no part of that.
    expectFrames(200, 100, "a 62 30 20 40 | b 90 35 20 20 | c 118 30 20 20") {
      Grid(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
        GridRow {
          box(20, 40).gridCellAnchor(.center).probe("a")
          box(20, 20).alignmentGuide(.firstTextBaseline) { _ in 10 }.probe("b")
          box(20, 20).alignmentGuide(.firstTextBaseline) { _ in 15 }.probe("c")
        }
      }
    }
  }

  @Test func aCellMayFillWithoutSizing() {
    expectFrames(200, 100, "a 80 34 40 20 | w 80 62 40 4") {
      Grid {
        GridRow { box(40, 20).probe("a") }
        fill.frame(height: 4).probe("w").gridCellUnsizedAxes(.horizontal)
      }
    }
    expectFrames(200, 100, "a 56 40 40 20 | f 104 40 40 20") {
      Grid {
        GridRow {
          box(40, 20).probe("a")
          fill.frame(width: 40).gridCellUnsizedAxes(.vertical).probe("f")
        }
      }
    }
  }

  @Test func rowsOfDifferentLengths() {
    expectFrames(200, 100, "a 42 26 30 20 | b 80 26 40 20 | c 128 26 30 20 | d 42 54 30 20") {
      Grid {
        GridRow {
          box(30, 20).probe("a"); box(40, 20).probe("b"); box(30, 20).probe("c")
        }
        GridRow { box(30, 20).probe("d") }
      }
    }
  }

  @Test func rowsOutsideOfAGridAreTheirViews() {
    expectFrames(100, 100, "a 40 26 20 20 | b 40 54 20 20") {
      VStack {
        GridRow {
          box(20, 20).probe("a"); box(20, 20).probe("b")
        }
      }
    }
  }
}
