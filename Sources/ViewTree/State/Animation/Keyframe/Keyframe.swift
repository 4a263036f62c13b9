import Foundation

/// One step of a track: the value it leads to and how. Durations are seconds, velocities per second.
public struct _Keyframe<Value: Animatable> {
  typealias Data = Value.AnimatableData

  enum Motion {
    case move
    case linear(UnitCurve)
    case cubic(startVelocity: Data?, endVelocity: Data?)
    case spring(Spring, startVelocity: Data?)
  }

  let value: Value
  /// Zero or more; nil: as long as the spring needs to settle.
  let duration: TimeInterval?
  let motion: Motion

  init(_ value: Value, duration: TimeInterval?, motion: Motion) {
    self.value = value
    self.duration = duration.map { $0.isFinite ? max($0, 0) : 0 }
    self.motion = motion
  }
}
