import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// M07: an animation moves what its transaction changed, and nothing else that changes in the same frame.
@MainActor struct SeparateTransactionTests {
  @Observable final class Model {
    var isWide = false
    var isRight = false
  }

  private struct Wide: View {
    let model: Model
    var body: some View {
      Color.orange.frame(width: model.isWide ? 300 : 100, height: 40).accessibilityIdentifier("wide")
    }
  }

  private struct Right: View {
    let model: Model
    var body: some View {
      HStack(spacing: 0) {
        Color.blue.frame(width: model.isRight ? 200 : 0, height: 40)
        Text("Mover").accessibilityIdentifier("mover")
      }
    }
  }

  private struct Program: View {
    let model: Model
    /// Whether the view that moves at once lies around the one that is animated.
    let isNested: Bool
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isNested {
          VStack(alignment: .leading, spacing: 0) {
            Right(model: model)
            Wide(model: model)
          }
        } else {
          Wide(model: model)
          Right(model: model)
        }
      }
      .frame(width: 390, alignment: .leading)
    }
  }

  private func program(_ isNested: Bool = false) -> (Model, ViewTester) {
    let model = Model()
    let tester = ViewTester(Program(model: model, isNested: isNested))
    tester.settle()
    return (model, tester)
  }

  private func x(_ tester: ViewTester) -> CGFloat { tester.frame(of: "mover")?.minX ?? .nan }
  private func width(_ tester: ViewTester) -> CGFloat { tester.frame(of: "wide")?.width ?? .nan }

  @Test(arguments: [false, true], [false, true])
  func m07_whatChangesAtOnceIsNotMovedByAnotherChangesAnimation(_ isFirst: Bool, _ isNested: Bool) {
    let (model, tester) = program(isNested)
    let start = x(tester)
    if isFirst { model.isRight = true }
    withAnimation(.linear(duration: 1)) { model.isWide = true }
    if !isFirst { model.isRight = true }
    tester.advance(by: 0.02)
    #expect(x(tester) == start + 200)
    #expect(width(tester) < 120)
    tester.advance(by: 0.5)
    #expect(abs(width(tester) - 200) < 8)
    tester.settle()
    #expect(x(tester) == start + 200 && width(tester) == 300)
  }

  @Test func m07_twoAnimationsOfAFrameEachMoveTheirOwn() {
    let (model, tester) = program()
    let start = x(tester)
    withAnimation(.linear(duration: 1)) { model.isWide = true }
    withAnimation(.linear(duration: 2)) { model.isRight = true }
    tester.advance(by: 0)
    tester.advance(by: 0.5)
    #expect(abs(width(tester) - 200) < 8)
    #expect(abs(x(tester) - start - 50) < 4)
    tester.advance(by: 0.6)
    #expect(width(tester) == 300)
    #expect(abs(x(tester) - start - 110) < 4)
    tester.settle()
    #expect(x(tester) == start + 200)
  }

  @Test func m07_moreAnimationsThanAreToldApartComeToRestToo() {
    let model = (0..<12).map { _ in Model() }
    let tester = ViewTester(
      VStack(alignment: .leading) { ForEach(0..<12, id: \.self) { Right(model: model[$0]) } })
    tester.settle()
    for (index, each) in model.enumerated() {
      withAnimation(.linear(duration: 0.1 * Double(index + 1))) { each.isRight = true }
    }
    tester.settle()
    #expect(tester.warnings.isEmpty && tester.host.isAtRest)
    let places = tester.tree.flattened.filter { $0.id == "mover" }.map(\.frame.rect.minX)
    #expect(places.count == 12 && Set(places).count == 1)
  }

  /// A view whose value no comparison can tell from another, with a change of its own that is animated.
  private struct Sliding: View {
    let ended: () -> Void
    @State private var isRight = false
    var body: some View {
      Button("slide") {
        withAnimation(.linear(duration: 1)) { isRight = true }
        ended()
      }
      .offset(x: isRight ? 200 : 0)
    }
  }

  private struct Telling: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("told \(count)")
        Sliding { count += 1 }
      }
    }
  }

  /// The parent changes at once and updates the view, whose own change waits: that keeps its animation.
  @Test func m07_aViewKeepsItsAnimationWhereItsParentChangesAtOnce() {
    let tester = ViewTester(Telling())
    tester.settle()
    let start = tester.frame(of: "slide")?.minX ?? .nan
    tester.tap("slide")
    tester.advance(by: 0.02)
    #expect(tester.frame(of: "told 1") != nil)
    tester.advance(by: 0.5)
    let half = tester.frame(of: "slide")?.minX ?? .nan
    #expect(abs(half - start - 100) < 20)
    tester.settle()
    #expect(tester.frame(of: "slide")?.minX == start + 200)
  }
}
