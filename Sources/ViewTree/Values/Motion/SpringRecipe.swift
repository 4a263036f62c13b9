import Foundation

/// A spring with its initial velocity, measured once when the animation is made.
struct SpringRecipe: Hashable, Sendable {
  let spring: Spring
  /// Distances per second towards the target.
  let initialVelocity: Double
  /// Seconds until it rests.
  let settlingDuration: TimeInterval

  init(_ spring: Spring, initialVelocity: Double = 0) {
    self.spring = spring
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    settlingDuration = spring.motion.settlingDuration(speed: self.initialVelocity)
  }

  func sample(at time: TimeInterval) -> MotionSample {
    // A spring without stiffness would never arrive: it is over at once.
    guard spring.motion.frequency > 0 else { return .done }
    let basis = spring.motion.basis(at: time)
    return MotionSample(
      fraction: 1 - basis.position + initialVelocity * basis.impulse,
      fractionVelocity: -basis.positionVelocity + initialVelocity * basis.impulseVelocity,
      impulse: basis.impulse, impulseVelocity: basis.impulseVelocity)
  }
}
