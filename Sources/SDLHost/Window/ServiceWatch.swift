import CHost
import Foundation

/// Tells the service manager that started the program that it is ready, and then again and again that it still
/// handles input and timers, since its loop turns.
struct ServiceWatch {
  /// Seconds between two notifications: half of the manager's limit; nil: it has none.
  private let interval: TimeInterval?
  private let tell: (String) -> Void
  private var next: TimeInterval
  private var isReady = false

  /// Configured by the environment that the manager has set.
  init(now: TimeInterval = HostClock.now) {
    let limit = host_service_watchdog()
    self.init(limit: limit > 0 ? Double(limit) / 1e6 : nil, now: now) { _ = host_service_tell($0) }
  }

  /// - Parameter limit: seconds of silence after which the manager considers the program stuck.
  init(limit: TimeInterval?, now: TimeInterval, tell: @escaping (String) -> Void) {
    (interval, self.tell, next) = (limit.map { $0 / 2 }, tell, now)
  }

  /// When the next notification is due; nil: never.
  var deadline: TimeInterval? { interval == nil ? nil : next }

  /// The loop has turned.
  mutating func turn(at now: TimeInterval) {
    guard let interval, now >= next else { return }
    next = now + interval
    tell("WATCHDOG=1")
  }

  /// The program shows its first frame, or waits for a display that is not connected.
  mutating func ready(_ status: String) {
    tell(isReady ? "STATUS=\(status)" : "READY=1\nSTATUS=\(status)")
    isReady = true
  }

  /// The program ends because it was requested to.
  func stopping() { tell("STOPPING=1") }
}
