import Foundation

/// A value that was set at a time, while its velocity was tracked.
struct TrackedValue<V: VectorArithmetic> {
  var value: V
  /// Seconds.
  let time: TimeInterval
}

extension Array {
  /// Adds a value and forgets all but the last three; of one time, the last counts.
  mutating func record<V>(_ value: V, at time: TimeInterval) where Element == TrackedValue<V> {
    if let last, time <= last.time {
      self[count - 1].value = value
      return
    }
    append(TrackedValue(value: value, time: time))
    if count > 3 { removeFirst() }
  }

  /// The velocity at `time`, per second; zero where nothing was recorded for 40 ms, as for a resting pointer.
  ///
  /// Of the last two differences the older one weighs 0.75: the latest step before a release is the least certain
  /// (the weights are those of OpenSwiftUI's `VelocitySampler`).
  func velocity<V>(at time: TimeInterval) -> V where Element == TrackedValue<V> {
    guard count > 1, let last, time - last.time <= VelocityTracker.longestGap else { return .zero }
    func slope(_ a: TrackedValue<V>, _ b: TrackedValue<V>) -> V {
      (b.value - a.value).scaled(by: 1 / (b.time - a.time))
    }
    let latest = slope(self[count - 2], last)
    guard count > 2 else { return latest }
    return slope(self[count - 3], self[count - 2]).scaled(by: 0.75) + latest.scaled(by: 0.25)
  }
}
