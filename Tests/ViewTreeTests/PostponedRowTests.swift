import SwiftUI
import Testing
import ViewTreeTesting

/// Rows that come into sight before their parent has been updated, and rows whose lengths nobody knew.
struct PostponedRowTests {
  @Observable final class Program {
    var word = ""
  }

  private struct Rows: View {
    let program: Program
    let isGrid: Bool

    var body: some View {
      let word = program.word
      ScrollView {
        if isGrid {
          LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
            ForEach(0..<200, id: \.self) { row(word, $0) }
          }
        } else {
          LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { row(word, $0) } }
        }
      }
      .accessibilityIdentifier("scroll")
    }

    private func row(_ word: String, _ index: Int) -> some View {
      Text("\(index) \(word)").frame(height: 50).accessibilityIdentifier("row-\(index)")
    }
  }

  // A row that cannot be made in the frame of a change is not one of no length.
  @Test(arguments: [false, true])
  func rowsThatComeIntoSightInTheFrameOfAChangeTakeTheirPlaces(isGrid: Bool) {
    let program = Program()
    let tester = ViewTester(Rows(program: program, isGrid: isGrid), size: CGSize(width: 300, height: 400))
    func middle(_ row: String) -> CGFloat? { tester.frame(of: row).map { $0.midY.rounded() } }
    func press(_ key: KeyEquivalent) {
      tester.key(key)
      for step in 0..<40 {
        program.word = "\(key.character)\(step)"
        tester.advance(by: 1 / ViewTester.rate)
      }
      tester.settle()
    }
    press(.end)
    #expect(tester.value(of: "scroll") == "0.0,4600.0")
    #expect(middle(isGrid ? "row-199" : "row-99") == 375)
    press(.home)
    #expect(tester.value(of: "scroll") == "0.0,0.0")
    #expect(middle("row-0") == 25)
    #expect(middle(isGrid ? "row-15" : "row-7") == 375)
  }

  /// The first rows, which say how long the others may be, are the longest or the shortest.
  private struct UnequalRows: View {
    let first: CGFloat
    let axis: Axis

    var body: some View {
      ScrollView(axis == .vertical ? .vertical : .horizontal) {
        if axis == .vertical {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { index in
              Text("\(index)").frame(height: index < 3 ? first : 50).accessibilityIdentifier("row-\(index)")
            }
          }
        } else {
          LazyHStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { index in
              Text("\(index)").frame(width: index < 3 ? first : 50).accessibilityIdentifier("row-\(index)")
            }
          }
        }
      }
    }
  }

  // What lies before the first row in sight is measured on the way, and moves nothing in sight: the way is another one.
  @Test(arguments: [CGFloat(20), 120], [Axis.vertical, .horizontal])
  func theWayToTheStartLeadsThereWhateverTheLengthsProveToBe(first: CGFloat, axis: Axis) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let tester = ViewTester(
        UnequalRows(first: first, axis: axis).environment(\.layoutDirection, direction),
        size: CGSize(width: 300, height: 400))
      let start = try #require(tester.frame(of: "row-0"))
      // Past rows that nobody measures: at once.
      let isVertical = axis == .vertical
      let middle = CGPoint(x: 150, y: 200)
      let sign: CGFloat = isVertical || direction == .leftToRight ? -1 : 1
      tester.wheel(
        at: middle, dx: isVertical ? 0 : sign * 2500, dy: isVertical ? sign * 2500 : 0, isPrecise: true)
      tester.settle()
      #expect(tester.frame(of: "row-0") == nil)
      let scroll = try #require(tester.tree.flattened.first { $0.type == "ScrollView" })
      #expect(scroll.value != "0.0,0.0")
      if isVertical {
        tester.key(.home)
      } else {
        // A notch that would lead past the start.
        tester.wheel(at: middle, dx: -sign * 4000, dy: 0)
      }
      tester.settle()
      #expect(tester.frame(of: "row-0") == start)
    }
  }
}
