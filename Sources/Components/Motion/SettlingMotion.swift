import SwiftUI

/// How something that was let go moves by itself along one axis: a closed form of time.
struct SettlingMotion {
  private enum Kind {
    /// A spring to a target.
    case spring(Spring, target: CGFloat)
    /// A free run that reaches `end` after a time, with velocity left.
    case run(end: CGFloat, duration: TimeInterval)
  }

  private let kind: Kind
  let start: CGFloat
  let initialVelocity: CGFloat
  /// When it began; nil: in the first frame that shows it.
  var begin: Date?
  /// When it has come to rest, seconds after its beginning.
  let duration: TimeInterval

  /// The decay of free content, per second: -1000 ln 0.998.
  static let decay = 2.002

  /// Within this distance and below this speed a spring rests.
  private static let restDistance: CGFloat = 0.05
  private static let restSpeed: CGFloat = 2

  /// A spring from `start` to `target`, velocities in points per second.
  init(
    spring: Spring, from start: CGFloat, to target: CGFloat, velocity: CGFloat, begin: Date? = nil
  ) {
    kind = .spring(spring, target: target)
    self.start = start
    initialVelocity = velocity
    self.begin = begin
    let way = Double(start - target)
    // The envelope of what is left: a bound on the distance and on the speed.
    let decay = max(spring.damping / (2 * spring.mass), 0.5)
    let size = abs(way) + abs(Double(velocity)) / decay
    let limit = min(Double(Self.restDistance), Double(Self.restSpeed) / decay)
    duration = size > limit ? min(log(2 * size / limit) / decay, 5) : 0
  }

  /// A free run from `start` at `velocity` past `end`; nil where it stops before.
  init?(runningFrom start: CGFloat, to end: CGFloat, velocity: CGFloat, begin: Date) {
    let way = Double(end - start)
    guard velocity != 0, way * Double(velocity) > 0 else { return nil }
    let left = 1 - way * Self.decay / Double(velocity)
    guard left > 0 else { return nil }
    self.start = start
    initialVelocity = velocity
    self.begin = begin
    duration = -log(left) / Self.decay
    kind = .run(end: end, duration: duration)
  }

  /// Whether it hands its velocity on when it is over.
  var runs: Bool { if case .run = kind { true } else { false } }

  private func elapsed(_ date: Date) -> TimeInterval {
    begin.map { max(0, date.timeIntervalSince($0)) } ?? 0
  }

  func isOver(at date: Date) -> Bool { begin != nil && elapsed(date) >= duration }

  func place(at date: Date) -> CGFloat {
    let t = elapsed(date)
    switch kind {
    case .spring(let spring, let target):
      guard t < duration else { return target }
      return start
        + spring.value(target: target - start, initialVelocity: initialVelocity, time: t)
    case .run(let end, let duration):
      guard t < duration else { return end }
      return start - initialVelocity * CGFloat(expm1(-Self.decay * t) / Self.decay)
    }
  }

  func velocity(at date: Date) -> CGFloat {
    let t = elapsed(date)
    switch kind {
    case .spring(let spring, let target):
      guard t < duration else { return 0 }
      return spring.velocity(target: target - start, initialVelocity: initialVelocity, time: t)
    case .run(_, let duration):
      return initialVelocity * CGFloat(exp(-Self.decay * min(t, duration)))
    }
  }

  /// The moment at which it ends.
  var end: Date? { begin.map { $0 + duration } }
}
