import Foundation

/// The clock of the window whose code runs, reached from the main thread: `current`, the only one to make it, checks
/// that.
struct WindowClock {
  private let clock: any WorkClock

  /// Nil on other threads, and where no window's code runs.
  static var current: WindowClock? {
    guard MainThread.isCurrent, let clock = WorkClocks.current else { return nil }
    return WindowClock(clock: clock)
  }

  /// Seconds since an arbitrary start.
  var now: TimeInterval { MainActor.assumeIsolated { [box = Carried(clock)] in box.value.now } }
  var date: Date { MainActor.assumeIsolated { [box = Carried(clock)] in box.value.date } }

  func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) {
    let (clock, action) = (Carried(clock), Carried(action))
    MainActor.assumeIsolated { _ = clock.value.wait(delay) { action.value() } }
  }
}
