import Foundation
import Testing

@testable import ViewTree

/// Views and modifiers that are evaluated for each step of an animation.
@MainActor struct AnimatorTests {
  private let model = Model()

  /// As old programs write it.
  @available(*, deprecated)
  private struct Shift: AnimatableModifier {
    var x: Double
    let seen: (Double) -> Void
    nonisolated var animatableData: Double {
      get { x }
      set { x = newValue }
    }
    func body(content: Content) -> some View {
      let _ = seen(x)
      content.offset(x: x)
    }
  }

  @available(*, deprecated)
  @Test func anAnimatableModifierIsEvaluatedForEachStep() {
    struct Page: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .modifier(
            Shift(x: model.number) { x in MainActor.assumeIsolated { model.log.append("\(Int(x))") } })
      }
    }
    let stage = Stage(Page(model: model))
    stage.change { withAnimation(.linear(duration: 1)) { model.number = 60 } }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 120, 1))
    #expect(model.log.contains("15") && model.log.contains("29"))
    stage.advance(1)
    #expect(model.log.last == "60")
  }

  @Test func aKeyframeAnimatorShowsItsTracks() {
    struct Pose {
      var x = 0.0
      var opacity = 1.0
    }
    let stage = Stage(
      KeyframeAnimator(initialValue: Pose()) { pose in
        Color.red.frame(width: 20, height: 20).offset(x: pose.x).opacity(pose.opacity)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(40, duration: 1)
          LinearKeyframe(0, duration: 1)
        }
        KeyframeTrack(\.opacity) {
          LinearKeyframe(0.5, duration: 2)
        }
      })
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 110, 1))
    stage.advance(1)
    #expect(near(stage.rect(.red)?.minX, 110, 1))
    #expect(near(stage.opacity(.red).map { CGFloat($0) }, 0.625, 0.01))
    // Without a trigger it begins again.
    stage.advance(1)
    #expect(near(stage.opacity(.red).map { CGFloat($0) }, 0.875, 0.01))
  }

  @Test func aKeyframeAnimatorWithATriggerRunsOnceAndKeepsItsEnd() {
    struct Page: View {
      let model: Model
      var body: some View {
        KeyframeAnimator(initialValue: 0.0, trigger: model.count) { x in
          Color.red.frame(width: 20, height: 20).offset(x: x)
        } keyframes: { start in
          LinearKeyframe(start + 40, duration: 1)
        }
      }
    }
    let stage = Stage(Page(model: model))
    stage.advance(1)
    #expect(stage.rect(.red)?.minX == 90)
    stage.change { model.count += 1 }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 110, 1))
    stage.advance(1)
    #expect(near(stage.rect(.red)?.minX, 130))
    #expect(stage.host.isAtRest)
  }

  @Test func anAnimationIsCompleteWhenItLooksSoOrWhenItIsGone() {
    struct Page: View {
      let model: Model
      var body: some View { Color.red.frame(width: 20, height: 20).offset(x: model.number) }
    }
    func end(_ criteria: AnimationCompletionCriteria) -> TimeInterval {
      let model = Model()
      let stage = Stage(Page(model: model))
      var end = 0.0
      stage.change {
        withAnimation(.spring(duration: 0.4, bounce: 0.5), completionCriteria: criteria) {
          model.number = 60
        } completion: {
          end = stage.now
        }
      }
      stage.advance(5)
      return end
    }
    // A spring looks finished after its perceptual duration, and swings on.
    #expect(abs(end(.logicallyComplete) - 0.4) < 0.02)
    #expect(end(.removed) > 0.6)
  }

  /// Goes on from where its state says that it is: slowly at first, then faster.
  private struct Stepping: CustomAnimation {
    private struct Done: AnimationStateKey {
      var time = 0.0
      var part = 0.0
      static let defaultValue = Done()
    }
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      var state: AnimationState<V> = context.state
      let speed = time > 0.5 ? 1.5 : 0.5
      state[Done.self].part += (time - state[Done.self].time) * speed
      state[Done.self].time = time
      context.state = state
      let part = context.state[Done.self].part
      return part < 1 ? value.scaled(by: part) : nil
    }
  }

  @Test func aProgramsAnimationKeepsState() {
    struct Page: View {
      let model: Model
      var body: some View { Color.red.frame(width: 20, height: 20).offset(x: model.number) }
    }
    let stage = Stage(Page(model: model))
    stage.change { withAnimation(Animation(Stepping())) { model.number = 80 } }
    stage.advance(0.4)
    #expect(near(stage.rect(.red)?.minX, 106, 1))
    stage.advance(0.4)
    // A quarter by 0.5 s, then three times as fast.
    #expect(near(stage.rect(.red)?.minX, 146, 2))
    stage.advance(1)
    #expect(stage.rect(.red)?.minX == 170)
    #expect(stage.host.isAtRest)
    #expect(AnimationState<Double>()[Tag.self] == "none")
  }

  private struct Tag: AnimationStateKey { static let defaultValue = "none" }
}
