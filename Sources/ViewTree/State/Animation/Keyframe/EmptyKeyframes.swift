/// No tracks; also the body of a track.
public struct _EmptyKeyframes<Value>: Keyframes {
  init() {}
  public var body: _EmptyKeyframes<Value> { self }
  public func _append(to tracks: inout _KeyframeTracks<Value>) {}
}
