import Foundation

/// The tracks of a timeline, ready to be read.
public struct _KeyframeTracks<Root> {
  let initialValue: Root
  /// Each writes its part of the value at a time in seconds.
  private(set) var updates: [(inout Root, TimeInterval) -> Void] = []
  /// That of the longest track.
  private(set) var duration: TimeInterval = 0

  init(initialValue: Root) { self.initialValue = initialValue }

  mutating func add<Value: Animatable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ keyframes: [_Keyframe<Value>]
  ) {
    guard !keyframes.isEmpty else { return }
    let path = KeyframePath(from: initialValue[keyPath: keyPath], keyframes)
    duration = max(duration, path.duration)
    updates.append { value, time in value[keyPath: keyPath] = path.value(at: time) }
  }
}
