import Foundation

/// A keyframe that leads to its value on a cubic curve.
///
/// Without velocities (per second) the curve joins its neighbours without a bend, as a Catmull-Rom spline does.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = _Keyframe(
      to, duration: duration,
      motion: .cubic(
        startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
  }

  public var body: _EmptyKeyframeTrackContent<Value> { _EmptyKeyframeTrackContent() }
  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}
