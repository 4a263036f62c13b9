import SwiftUI

/// How something that was let go moves by itself along one axis: a closed form of time.
struct SettlingMotion {
  private let spring: Spring
  private let target: CGFloat
  let start: CGFloat
  let initialVelocity: CGFloat
  /// When it began; nil: in the first frame that shows it.
  var begin: Date?
  /// When it has come to rest, seconds after its beginning.
  let duration: TimeInterval

  /// Within this distance and below this speed a spring rests.
  private static let restDistance: CGFloat = 0.05
  private static let restSpeed: CGFloat = 2

  /// A spring from `start` to `target`, velocities in points per second.
  init(
    spring: Spring, from start: CGFloat, to target: CGFloat, velocity: CGFloat, begin: Date? = nil
  ) {
    self.spring = spring
    self.target = target
    self.start = start
    initialVelocity = velocity
    self.begin = begin
    let distance = Double(start - target)
    // The envelope of what is left: a bound on the distance and on the speed.
    let decay = max(spring.damping / (2 * spring.mass), 0.5)
    let size = abs(distance) + abs(Double(velocity)) / decay
    let limit = min(Double(Self.restDistance), Double(Self.restSpeed) / decay)
    duration = size > limit ? min(log(2 * size / limit) / decay, 5) : 0
  }

  private func elapsed(_ date: Date) -> TimeInterval {
    begin.map { max(0, date.timeIntervalSince($0)) } ?? 0
  }

  func isOver(at date: Date) -> Bool { begin != nil && elapsed(date) >= duration }

  func place(at date: Date) -> CGFloat {
    let t = elapsed(date)
    guard t < duration else { return target }
    return start + spring.value(target: target - start, initialVelocity: initialVelocity, time: t)
  }

  func velocity(at date: Date) -> CGFloat {
    let t = elapsed(date)
    guard t < duration else { return 0 }
    return spring.velocity(target: target - start, initialVelocity: initialVelocity, time: t)
  }
}
