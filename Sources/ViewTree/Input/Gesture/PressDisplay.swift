import Foundation

/// Decides when a press shows.
///
/// A mouse's press shows at once. A finger may be about to scroll, so that its press shows when it has been down and
/// still for 100 ms, or at once when it is lifted before; then it shows for 100 ms, long enough to be seen. The owner
/// calls `begin`, `move` and then either `lift` or `cancel`.
@MainActor final class PressDisplay {
  /// How long a finger must be still until its press shows, and how long the press of a short tap shows, in seconds.
  static let delay: TimeInterval = 0.1
  /// A finger that moves by no more points is still: the jitter of a touch screen to either side.
  private static let stillness: CGFloat = 3

  private let timers: TimerQueue
  private let show: @MainActor (Bool) -> Void
  private var isShown = false
  private var isHeld = false
  /// Whether the press shows while the pointer is on what it presses.
  private var isDue = false
  private var still = CGPoint.zero
  private var timer: TimerQueue.Token?

  init(_ timers: TimerQueue, show: @escaping @MainActor (Bool) -> Void) {
    self.timers = timers
    self.show = show
  }

  func begin(_ event: PointerEvent) {
    stopTimer()
    isHeld = true
    isDue = event.kind == .mouse
    set(isDue)
    if !isDue { wait(event) }
  }

  /// The pointer moved; `isOn`: it is on what it presses.
  func move(_ event: PointerEvent, isOn: Bool) {
    guard isHeld else { return }
    if isDue {
      set(isOn)
    } else if !isOn {
      stopTimer()
    } else if timer == nil || event.location.distance(to: still) > Self.stillness {
      wait(event)
    }
  }

  /// The press is done.
  func lift() {
    guard isHeld else { return }
    isHeld = false
    stopTimer()
    guard !isDue else { return set(false) }
    set(true)
    timer = timers.schedule(after: Self.delay) { [weak self] in self?.cancel() }
  }

  /// The press was cancelled, or the pressed view has gone.
  func cancel() {
    isHeld = false
    isDue = false
    stopTimer()
    set(false)
  }

  private func wait(_ event: PointerEvent) {
    stopTimer()
    still = event.location
    timer = timers.schedule(after: Self.delay - (timers.now - event.time)) { [weak self] in
      guard let self else { return }
      self.timer = nil
      self.isDue = true
      self.set(true)
    }
  }

  private func set(_ shown: Bool) {
    guard shown != isShown else { return }
    isShown = shown
    show(shown)
  }

  private func stopTimer() {
    if let timer { timers.cancel(timer) }
    timer = nil
  }
}
