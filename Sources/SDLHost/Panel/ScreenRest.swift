import Foundation

/// When a display sleeps because nobody touches anything, and what the touch that wakes it means: nothing.
struct ScreenRest {
  /// Seconds without input after which the display sleeps; nil: never.
  private let limit: TimeInterval?
  private var lastInput: TimeInterval
  private var isAsleep = false
  /// Whether what is down woke the display.
  private var isWaking = false

  init(limit: TimeInterval?, now: TimeInterval = HostClock.now) { (self.limit, lastInput) = (limit, now) }

  /// When the display is to sleep; nil: it does, or never will.
  var deadline: TimeInterval? { isAsleep ? nil : limit.map { lastInput + $0 } }

  func isDue(at now: TimeInterval) -> Bool { deadline.map { $0 <= now } ?? false }

  /// The display was told to sleep; one that cannot is left alone for another while.
  mutating func slept(_ didSleep: Bool, now: TimeInterval = HostClock.now) {
    isAsleep = didSleep
    if !didSleep { lastInput = now }
  }

  /// Input has come, after which something is held down or not.
  ///
  /// - Returns: whether it means nothing, and whether the display is to be woken.
  mutating func input(at now: TimeInterval, isPointerDown: Bool) -> (isSwallowed: Bool, wakes: Bool) {
    lastInput = now
    let wakes = isAsleep
    if wakes { (isAsleep, isWaking) = (false, true) }
    defer { if !isPointerDown { isWaking = false } }
    return (isWaking, wakes)
  }
}
