import Foundation

/// The course of one animated value over time, made from a track's keyframes.
///
/// Neighbouring segments share their value, and their velocity where a keyframe does not give its own.
struct KeyframePath<Value: Animatable> {
  private typealias Data = Value.AnimatableData

  private enum Course {
    case linear(UnitCurve)
    /// With the velocities at both ends, per second.
    case cubic(Data, Data)
    /// With the velocity at its start.
    case spring(Spring, Data)
  }

  private struct Segment {
    let begin: TimeInterval
    let duration: TimeInterval
    let from: Data
    let to: Data
    let course: Course

    /// The value `time` seconds after the segment began.
    func value(at time: TimeInterval) -> Data {
      switch course {
      case .linear(let curve):
        return from.interpolated(towards: to, amount: curve.value(at: time / duration))
      case .cubic(let start, let end):
        let s = time / duration
        let r = 1 - s
        // Hermite's base functions; from + (to − from)(3 s² − 2 s³) + velocities.
        return from + (to - from).scaled(by: s * s * (3 - 2 * s))
          + start.scaled(by: s * r * r * duration) - end.scaled(by: s * s * r * duration)
      case .spring(let spring, let velocity):
        return from + spring.value(target: to - from, initialVelocity: velocity, time: time)
      }
    }

    var endVelocity: Data {
      switch course {
      case .linear(let curve): (to - from).scaled(by: curve.velocity(at: 1) / duration)
      case .cubic(_, let end): end
      case .spring(let spring, let velocity):
        spring.velocity(target: to - from, initialVelocity: velocity, time: duration)
      }
    }
  }

  private let initial: Value
  private let last: Value
  private var segments: [Segment] = []
  private(set) var duration: TimeInterval = 0

  init(from initial: Value, _ keyframes: [_Keyframe<Value>]) {
    self.initial = initial
    last = keyframes.last?.value ?? initial
    var data = initial.animatableData
    var velocity = Data.zero
    for (index, keyframe) in keyframes.enumerated() {
      let to = keyframe.value.animatableData
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let (course, time) = Self.course(keyframe, from: data, velocity: velocity, next: next)
      guard let course, time > 0 else {
        data = to
        velocity = .zero
        continue
      }
      let segment = Segment(begin: duration, duration: time, from: data, to: to, course: course)
      segments.append(segment)
      duration += time
      // A spring that is cut short passes on what it has reached.
      data = if case .spring = course, keyframe.duration != nil { segment.value(at: time) } else { to }
      velocity = segment.endVelocity
    }
  }

  private static func course(
    _ keyframe: _Keyframe<Value>, from data: Data, velocity: Data, next: _Keyframe<Value>?
  ) -> (Course?, TimeInterval) {
    switch keyframe.motion {
    case .move: return (nil, 0)
    case .linear(let curve): return (.linear(curve), keyframe.duration ?? 0)
    case .cubic(let start, let end):
      return (
        .cubic(start ?? velocity, end ?? joiningVelocity(keyframe, from: data, next: next)),
        keyframe.duration ?? 0
      )
    case .spring(let spring, let start):
      let velocity = start ?? velocity
      let change = keyframe.value.animatableData - data
      let time = keyframe.duration ?? settlingDuration(spring, change: change, velocity: velocity)
      return (.spring(spring, velocity), time)
    }
  }

  /// Until 0.1 % of the distance is left; a spring that never settles ends at its response.
  private static func settlingDuration(_ spring: Spring, change: Data, velocity: Data) -> TimeInterval {
    let distance = change.magnitudeSquared.squareRoot()
    let speed = velocity.magnitudeSquared.squareRoot()
    let swing = 0.1 * speed / max(spring.motion.frequency, .leastNormalMagnitude)
    let scale = max(distance, swing)
    // A spring without a distance still lasts its own time, so that the keyframes after it keep their times.
    let time =
      scale > 0
      ? spring.motion.settlingDuration(
        distance: distance, speed: speed, epsilon: SpringMotion.restEpsilon * scale)
      : spring.settlingDuration
    return time.isFinite ? time : min(spring.response, 3600)
  }

  /// The velocity at the end of a cubic keyframe that names none: smooth into the next one, zero at a stop.
  private static func joiningVelocity(
    _ keyframe: _Keyframe<Value>, from data: Data, next: _Keyframe<Value>?
  ) -> Data {
    guard let next, let duration = keyframe.duration else { return .zero }
    let to = keyframe.value.animatableData
    switch next.motion {
    case .move: return .zero
    case .linear(let curve):
      guard let time = next.duration, time > 0 else { return .zero }
      return (next.value.animatableData - to).scaled(by: curve.velocity(at: 0) / time)
    case .cubic(let start?, _): return start
    case .spring(_, let start?): return start
    case .cubic(nil, _), .spring(_, nil):
      let time: TimeInterval
      if case .spring(let spring, _) = next.motion {
        time = duration + (next.duration ?? spring.response)
      } else {
        time = duration + (next.duration ?? 0)
      }
      guard time > 0 else { return .zero }
      return (next.value.animatableData - data).scaled(by: 1 / time)
    }
  }

  /// The value at `time`: the initial one before the start, exactly the last keyframe's from the end on.
  func value(at time: TimeInterval) -> Value {
    guard time < duration else { return last }
    guard time > 0, let segment = segments.last(where: { $0.begin <= time }) else {
      // A move at the very start shows at once.
      return segments.first.map { with($0.from) } ?? initial
    }
    return with(segment.value(at: time - segment.begin))
  }

  private func with(_ data: Data) -> Value {
    var value = initial
    value.animatableData = data
    return value
  }
}
