import Foundation
import Graphics
import Testing

@testable import ViewTree

@MainActor struct AnimationTests {
  private let model = Model()

  /// A red square that moves by 100 while its value changes.
  private struct Moving<Rule: ViewModifier>: View {
    let model: Model
    let rule: Rule
    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(x: model.flag ? 80 : 0).modifier(rule)
    }
  }

  private struct Implicit: ViewModifier {
    let animation: Animation?
    let value: Bool
    func body(content: Content) -> some View { content.animation(animation, value: value) }
  }

  private struct Nested: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .offset(x: model.flag ? 80 : 0)
        .animation(nil, value: model.flag)
        .offset(y: model.flag ? 80 : 0)
        .animation(.linear(duration: 1), value: model.flag)
    }
  }

  private struct Counter: View {
    let model: Model
    let transition: ContentTransition
    var body: some View {
      Text(model.flag ? "Points: 12" : "Points: 11").contentTransition(transition)
        .animation(.linear(duration: 1), value: model.flag)
    }
  }

  /// The texts painted, with the height of each above the first one's.
  private func words(_ stage: Stage) -> [(text: String, y: CGFloat)] {
    func collect(_ items: [DisplayItem]) -> [(String, CGFloat)] {
      items.flatMap { item -> [(String, CGFloat)] in
        switch item.content {
        case .text(let text):
          [(text.layout.lines.flatMap(\.fragments).map(\.text).joined(), text.origin.y)]
        case .group(let group): collect(group.items)
        default: []
        }
      }
    }
    let found = collect(stage.list.items)
    return found.map { ($0.0, $0.1 - (found.first?.1 ?? 0)) }
  }

  @Test func digitsThatDifferRoll() {
    let stage = Stage(Counter(model: model, transition: .numericText()))
    #expect(words(stage).map(\.text) == ["Points: 11"])
    stage.change { model.flag = true }
    stage.advance(0.25)
    let rolling = words(stage)
    #expect(rolling.map(\.text) == ["Points: 1", "1", "2"])
    // The old digit goes up, the new one comes from below, three times as far away by now.
    #expect(rolling[1].y < 0)
    #expect(near(rolling[2].y, -3 * rolling[1].y, 0.1))
    stage.advance(0.8)
    #expect(words(stage).map(\.text) == ["Points: 12"])
  }

  @Test func otherTextsFadeWhereTheyAreAskedTo() {
    let fading = Stage(Counter(model: model, transition: .opacity))
    fading.change { model.flag = true }
    fading.advance(0.5)
    #expect(words(fading).map(\.text) == ["Points: 11", "Points: 12"])
    #expect(words(fading).allSatisfy { $0.y == 0 })
    let plain = Stage(Counter(model: model, transition: .identity))
    plain.change { model.flag = false }
    plain.advance(0.5)
    #expect(words(plain).map(\.text) == ["Points: 11"])
  }

  private struct Scoped: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .offset(x: model.flag ? 80 : 0)
        .animation(.linear(duration: 1)) { $0.offset(y: model.flag ? 80 : 0) }
    }
  }

  @Test func aScopedAnimationMovesItsModifiersAlone() {
    let stage = Stage(Scoped(model: model))
    stage.change { model.flag = true }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 170))
    #expect(near(stage.rect(.red)?.minY, 130, 0.9))
    stage.advance(0.6)
    #expect(near(stage.rect(.red)?.minY, 170))
  }

  @Test func theInnerAnimationOverridesAndTheOuterCoversWhatLiesBetween() {
    let stage = Stage(Nested(model: model))
    stage.change { model.flag = true }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 170))
    #expect(near(stage.rect(.red)?.minY, 130, 0.9))
    stage.advance(0.6)
    #expect(near(stage.rect(.red)?.minY, 170))
    #expect(stage.host.isAtRest)
  }

  private struct Other: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(x: model.flag ? 80 : 0)
        .animation(.linear(duration: 1), value: model.count)
    }
  }

  @Test func anImplicitAnimationActsOnlyWhenItsValueChanged() {
    let stage = Stage(Other(model: model))
    stage.change { model.flag = true }
    #expect(near(stage.rect(.red)?.minX, 170))
    stage.change {
      model.flag = false; model.count += 1
    }
    #expect(near(stage.rect(.red)?.minX, 170))
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 130, 0.9))
  }

  @Test func disabledAnimationsChangeAtOnce() {
    let stage = Stage(Nested(model: model))
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.disablesAnimations = true
    stage.change { withTransaction(transaction) { model.flag = true } }
    #expect(near(stage.rect(.red)?.minY, 170))
  }

  private struct Plain: View {
    let model: Model
    var body: some View {
      ZStack {
        if model.count == 0 {
          Color.red.frame(width: 20, height: 20).offset(x: model.number)
        }
      }
    }
  }

  @Test func completionComesOnceWhenTheAnimationIsOver() {
    let stage = Stage(Plain(model: model))
    stage.change {
      withAnimation(.linear(duration: 0.5)) {
        model.number = 50
      } completion: { [model] in
        model.log.append("done")
      }
    }
    stage.advance(0.4)
    #expect(model.log == [])
    stage.advance(0.2)
    #expect(model.log == ["done"])
  }

  @Test func completionComesAlsoWhenTheViewGoesMeanwhile() {
    let stage = Stage(Plain(model: model))
    stage.change {
      withAnimation(.linear(duration: 10)) {
        model.number = 50
      } completion: { [model] in
        model.log.append("done")
      }
    }
    stage.advance(0.1)
    stage.change { model.count = 1 }
    stage.advance(0.05)
    #expect(model.log == ["done"])
    #expect(stage.host.isAtRest)
  }

  @Test func completionWithoutAnyAnimationComesRightAfterTheUpdate() {
    let stage = Stage(Plain(model: model))
    stage.change {
      withAnimation {
      } completion: { [model] in
        model.log.append("done")
      }
    }
    stage.advance(0.02)
    #expect(model.log == ["done"])
  }

  @Test func velocityIsKeptWhenASpringTakesOver() {
    let stage = Stage(Plain(model: model))
    stage.change { withAnimation(.spring(duration: 1)) { model.number = 80 } }
    stage.advance(0.2)
    let a = stage.rect(.red)?.minX ?? 0
    stage.advance(0.01)
    let b = stage.rect(.red)?.minX ?? 0
    stage.change { withAnimation(.spring(duration: 1)) { model.number = 70 } }
    #expect(near(stage.rect(.red)?.minX, b))
    stage.advance(0.01)
    let c = stage.rect(.red)?.minX ?? 0
    #expect(near(c - b, b - a, 0.15 * abs(b - a)))
  }

  private struct Beating: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(x: model.flag ? 80 : 0)
        .animation(
          model.flag ? .linear(duration: 0.5).repeatForever() : .linear(duration: 0.2), value: model.flag)
    }
  }

  @Test func aRepetitionForEverStopsWhenReplaced() {
    let stage = Stage(Beating(model: model))
    stage.change { model.flag = true }
    stage.advance(3.3)
    #expect(!stage.host.isAtRest)
    #expect(near(stage.rect(.red)?.minX, 90 + 80 * 0.6, 1))
    stage.change { model.flag = false }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 90))
    #expect(stage.host.isAtRest)
  }

  @Test func aRepetitionForEverEndsWithItsView() {
    struct Gone: View {
      let model: Model
      var body: some View { if model.count == 0 { Beating(model: model) } }
    }
    let stage = Stage(Gone(model: model))
    stage.change { model.flag = true }
    stage.advance(0.3)
    stage.change { model.count = 1 }
    stage.advance(0.1)
    #expect(stage.host.isAtRest)
  }

  @Test func aBindingCarriesItsAnimation() {
    let binding = Binding(get: { model.number }, set: { model.number = $0 }).animation(.linear(duration: 1))
    let stage = Stage(Plain(model: model))
    stage.change { binding.wrappedValue = 80 }
    #expect(near(stage.rect(.red)?.minX, 90))
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 130, 0.9))
  }

  private struct Growing: ViewModifier, @preconcurrency Animatable {
    var width: CGFloat
    var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width, height: 20) }
  }

  @Test func anAnimatableModifiersBodyIsEvaluatedForEachStep() {
    struct Host: View {
      let model: Model
      var body: some View { Color.red.modifier(Growing(width: model.flag ? 120 : 20)) }
    }
    let stage = Stage(Host(model: model))
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = true } }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.width, 70, 1.1))
    stage.advance(0.6)
    #expect(near(stage.rect(.red)?.width, 120))
    #expect(stage.host.isAtRest)
  }
}
