import CHost
import Foundation

/// The work that programs put on the main queue, the main actor and the main run loop.
///
/// A descriptor reports the queue's work. Only the run loop itself reports its own, and querying it costs as much as
/// a small frame: it is queried when its next timer is due, and at limited intervals for what programs have added.
@MainActor struct MainQueue {
  /// Seconds for which work that a program adds to the run loop may wait: while the loop turns anyway, and while
  /// nothing else wakes it. A loop that turns is not woken for this.
  private static let (patience, wait) = (1.0 / 25, 1.0 / 20)

  /// Readable while work is on the queue.
  private let descriptor: Int32
  /// Runs what waits; returns when the run loop's next timer is due.
  private let run: () -> Date?
  private var lastRun = -Double.infinity
  /// When the run loop's next timer is due; nil: never.
  private var timer: TimeInterval?
  private var mayHaveWork = true

  init(descriptor: Int32 = host_main_queue_descriptor(), run: @escaping () -> Date? = { MainQueue.drain() }) {
    (self.descriptor, self.run) = (descriptor, run)
  }

  /// Runs what waits, without blocking; returns when the run loop's next timer is due.
  @discardableResult
  static func drain() -> Date? { RunLoop.main.limitDate(forMode: .default) }

  /// Code of the program has run, which may have added work to the run loop.
  mutating func programRan() { mayHaveWork = true }

  /// Runs what is due at `now`, without blocking. `mayHaveCome`: whether something may be on the queue.
  mutating func turn(at now: TimeInterval, mayHaveCome: Bool = true) {
    let isDue = now >= timer ?? .infinity || (mayHaveWork && now >= lastRun + Self.patience)
    guard isDue || (mayHaveCome && host_is_readable(descriptor)) else { return }
    lastRun = now
    mayHaveWork = false
    timer = run().flatMap(HostClock.time)
  }

  /// When it needs its next turn, if the descriptor reports nothing; nil: never.
  var nextTurn: TimeInterval? { .earliest(timer, mayHaveWork ? lastRun + Self.wait : nil) }
}

extension TimeInterval? {
  /// The earlier of two moments that there may be.
  static func earliest(_ a: TimeInterval?, _ b: TimeInterval?) -> TimeInterval? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }
}
