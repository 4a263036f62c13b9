/// A group of keyframes that follow each other in one track.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
  /// Adds the keyframes in their order; content made of other content leaves that to its body.
  func _append(to keyframes: inout [_Keyframe<Value>])
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _append(to keyframes: inout [_Keyframe<Value>]) { body._append(to: &keyframes) }
}
