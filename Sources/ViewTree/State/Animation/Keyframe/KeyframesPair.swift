/// Tracks beside more tracks.
public struct _KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  public typealias Value = First.Value
  let first: First
  let second: Second

  public var body: _EmptyKeyframes<Value> { _EmptyKeyframes() }
  public func _append(to tracks: inout _KeyframeTracks<Value>) {
    first._append(to: &tracks)
    second._append(to: &tracks)
  }
}
