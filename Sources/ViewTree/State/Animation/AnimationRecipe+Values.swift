import Foundation

// A recipe as an animation of values: what custom animations that wrap others call.

extension AnimationRecipe: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    switch self {
    case .custom(let animation):
      return animation.base.animate(value: value, time: time, context: &context)
    case .delay(let inner, let delay) where custom != nil:
      return time < delay ? .zero : inner.animate(value: value, time: time - delay, context: &context)
    case .speed(let inner, let factor) where custom != nil:
      return inner.animate(value: value, time: time * max(factor, 0), context: &context)
    case .repeated(let inner, let count, let autoreverses) where custom != nil:
      return Self.repeatedValue(
        inner, count: count, autoreverses: autoreverses, value: value, time: time, context: &context)
    case .logicallyComplete(let inner, let after):
      if time >= after { context.isLogicallyComplete = true }
      return inner.animate(value: value, time: time, context: &context)
    default:
      if time >= logicalDuration { context.isLogicallyComplete = true }
      return time < duration ? value.scaled(by: sample(at: time).fraction) : nil
    }
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    switch self {
    case .custom(let animation):
      return animation.base.velocity(value: value, time: time, context: context)
    case .delay(let inner, let delay) where custom != nil:
      return time < delay ? .zero : inner.velocity(value: value, time: time - delay, context: context)
    case .speed(let inner, let factor) where custom != nil:
      let factor = max(factor, 0)
      return inner.velocity(value: value, time: time * factor, context: context)?.scaled(by: factor)
    case .repeated(let inner, _, let autoreverses) where custom != nil:
      let turn = context.state[CustomTurn.self]
      let velocity = inner.velocity(value: value, time: time - turn.start, context: context)
      return autoreverses && !turn.index.isMultiple(of: 2) ? velocity?.scaled(by: -1) : velocity
    case .logicallyComplete(let inner, _):
      return inner.velocity(value: value, time: time, context: context)
    default:
      return time < duration ? value.scaled(by: sample(at: time).fractionVelocity) : .zero
    }
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard case .custom(let animation) = self else { return false }
    return animation.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// Which turn a repeated custom animation is in, and since when: its length shows only when it ends.
  private struct CustomTurn: AnimationStateKey {
    var index = 0
    var start: TimeInterval = 0
    static var defaultValue: CustomTurn { CustomTurn() }
  }

  /// The motion back is the motion there, read from the end, for the length of a turn is not known beforehand.
  private static func repeatedValue<V: VectorArithmetic>(
    _ inner: AnimationRecipe, count: Int?, autoreverses: Bool, value: V, time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    var turn = context.state[CustomTurn.self]
    func isBack() -> Bool { autoreverses && !turn.index.isMultiple(of: 2) }
    if let done = inner.animate(value: value, time: max(time - turn.start, 0), context: &context) {
      return isBack() ? value - done : done
    }
    let wasEmpty = time <= turn.start
    turn.index += 1
    turn.start = time
    if wasEmpty || turn.index >= count ?? .max { return nil }
    context.state = AnimationState()
    context.state[CustomTurn.self] = turn
    return isBack() ? value : .zero
  }
}
