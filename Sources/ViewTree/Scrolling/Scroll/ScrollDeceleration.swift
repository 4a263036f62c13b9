import Foundation

/// Content that moves on by itself along one axis and slows down: v(t) = v₀ · rate^(1000 t).
///
/// A closed form of the time since release, in seconds: the same at any frame rate. Offsets are points,
/// velocities points per second.
struct ScrollDeceleration: Equatable, Sendable {
  /// The part of the speed that remains after every millisecond.
  struct Rate: Equatable, Sendable {
    let perMillisecond: Double

    /// 0.998: UIScrollView's normal rate.
    static let normal = Rate(perMillisecond: 0.998)
    /// 0.99: UIScrollView's fast rate.
    static let fast = Rate(perMillisecond: 0.99)
    /// 0.94: content that only stops. Half of the speed is gone after 11 ms, and it moves on for a sixtieth of a second's
    /// worth: 24 points at 1500 points per second.
    static let stop = Rate(perMillisecond: 0.94)

    /// The decay constant per second: 2.002 for the normal rate, 10.05 for the fast one.
    var decay: Double { -1000 * log(perMillisecond) }
  }

  /// Below this speed the content stops: 2 pt/s, a thirtieth of a point in a frame. At the normal rate it would
  /// creep on for one more point.
  static let stopSpeed = 2.0

  let start: CGFloat
  let initialVelocity: CGFloat
  let rate: Rate

  init(start: CGFloat, velocity: CGFloat, rate: Rate = .normal) {
    self.start = start.isFinite ? start : 0
    initialVelocity = velocity.isFinite ? velocity : 0
    self.rate = rate
  }

  /// Where the content would come to rest if it never stopped: start + v₀ / decay (0.4995 v₀ at the normal rate).
  var projection: CGFloat { start + initialVelocity / CGFloat(rate.decay) }

  /// The time until its speed is the stop speed, in seconds.
  var duration: TimeInterval {
    let speed = abs(Double(initialVelocity))
    return speed > Self.stopSpeed ? log(speed / Self.stopSpeed) / rate.decay : 0
  }

  func offset(at time: TimeInterval) -> CGFloat {
    let t = min(max(time, 0), duration)
    return start - initialVelocity * CGFloat(expm1(-rate.decay * t) / rate.decay)
  }

  /// The velocity at `time`; zero from the end on.
  func velocity(at time: TimeInterval) -> CGFloat {
    time < duration ? initialVelocity * CGFloat(exp(-rate.decay * max(time, 0))) : 0
  }

  /// When `bound` is reached; nil: it stops before, or moves away from it.
  func time(reaching bound: CGFloat) -> TimeInterval? {
    let distance = Double(bound - start)
    if distance == 0 { return 0 }
    guard initialVelocity != 0 else { return nil }
    let left = 1 - distance * rate.decay / Double(initialVelocity)
    guard left > 0, left < 1 else { return nil }
    let time = -log(left) / rate.decay
    return time <= duration ? time : nil
  }

  /// The velocity of a fling that follows another one, whose content was caught at velocity `caught` and held for
  /// `held` seconds.
  ///
  /// Caught and flung again in the same direction within 100 ms, content keeps a part of its momentum, so that
  /// repeated flings grow faster: 0.000816 |v|^1.967, at most 40000 pt/s (the fit to iOS that Flutter's
  /// `BouncingScrollPhysics.carriedMomentum` uses). Otherwise the release alone counts.
  static func carried(release: CGFloat, caught: CGFloat, held: TimeInterval) -> CGFloat {
    guard release.isFinite, caught.isFinite else { return release.isFinite ? release : 0 }
    guard held <= longestCatch, release * caught > 0 else { return release }
    let momentum = CGFloat(min(0.000816 * pow(abs(Double(caught)), 1.967), 40000))
    return release + (release < 0 ? -momentum : momentum)
  }

  /// A catch that lasts longer ends all momentum: 100 ms.
  static let longestCatch: TimeInterval = 0.1
}
