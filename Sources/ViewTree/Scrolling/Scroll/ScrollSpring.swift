import Foundation

/// Content that a critically damped spring moves to an offset: back from an overscroll, or to a snap target.
///
/// A closed form of the time since it began, in seconds; offsets in points, velocities in points per second.
struct ScrollSpring: Equatable, Sendable {
  /// The spring's undamped period: 0.55 s, that of the default animation. A fling that meets the end at 1000 pt/s
  /// swings out by v / (e ω) = 32 pt.
  static let response = 0.55
  /// It rests when less than this is left, in points: a quarter of a pixel on any screen up to 2x.
  private static let restDistance = 0.125

  let start: CGFloat
  let initialVelocity: CGFloat
  let target: CGFloat
  private let motion: SpringMotion
  /// The time until it rests, in seconds.
  let duration: TimeInterval

  init(start: CGFloat, velocity: CGFloat, target: CGFloat, response: Double = response) {
    self.target = target.isFinite ? target : 0
    self.start = start.isFinite ? start : self.target
    initialVelocity = velocity.isFinite ? velocity : 0
    motion = Spring(response: response, dampingRatio: 1).motion
    duration = motion.settlingDuration(
      distance: abs(Double(self.start - self.target)), speed: abs(Double(initialVelocity)),
      epsilon: Self.restDistance)
  }

  /// A spring that reaches its target without passing it, however fast the content comes: a critically damped one
  /// does so if its frequency is at least speed / distance, and is made stiffer until it is.
  static func settling(start: CGFloat, velocity: CGFloat, target: CGFloat) -> ScrollSpring {
    let distance = Double(target - start)
    let speed = Double(velocity)
    guard distance * speed > 0 else { return ScrollSpring(start: start, velocity: velocity, target: target) }
    return ScrollSpring(
      start: start, velocity: velocity, target: target, response: min(response, 2 * .pi * distance / speed))
  }

  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    let basis = motion.basis(at: time)
    return target + (start - target) * CGFloat(basis.position) + initialVelocity * CGFloat(basis.impulse)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let basis = motion.basis(at: time)
    return (start - target) * CGFloat(basis.positionVelocity)
      + initialVelocity * CGFloat(basis.impulseVelocity)
  }

  /// When the content passes its target; nil: it approaches it from one side only.
  ///
  /// e(t) = (e₀ + (v₀ + ω e₀) t) e^(−ω t) is zero once, if v₀ leads to the target faster than ω e₀.
  var crossing: TimeInterval? {
    let distance = Double(start - target)
    let slope = Double(initialVelocity) + motion.frequency * distance
    guard distance != 0, slope * distance < 0 else { return nil }
    let time = -distance / slope
    return time < duration ? time : nil
  }
}
