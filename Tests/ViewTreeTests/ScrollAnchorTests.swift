import SwiftUI
import Testing
import ViewTreeTesting

/// Which view a scroll view is at, by the anchor of its binding.
@MainActor struct ScrollAnchorTests {
  @Observable final class Model {
    var id: Int? = 0
  }

  private struct Strip: View {
    @Bindable var model: Model
    let anchor: UnitPoint?
    let isLazy: Bool

    @ViewBuilder private var cells: some View {
      ForEach(0..<8) { Text("cell \($0)").frame(width: 240, height: 80) }
    }

    var body: some View {
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 10) { cells }.scrollTargetLayout()
        } else {
          HStack(spacing: 10) { cells }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, 30, for: .scrollContent)
      .scrollPosition(id: $model.id, anchor: anchor)
    }
  }

  @Test(
    arguments: [
      (UnitPoint?.none, "start"), (.leading, "start"), (.center, "middle"), (.trailing, "end"),
    ], [false, true])
  func theViewWhosePointIsNearestIsReported(_ anchor: (point: UnitPoint?, name: String), _ isLazy: Bool) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let model = Model()
      let tester = ViewTester(
        Strip(model: model, anchor: anchor.point, isLazy: isLazy).environment(\.layoutDirection, direction),
        size: CGSize(width: 300, height: 100))
      tester.settle()
      let step: CGFloat = direction == .leftToRight ? -1 : 1
      tester.drag(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 250 * step, dy: 0))
      tester.settle()
      #expect(model.id == 1, "\(anchor.name) \(direction)")
      tester.drag(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 250 * step, dy: 0))
      tester.settle()
      #expect(model.id == 2, "\(anchor.name) \(direction)")
    }
  }
}
