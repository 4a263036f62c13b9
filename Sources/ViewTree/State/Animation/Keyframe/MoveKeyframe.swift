/// A keyframe that jumps to its value, in no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  public init(_ to: Value) { keyframe = _Keyframe(to, duration: 0, motion: .move) }

  public var body: _EmptyKeyframeTrackContent<Value> { _EmptyKeyframeTrackContent() }
  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}
