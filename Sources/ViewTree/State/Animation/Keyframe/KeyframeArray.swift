/// Contents of a track made by a loop.
public struct _KeyframeArray<Content: KeyframeTrackContent>: KeyframeTrackContent {
  public typealias Value = Content.Value
  let contents: [Content]

  public var body: _EmptyKeyframeTrackContent<Value> { _EmptyKeyframeTrackContent() }
  public func _append(to keyframes: inout [_Keyframe<Value>]) {
    for content in contents { content._append(to: &keyframes) }
  }
}
