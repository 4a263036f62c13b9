/// Keyframes of one property of a value, one after the other.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// A track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// A track for the property at `keyPath`.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public var body: _EmptyKeyframes<Root> { _EmptyKeyframes() }
  public func _append(to tracks: inout _KeyframeTracks<Root>) {
    var keyframes: [_Keyframe<Value>] = []
    content._append(to: &keyframes)
    tracks.add(keyPath, keyframes)
  }
}
