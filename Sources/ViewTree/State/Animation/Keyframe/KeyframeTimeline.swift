import Foundation

/// A value's course over time, described by keyframes; times in seconds.
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    var tracks = _KeyframeTracks(initialValue: initialValue)
    content()._append(to: &tracks)
    self.tracks = tracks
  }

  /// How long the longest track is.
  public var duration: TimeInterval { tracks.duration }

  /// The value at `time`; before the start that of the start, from the end on that of the last keyframes.
  public func value(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at a part of the duration, 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Writes what the tracks say at `time`; properties without a track stay as they are.
  public func update(value: inout Value, time: TimeInterval) {
    for update in tracks.updates { update(&value, time) }
  }

  /// The same at a part of the duration.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
