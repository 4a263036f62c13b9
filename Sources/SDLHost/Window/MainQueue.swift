import Foundation

/// The work that programs put on the main queue, the main actor and the main run loop.
@MainActor enum MainQueue {
  /// Runs what waits, without blocking; returns when the run loop's next timer is due.
  @discardableResult
  static func drain() -> Date? { RunLoop.main.limitDate(forMode: .default) }
}
