import Foundation

/// A spring: what pulls a value to its target, and how it overshoots.
///
/// Durations and responses are seconds; stiffness, damping and mass are physical, as in `m x'' + c x' + k x = 0`.
public struct Spring: Hashable, Sendable {
  public let mass: Double
  /// Frequency and decay: everything else follows from them and the mass.
  let motion: SpringMotion

  /// The shortest response: 1 ms, over before any frame; keeps the frequency finite.
  private static let shortestResponse = 0.001
  /// The largest damping ratio, that of a bounce of −1.
  private static let largestDampingRatio = 1e4

  private init(mass: Double, frequency: Double, decay: Double) {
    self.mass = mass
    motion = SpringMotion(frequency: frequency, decay: decay)
  }

  /// A spring of a perceived duration; `bounce` 0 does not overshoot, 1 never rests, below 0 it creeps.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring by its undamped period and its damping ratio (1: critical).
  public init(response: Double, dampingRatio: Double) {
    let response = response.isFinite ? max(response, Self.shortestResponse) : Self.shortestResponse
    let frequency = 2 * Double.pi / response
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0), Self.largestDampingRatio) : 1
    self.init(mass: 1, frequency: frequency, decay: frequency * ratio)
  }

  /// A spring by its physics. Over-damping is cut to critical damping unless it is allowed.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = mass.isFinite && mass > 0 ? mass : 1
    let largest = 2 * Double.pi / Self.shortestResponse
    let frequency = stiffness.isFinite ? min((max(stiffness, 0) / mass).squareRoot(), largest) : largest
    let decay = damping.isFinite ? max(damping, 0) / (2 * mass) : frequency
    self.init(
      mass: mass, frequency: frequency,
      decay: min(decay, frequency * (allowOverDamping ? Self.largestDampingRatio : 1)))
  }

  /// A spring that has `epsilon` of the distance left after `settlingDuration`.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // Time scales with the response alone: measure a spring of response 1 and stretch it.
    let unit = Spring(response: 1, dampingRatio: max(dampingRatio, 0.001))
    let measured = unit.motion.settlingDuration(epsilon: epsilon)
    self.init(response: settlingDuration / max(measured, 0.001), dampingRatio: max(dampingRatio, 0.001))
  }

  /// 1 − bounce from 0 on, 1 / (1 + bounce) below.
  private static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? 1 - min(bounce, 1) : 1 / max(1 + bounce, 1 / largestDampingRatio)
  }

  /// The perceived duration: the undamped period.
  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  public var response: Double { motion.frequency > 0 ? 2 * .pi / motion.frequency : .infinity }
  public var dampingRatio: Double { motion.frequency > 0 ? motion.decay / motion.frequency : 1 }
  public var stiffness: Double { mass * motion.frequency * motion.frequency }
  public var damping: Double { 2 * mass * motion.decay }

  /// The time until 0.1 % of the distance is left.
  public var settlingDuration: TimeInterval { motion.settlingDuration() }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  // 0.15 and 0.3: the documented bounces of these two.
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
