import Foundation

/// The opacity of what comes, goes or changes its place where motion is reduced: it fades instead of moving, and goes on
/// from the opacity that shows when it is turned round.
///
/// Its owner reads its value at the time of the frame and calls `settle` once a frame while it runs.
struct ReducedMotionFade {
  /// Seconds from 0 to 1.
  static let duration = 0.2

  private var resting = 1.0
  private var run: (start: Double, target: Double, time: TimeInterval)?

  var isRunning: Bool { run != nil }

  /// From 0, not there, to 1.
  func value(at time: TimeInterval) -> Double {
    guard let run else { return resting }
    let moved = max(0, time - run.time) / Self.duration
    return run.start < run.target ? min(run.start + moved, run.target) : max(run.start - moved, run.target)
  }

  /// Is at a value from now on.
  mutating func set(_ value: Double) { (resting, run) = (value, nil) }

  /// Fades to 0 or 1.
  mutating func fade(to target: Double, at time: TimeInterval) {
    let start = value(at: time)
    resting = target
    run = start == target ? nil : (start, target, time)
  }

  /// Ends a fade that is over.
  ///
  /// - Returns: whether one has just ended.
  @discardableResult
  mutating func settle(at time: TimeInterval) -> Bool {
    guard let run, value(at: time) == run.target else { return false }
    set(run.target)
    return true
  }
}
