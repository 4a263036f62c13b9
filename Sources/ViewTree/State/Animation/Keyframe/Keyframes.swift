/// Keyframes of a value: tracks that run at the same time, each for a part of it.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
  /// Adds the tracks; keyframes made of other keyframes leave that to their body.
  func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}
