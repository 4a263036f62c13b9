import Observation
import SwiftUI
import Testing
import ViewTreeTesting

/// Lazy stacks to which nobody proposes a length across: they take that of their first items.
@MainActor struct LazyAcrossTests {
  @MainActor @Observable final class Model {
    var height: CGFloat = 80
    var count = 40
  }

  private struct Shelves: View {
    let model: Model
    var shelf = 0

    private var items: some View {
      ForEach(0..<model.count, id: \.self) { index in
        // One that is not in sight at first is higher.
        Text(verbatim: "item \(index)").frame(width: 100, height: index == 20 ? 200 : model.height)
      }
    }

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Text(verbatim: "above")
          switch shelf {
          case 0: ScrollView(.horizontal) { LazyHStack(spacing: 0) { items } }
          case 1: ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(80))], spacing: 0) { items } }
          default: ScrollView(.horizontal) { HStack(spacing: 0) { items } }
          }
          Text(verbatim: "below")
        }
      }
    }
  }

  private func height(_ tester: ViewTester) -> CGFloat {
    (tester.frame(of: "below")?.minY ?? .nan) - (tester.frame(of: "above")?.maxY ?? .nan)
  }

  @Test(arguments: [0, 1]) func aShelfInAScrollViewIsAsHighAsItsFirstItems(_ shelf: Int) {
    let model = Model()
    let tester = ViewTester(Shelves(model: model, shelf: shelf), size: CGSize(width: 390, height: 600))
    tester.settle()
    #expect(abs(height(tester) - 80) < 0.01)
    #expect(tester.frame(of: "item 0") != nil && tester.frame(of: "item 3") != nil)
    // What is evaluated again is as high as before.
    model.count = 50
    tester.settle()
    #expect(abs(height(tester) - 80) < 0.01)
    guard shelf == 0 else { return }
    // Scrolling changes no height.
    tester.wheel(at: CGPoint(x: 195, y: 60), dx: -1800, dy: 0, isPrecise: true)
    tester.settle()
    #expect(tester.frame(of: "item 20") != nil)
    #expect(abs(height(tester) - 80) < 0.01)
    tester.wheel(at: CGPoint(x: 195, y: 60), dx: 5000, dy: 0, isPrecise: true)
    tester.settle()
    model.height = 120
    tester.settle()
    #expect(abs(height(tester) - 120) < 0.01)
    model.height = 60
    tester.settle()
    #expect(abs(height(tester) - 60) < 0.01)
    #expect(tester.warnings.isEmpty)
  }

  @Test func aColumnThatScrollsBothWaysIsAsWideAsItsFirstRows() {
    let tester = ViewTester(
      ScrollView([.horizontal, .vertical]) {
        LazyVStack {
          ForEach(0..<50, id: \.self) { Text(verbatim: "row \($0)").frame(width: 500, height: 40) }
        }
      }, size: CGSize(width: 390, height: 600))
    tester.settle()
    #expect(tester.frame(of: "row 0")?.midX == 250)
  }

  private struct Emptied: View {
    let model: Model
    let isLazy: Bool

    private var shelf: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<model.count, id: \.self) { Text(verbatim: "item \($0)").frame(height: model.height) }
        }
      }
    }

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) {
            shelf
            Text(verbatim: "below")
          }
        } else {
          VStack(spacing: 0) {
            shelf
            Text(verbatim: "below")
          }
        }
      }
    }
  }

  // What left by a transition is not found again at rest, and its length across goes with it.
  @Test(arguments: [true, false], [true, false]) func aShelfThatIsEmptiedHasNoHeight(
    _ isLazy: Bool, _ moves: Bool
  ) {
    let model = Model()
    model.count = 1
    let tester = ViewTester(Emptied(model: model, isLazy: isLazy), size: CGSize(width: 390, height: 600))
    tester.settle()
    #expect(tester.frame(of: "below")?.minY == 80)
    withAnimation(moves ? .default : nil) { model.count = 0 }
    tester.settle()
    #expect(tester.frame(of: "item 0") == nil)
    #expect(tester.frame(of: "below")?.minY == 0)
    withAnimation(moves ? .default : nil) { model.count = 2 }
    tester.settle()
    #expect(tester.frame(of: "item 1") != nil)
    #expect(tester.frame(of: "below")?.minY == 80)
  }
}
