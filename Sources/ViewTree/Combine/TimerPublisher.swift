import Foundation
import OpenCombine

extension Timer {
  /// A publisher of dates at regular times on the window's clock: exact in tests and replays, and without a timer of
  /// its own in a live program. Run loop and mode are taken and mean nothing here.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// Publishes the date each time that an interval has passed, from `connect()` on.
  ///
  /// It ticks by the clock of the window whose code connects it; where there is none, never. Ticks keep to the
  /// beginning: a late one does not delay those that follow.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    private let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) {
      // Nothing is due more often than a frame could show it.
      self.interval = interval.isFinite ? Swift.max(interval, 0.001) : .greatestFiniteMagnitude
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      guard MainThread.isCurrent, let clock = MainClock.current else { return AnyCancellable {} }
      let (interval, subject) = (interval, Box(subject))
      let ticker = MainActor.assumeIsolated { Ticker(clock, interval) { subject.value.send($0) } }
      return AnyCancellable {
        if MainThread.isCurrent { MainActor.assumeIsolated { ticker.stop() } }
      }
    }
  }
}

/// Calls an action at regular times of a clock.
@MainActor private final class Ticker {
  private let clock: TimerQueue
  private let start: TimeInterval
  private let interval: TimeInterval
  private let action: (Date) -> Void
  private var token: TimerQueue.Token?
  private var count = 0.0

  init(_ clock: TimerQueue, _ interval: TimeInterval, _ action: @escaping (Date) -> Void) {
    self.clock = clock
    start = clock.now
    self.interval = interval
    self.action = action
    wait()
  }

  private func wait() {
    // Ticks that were missed are not made up for.
    count = max(count + 1, ((clock.now - start) / interval).rounded(.down))
    token = clock.schedule(after: start + count * interval - clock.now) { [self] in
      token = nil
      let date = clock.origin + clock.now
      wait()
      action(date)
    }
  }

  func stop() {
    if let token { clock.cancel(token) }
    token = nil
  }
}
