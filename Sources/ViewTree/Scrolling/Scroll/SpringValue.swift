import Foundation

/// A length that rests, is held by a finger, or is moved to a target by a critically damped spring: the height of a
/// sheet, the displacement of a row or page, the rotation of a wheel.
///
/// Its owner reads its value at the time of the frame and calls `settle` once a frame while it travels. A travel that
/// is interrupted, by a finger or by another travel, continues from the value that shows. Values are points, velocities
/// points per second, times seconds of one clock.
struct SpringValue {
  /// The undamped period of the spring, in seconds.
  let response: Double
  private var resting: CGFloat = 0
  private var travel: (spring: ScrollSpring, start: TimeInterval, period: Double)?

  init(response: Double) { self.response = response }

  var isTravelling: Bool { travel != nil }
  /// Where it rests, is held or travels to.
  var target: CGFloat { travel?.spring.target ?? resting }

  func value(at time: TimeInterval) -> CGFloat {
    travel.map { $0.spring.offset(at: max(0, time - $0.start)) } ?? resting
  }

  /// The velocity of its travel; 0 where it is held or rests.
  func velocity(at time: TimeInterval) -> CGFloat {
    travel.map { $0.spring.velocity(at: max(0, time - $0.start)) } ?? 0
  }

  /// Sets the value, under a finger or without animation.
  mutating func set(_ value: CGFloat) { (resting, travel) = (value, nil) }

  /// Stops it at the present value.
  mutating func grab(at time: TimeInterval) { set(value(at: time)) }

  /// Releases it to travel to a target with a velocity.
  ///
  /// - Parameter period: the undamped period of the spring for this travel, in seconds; nil: `response`.
  mutating func travel(to target: CGFloat, velocity: CGFloat, at time: TimeInterval, period: Double? = nil) {
    let period = period ?? response
    travel = (
      ScrollSpring(start: value(at: time), velocity: velocity, target: target, response: period), time, period
    )
  }

  /// Sets another target without a move: at rest the value is there, in motion it keeps its distance from the target.
  mutating func rebase(to target: CGFloat, at time: TimeInterval) {
    guard let travel else { return set(target) }
    guard target != self.target else { return }
    let (start, velocity) = (value(at: time) + target - self.target, velocity(at: time))
    set(start)
    self.travel(to: target, velocity: velocity, at: time, period: travel.period)
  }

  /// Multiplies value, target and velocity: of a length in a container of another size.
  mutating func scale(by factor: CGFloat, at time: TimeInterval) {
    guard factor != 1, factor.isFinite else { return }
    guard let travel else { return set(resting * factor) }
    let (start, velocity) = (value(at: time) * factor, velocity(at: time) * factor)
    set(start)
    self.travel(to: travel.spring.target * factor, velocity: velocity, at: time, period: travel.period)
  }

  /// Ends a travel that is over.
  ///
  /// - Returns: whether one has just ended.
  @discardableResult
  mutating func settle(at time: TimeInterval) -> Bool {
    guard let travel, time - travel.start >= travel.spring.duration else { return false }
    set(travel.spring.target)
    return true
  }
}
