import Observation
import SwiftUI
import Testing
import ViewTreeTesting

/// Views made from preferences move with the animation of what changed the preference.
@MainActor struct PreferenceLayerMotionTests {
  /// The bounds of views by name.
  private struct Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  @MainActor @Observable final class Model {
    let names = ["a", "b", "c"]
    var chosen = "a"
  }

  enum Manner: CaseIterable { case withAnimation, value, inside, transaction }

  /// A line under the chosen one of three, which are wider when they are chosen.
  private struct Tabs: View {
    let model: Model
    let manner: Manner

    private var tabs: some View {
      HStack(spacing: 20) {
        ForEach(model.names, id: \.self) { name in
          Color.blue.frame(width: name == model.chosen ? 60 : 40, height: 30)
            .anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          let frame = anchors[model.chosen].map { proxy[$0] } ?? .zero
          let line = Text(verbatim: "line").frame(width: frame.width, height: 2)
            .offset(x: frame.minX, y: frame.maxY)
          if manner == .inside { line.animation(.linear(duration: 0.5), value: model.chosen) } else { line }
        }
      }
    }

    var body: some View {
      switch manner {
      case .value: tabs.animation(.linear(duration: 0.5), value: model.chosen)
      case .transaction: tabs.transaction(value: model.chosen) { $0.animation = .linear(duration: 0.5) }
      default: tabs
      }
    }
  }

  @Test(arguments: Manner.allCases) func aMarkMovesWithTheAnimationOfTheChoice(_ manner: Manner) {
    let model = Model()
    let tester = ViewTester(Tabs(model: model, manner: manner), size: CGSize(width: 300, height: 400))
    tester.settle()
    let start = tester.frame(of: "line")?.minX ?? .nan
    if manner == .withAnimation {
      withAnimation(.linear(duration: 0.5)) { model.chosen = "c" }
    } else {
      model.chosen = "c"
    }
    var places: [CGFloat] = []
    for _ in 0..<60 {
      tester.advance(by: 0.01)
      places.append(tester.frame(of: "line")?.minX ?? .nan)
    }
    // Two of 40 points and two gaps of 20 lie before it now.
    #expect(abs((places.last ?? .nan) - start - 120) < 0.01)
    let steps = zip(places, [start] + places).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 >= -0.01 && $0 < 6 }, "\(steps)")
    #expect(places[20] > start + 20 && places[20] < start + 100)
  }
}
