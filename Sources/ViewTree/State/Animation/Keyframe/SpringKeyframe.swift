import Foundation

/// A keyframe that leads to its value by a spring.
///
/// Without a duration it lasts until the spring has settled; without a start velocity it begins with the velocity at
/// the end of the keyframe before.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframe = _Keyframe(
      to, duration: duration, motion: .spring(spring, startVelocity: startVelocity?.animatableData))
  }

  public var body: _EmptyKeyframeTrackContent<Value> { _EmptyKeyframeTrackContent() }
  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}
