import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// What scroll views tell of their targets, and show of their place.
@MainActor struct ScrollTargetTests {
  @Observable final class Model {
    var ids: [Int] = []
    var count = 0
    var trigger = 0
  }

  private struct Rows<Stack: View>: View {
    let model: Model
    var threshold = 0.5
    @ViewBuilder let stack: Stack
    var body: some View {
      ScrollView { stack }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) {
          model.ids = $0
          model.count += 1
        }
    }
  }

  private static func row(_ number: Int) -> some View { Color.blue.frame(height: 100) }

  @Test func lazyTargetsInSight() {
    let model = Model()
    let tester = ViewTester(
      Rows(model: model) {
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Self.row($0) } }.scrollTargetLayout()
      }, size: CGSize(width: 300, height: 340))
    tester.settle()
    #expect(model.ids == [0, 1, 2])
    tester.wheel(at: CGPoint(x: 150, y: 150), dy: -30, isPrecise: true)
    tester.settle()
    #expect(model.ids == [0, 1, 2, 3])
    let count = model.count
    tester.wheel(at: CGPoint(x: 150, y: 150), dy: -1, isPrecise: true)
    tester.settle()
    #expect(model.count == count)
    tester.wheel(at: CGPoint(x: 150, y: 150), dy: -5000, isPrecise: true)
    tester.settle()
    #expect(model.ids.first == 50 || model.ids.first == 51)
    #expect(tester.warnings.isEmpty)
  }

  @Test func targetsOfAStackAndOfAGrid() {
    let model = Model()
    let stack = ViewTester(
      Rows(model: model, threshold: 0.9) {
        VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Self.row($0) } }.scrollTargetLayout()
      }, size: CGSize(width: 300, height: 340))
    stack.settle()
    #expect(model.ids == [0, 1, 2])
    let grid = ViewTester(
      Rows(model: model) {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
          ForEach(0..<40, id: \.self) { Self.row($0) }
        }.scrollTargetLayout()
      }, size: CGSize(width: 300, height: 240))
    grid.settle()
    #expect(model.ids == [0, 1, 2, 3])
  }

  private func indicator(_ tester: ViewTester) -> Bool {
    tester.displayList.items.contains {
      if case .fill(let path, _, _) = $0.content { path.boundingRect.width == 3 } else { false }
    }
  }

  @Test func indicatorsFlash() {
    struct Scene: View {
      let model: Model
      var body: some View {
        ScrollView { ForEach(0..<20) { ScrollTargetTests.row($0) } }.scrollIndicatorsFlash(
          trigger: model.trigger)
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), size: CGSize(width: 300, height: 300))
    tester.advance(by: 0.1)
    #expect(!indicator(tester))
    model.trigger = 1
    tester.advance(by: 0.2)
    #expect(indicator(tester))
    tester.advance(by: 2)
    #expect(!indicator(tester))
    #expect(tester.host.isAtRest)

    let appears = ViewTester(
      ScrollView { ForEach(0..<20) { Self.row($0) } }.scrollIndicatorsFlash(onAppear: true),
      size: CGSize(width: 300, height: 300))
    appears.advance(by: 0.2)
    #expect(indicator(appears))
    appears.advance(by: 2)
    #expect(!indicator(appears))
  }
}
