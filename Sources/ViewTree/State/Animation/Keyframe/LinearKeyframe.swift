import Foundation

/// A keyframe that leads to its value on a straight line, at the pace of a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = _Keyframe(to, duration: duration, motion: .linear(timingCurve))
  }

  public var body: _EmptyKeyframeTrackContent<Value> { _EmptyKeyframeTrackContent() }
  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}
