import Foundation
import Graphics

/// A move of content from an offset and a velocity to rest at another offset: a cubic function of time, so that speed is
/// continuous where it begins and zero where it ends.
struct ScrollCourse {
  private let start: TimeInterval
  private let duration: TimeInterval
  private let from: CGPoint
  private let velocity: CGVector
  let target: CGPoint

  /// The shortest duration of one that begins at rest, in seconds.
  private static let leastDuration = 0.2
  /// The shortest duration of one that moves towards its target already, in seconds.
  private static let leastBraking = 0.05

  /// - Parameters:
  ///   - velocity: in points a second.
  ///   - end: when the target is to be reached, if that is neither too soon nor so late that the content would pass it.
  init(from: CGPoint, _ velocity: CGVector, to target: CGPoint, at time: TimeInterval, end: TimeInterval) {
    (self.from, self.velocity, self.target, start) = (from, velocity, target, time)
    var duration = max(end - time, Self.leastDuration)
    let distance = hypot(target.x - from.x, target.y - from.y)
    if distance > 0 {
      let approach =
        (velocity.dx * (target.x - from.x) + velocity.dy * (target.y - from.y)) / distance
      // A cubic that begins faster than three times its mean speed passes its target.
      if approach * duration > 3 * distance { duration = max(3 * distance / approach, Self.leastBraking) }
    }
    self.duration = duration
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= duration }

  func offset(at time: TimeInterval) -> CGPoint {
    let s = min(max(0, (time - start) / duration), 1)
    if s >= 1 { return target }
    let (left, impulse) = (1 - s * s * (3 - 2 * s), s * (1 - s) * (1 - s) * duration)
    return CGPoint(
      x: target.x + (from.x - target.x) * left + velocity.dx * impulse,
      y: target.y + (from.y - target.y) * left + velocity.dy * impulse)
  }

  /// In points a second.
  func velocity(at time: TimeInterval) -> CGVector {
    let s = max(0, (time - start) / duration)
    if s >= 1 { return .zero }
    let (left, impulse) = (-6 * s * (1 - s) / duration, (1 - s) * (1 - 3 * s))
    return CGVector(
      dx: (from.x - target.x) * left + velocity.dx * impulse,
      dy: (from.y - target.y) * left + velocity.dy * impulse)
  }
}
