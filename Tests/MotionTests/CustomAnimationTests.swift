import Foundation
import Testing

@testable import ViewTree

/// Animations that a program defines.
@Suite struct CustomAnimationTests {
  /// Straight to the value in one second.
  private struct Straight: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: time) : nil
    }

    func velocity<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { value }
  }

  /// Straight on from wherever it was replaced.
  private struct Merging: CustomAnimation {
    private struct Past<V: VectorArithmetic>: AnimationStateKey {
      var done = V.zero
      var time: TimeInterval = 0
      static var defaultValue: Past { Past() }
    }

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      let past = context.state[Past<V>.self]
      let local = time - past.time
      return local < 1 ? past.done + (value - past.done).scaled(by: local) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      let done = previous.animate(value: value, time: time, context: &context) ?? value
      context.state[Past<V>.self] = Past(done: done, time: time)
      return true
    }
  }

  /// Half as fast as the animation it wraps.
  private struct Slow: CustomAnimation {
    let inner: Animation

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      inner.animate(value: value, time: time / 2, context: &context)
    }
  }

  private func value(_ animation: Animation) -> AnimatedValue<Double> {
    var value = AnimatedValue(0.0)
    value.set(100, animation: animation, at: 0)
    return value
  }

  @Test func itRunsUntilItSaysNil() {
    var value = value(Animation(Straight()))
    #expect(abs(value.value(at: 0.25) - 25) < 1e-9)
    #expect(abs(value.velocity(at: 0.25) - 100) < 1e-9)
    value.settle(at: 0.25)
    #expect(value.isAnimating)
    #expect(value.value(at: 1.1) == 100)
    value.settle(at: 1.1)
    #expect(!value.isAnimating)
  }

  @Test func modifiersWrapIt() {
    #expect(abs(value(Animation(Straight()).delay(1)).value(at: 1.5) - 50) < 1e-9)
    #expect(abs(value(Animation(Straight()).speed(2)).value(at: 0.25) - 50) < 1e-9)
  }

  @Test func itRepeats() {
    let value = value(Animation(Straight()).repeatForever())
    #expect(abs(value.value(at: 0.5) - 50) < 1e-9)
    #expect(abs(value.value(at: 1) - 100) < 1e-9)
    #expect(abs(value.value(at: 1.25) - 75) < 1e-9)
    #expect(abs(value.value(at: 2)) < 1e-9)
    #expect(abs(value.value(at: 2.25) - 25) < 1e-9)
  }

  @Test func itMergesWithItsOwnKind() {
    var value = value(Animation(Merging()))
    let group = AnimationGroup()
    value.set(0, animation: Animation(Merging()), at: 0.5, group: group)
    #expect(group.running == 1)
    #expect(abs(value.value(at: 0.5) - 50) < 1e-9)
    #expect(abs(value.value(at: 1) - 25) < 1e-9)
    #expect(value.value(at: 1.5) == 0)
    value.settle(at: 1.5)
    #expect(!value.isAnimating && group.running == 0)
  }

  @Test func itWrapsBuiltInAnimations() {
    let value = value(Animation(Slow(inner: .linear(duration: 1).delay(0.5))))
    #expect(abs(value.value(at: 1)) < 1e-9)
    #expect(abs(value.value(at: 2) - 50) < 1e-9)
    #expect(value.value(at: 3) == 100)
    let base = Animation.linear.base
    let again = Animation(base)
    #expect(again == .linear)
    #expect(Animation(Straight()) == Animation(Straight()))
    #expect(Animation(Straight()) != Animation(Merging()))
  }
}
