import SwiftUI
import Testing
import ViewTreeTesting

/// What changes costs what it is, not what stands beside it.
@MainActor struct GridBudgetTests {
  @Observable final class Model {
    var number = 0
  }

  /// A number over rows of figures, none of them lazy.
  private struct Grid: View {
    let model: Model
    let rows: Int

    var body: some View {
      VStack(spacing: 0) {
        GridNumber(model: model)
        ForEach(0..<rows, id: \.self) { _ in
          HStack(spacing: 0) {
            ForEach(0..<99, id: \.self) { _ in Color.gray.frame(width: 3, height: 3) }
          }
        }
      }
    }
  }

  private struct GridNumber: View {
    let model: Model
    var body: some View { Text(verbatim: "\(model.number)").frame(width: 200, height: 30) }
  }

  private func costs(rows: Int) -> Costs {
    let model = Model()
    let tester = ViewTester(Grid(model: model, rows: rows))
    tester.settle()
    return Costs.of(tester) {
      for number in 1...10 {
        model.number = number
        tester.advance(by: 1 / ViewTester.rate)
      }
    }
  }

  @Test func oneTextAmongTenThousandViewsCostsNoMoreThanAmongAThousand() {
    let (small, large) = (costs(rows: 10), costs(rows: 100))
    #expect(small.frames == 10 && large.frames == 10)
    #expect(large.bodies == 10)
    #expect(large.layersComposed == 0)
    #expect(large.itemsPrepared == small.itemsPrepared)
    #expect(large.perFrame(\.itemsPrepared) <= 2)
    #expect(large.pixelsPainted == small.pixelsPainted)
    // Rows are asked for their sizes and stay where they are; what is in them is not asked.
    #expect(large.layouts <= small.layouts + 10 * 90)
  }
}
