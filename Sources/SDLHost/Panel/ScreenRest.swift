import Foundation

/// Decides when a display sleeps for lack of input; the touch that wakes it does nothing else.
struct ScreenRest {
  /// Seconds without input after which the display sleeps; nil: never.
  private let limit: TimeInterval?
  private var lastInput: TimeInterval
  private var isAsleep = false
  /// Whether the pointers that are down have woken the display.
  private var isWaking = false

  init(limit: TimeInterval?, now: TimeInterval = HostClock.now) { (self.limit, lastInput) = (limit, now) }

  /// When the display is to sleep; nil: it does, or never will.
  var deadline: TimeInterval? { isAsleep ? nil : limit.map { lastInput + $0 } }

  func isDue(at now: TimeInterval) -> Bool { deadline.map { $0 <= now } ?? false }

  /// The display was requested to sleep; one that cannot is tried again after the same time.
  mutating func slept(_ didSleep: Bool, now: TimeInterval = HostClock.now) {
    isAsleep = didSleep
    if !didSleep { lastInput = now }
  }

  /// Input has come; `isPointerDown`: whether a pointer is down after it.
  ///
  /// - Returns: whether the input must be ignored, and whether the display is to be woken.
  mutating func input(at now: TimeInterval, isPointerDown: Bool) -> (isSwallowed: Bool, wakes: Bool) {
    lastInput = now
    let wakes = isAsleep
    if wakes { (isAsleep, isWaking) = (false, true) }
    defer { if !isPointerDown { isWaking = false } }
    return (isWaking, wakes)
  }
}
