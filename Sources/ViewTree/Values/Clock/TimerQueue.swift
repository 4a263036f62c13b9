import Combine
import Foundation

/// The clock of a tree and all work that waits for it: the only time that view code can reach.
///
/// Live hosts call `advance(to:)` with a monotonic clock before each pass and wait no longer than `nextDeadline`;
/// tests advance it by hand. Work due at the same time runs in the order in which it was scheduled.
@MainActor package final class TimerQueue {
  /// Names scheduled work.
  package struct Token: Hashable, Sendable { let serial: UInt64 }

  private struct Entry {
    let serial: UInt64
    let deadline: TimeInterval
    /// The window that the work belongs to: the one whose code scheduled it.
    private(set) weak var owner: (any WorkClock)?
    let action: @MainActor () -> Void
  }

  /// Seconds since an arbitrary start; never goes backwards.
  package private(set) var now: TimeInterval
  /// The wall clock's time when this clock showed zero.
  var origin: Date
  /// Called when work is scheduled, so that a waiting host can wake up.
  package var onSchedule: () -> Void = {}
  private var entries: [Entry] = []
  private var serial: UInt64 = 0

  /// A clock that shows `now`; `origin`: the wall clock's time when it showed zero, which view code's dates come from.
  package init(now: TimeInterval = 0, origin: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.now = now
    self.origin = origin
  }

  /// When the next work is due; nil: nothing waits.
  package var nextDeadline: TimeInterval? { entries.first?.deadline }

  /// Runs `action` once `delay` seconds from now (at once in the next advance when not positive).
  @discardableResult
  package func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Token {
    serial += 1
    let deadline = now + (delay.isFinite ? max(0, delay) : 0)
    let entry = Entry(serial: serial, deadline: deadline, owner: WorkClocks.current, action: action)
    let index = entries.firstIndex { $0.deadline > deadline } ?? entries.endIndex
    entries.insert(entry, at: index)
    onSchedule()
    return Token(serial: serial)
  }

  package func cancel(_ token: Token) { entries.removeAll { $0.serial == token.serial } }

  /// Moves the clock to `time` and runs what became due, in order; `now` is each work's own deadline while it runs.
  package func advance(to time: TimeInterval) {
    let last = serial
    while let first = entries.first, first.deadline <= time {
      // Work that reschedules itself without delay waits for the next advance.
      if first.serial > last && first.deadline <= now { break }
      entries.removeFirst()
      now = max(now, first.deadline)
      WorkClocks.$bound.withValue(first.owner) { first.action() }
    }
    now = max(now, time)
  }
}
