/// Content of a track followed by more.
public struct _KeyframeSequence<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Second.Value {
  public typealias Value = First.Value
  let first: First
  let second: Second

  public var body: _EmptyKeyframeTrackContent<Value> { _EmptyKeyframeTrackContent() }
  public func _append(to keyframes: inout [_Keyframe<Value>]) {
    first._append(to: &keyframes)
    second._append(to: &keyframes)
  }
}
