import Foundation

/// One animation that runs on a value: the distance it covers and since when.
struct AnimationRun<V: VectorArithmetic> {
  /// What a program's own animation remembers; shared by copies of the run, so that reading can update it.
  final class CustomMemory {
    var context = AnimationContext<V>()
    var isFinished = false
  }

  var animation: Animation
  /// The frame time at which it began, seconds.
  let start: TimeInterval
  /// How far the model moved when it began; what is left of earlier runs is added.
  var distance: V
  /// The velocity of the runs that it replaced, at its start, per second.
  var carriedVelocity: V
  /// Seconds until it is over; unknown (infinity) for a program's own.
  let duration: TimeInterval
  let logicalDuration: TimeInterval
  var isLogicallyComplete = false
  let group: AnimationGroup?
  let custom: CustomMemory?

  init(
    _ animation: Animation, start: TimeInterval, distance: V, carriedVelocity: V = .zero,
    group: AnimationGroup?
  ) {
    self.animation = animation
    self.start = start
    self.distance = distance
    self.carriedVelocity = carriedVelocity
    duration = animation.recipe.duration(
      distance: distance.magnitudeSquared.squareRoot(),
      speed: carriedVelocity.magnitudeSquared.squareRoot())
    logicalDuration = animation.recipe.logicalDuration
    self.group = group
    custom = animation.recipe.custom == nil ? nil : CustomMemory()
    group?.began()
  }

  func isFinished(at time: TimeInterval) -> Bool {
    custom?.isFinished ?? (time - start >= duration)
  }

  func looksFinished(at time: TimeInterval) -> Bool {
    if let custom { return custom.isFinished || custom.context.isLogicallyComplete }
    return time - start >= min(logicalDuration, duration)
  }

  /// What is left of the distance at `time`, when `owed` is left of earlier runs.
  func remaining(after owed: V, at time: TimeInterval) -> V {
    let total = owed + distance
    if let custom {
      guard !custom.isFinished else { return .zero }
      guard let done = animation.animate(value: total, time: max(time - start, 0), context: &custom.context)
      else {
        custom.isFinished = true
        return .zero
      }
      return total - done
    }
    guard time - start < duration else { return .zero }
    let sample = animation.recipe.sample(at: time - start)
    return total.scaled(by: 1 - sample.fraction) - carriedVelocity.scaled(by: sample.impulse)
  }

  /// The velocity of the shown value, when that of earlier runs is `velocity` and they owe `owed`.
  func velocity(after owed: V, velocity: V, at time: TimeInterval) -> V {
    let total = owed + distance
    if let custom {
      guard !custom.isFinished else { return .zero }
      return animation.velocity(value: total, time: max(time - start, 0), context: custom.context) ?? .zero
    }
    guard time - start < duration else { return .zero }
    let sample = animation.recipe.sample(at: time - start)
    return velocity.scaled(by: 1 - sample.fraction) + total.scaled(by: sample.fractionVelocity)
      + carriedVelocity.scaled(by: sample.impulseVelocity)
  }

  /// Signs off at the group; the run is not used again.
  func leaveGroup() {
    guard let group else { return }
    if !isLogicallyComplete { group.logicallyEnded() }
    group.ended()
  }
}
