/// One of two contents of a track.
public enum _KeyframeChoice<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  public typealias Value = First.Value
  case first(First)
  case second(Second)

  public var body: _EmptyKeyframeTrackContent<Value> { _EmptyKeyframeTrackContent() }
  public func _append(to keyframes: inout [_Keyframe<Value>]) {
    switch self {
    case .first(let content): content._append(to: &keyframes)
    case .second(let content): content._append(to: &keyframes)
    }
  }
}
