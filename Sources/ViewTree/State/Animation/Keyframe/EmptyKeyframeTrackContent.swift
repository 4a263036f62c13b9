/// A track's content without keyframes; also the body of the keyframes themselves.
public struct _EmptyKeyframeTrackContent<Value: Animatable>: KeyframeTrackContent {
  init() {}
  public var body: _EmptyKeyframeTrackContent<Value> { self }
  public func _append(to keyframes: inout [_Keyframe<Value>]) {}
}
