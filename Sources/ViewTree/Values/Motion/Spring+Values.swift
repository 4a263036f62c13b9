import Foundation

// Springs applied to vectors: every motion starts at zero and ends at `target`.

extension Spring {
  /// Where a value that started at zero is after `time` seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let basis = motion.basis(at: time)
    return target.scaled(by: 1 - basis.position) + initialVelocity.scaled(by: basis.impulse)
  }

  /// How fast it is then, per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let basis = motion.basis(at: time)
    return target.scaled(by: -basis.positionVelocity) + initialVelocity.scaled(by: basis.impulseVelocity)
  }

  /// Moves a value and its velocity on by `deltaTime` seconds; exact for any step.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let start = velocity
    value = value + self.value(target: distance, initialVelocity: start, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: start, time: deltaTime)
  }

  /// The force on a value at `position` that moves with `velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The time until less than `epsilon` (in the units of the value) is left.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    motion.settlingDuration(
      distance: target.magnitudeSquared.squareRoot(), speed: initialVelocity.magnitudeSquared.squareRoot(),
      epsilon: epsilon)
  }
}

extension Spring {
  /// Where an animatable value is `time` seconds after it left `fromValue` for `toValue`.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    let from = fromValue.animatableData
    result.animatableData =
      from
      + value(
        target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast it is then, per second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on an animatable value at `position` that moves with `velocity`.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// The time until less than `epsilon` of the value's units is left.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
