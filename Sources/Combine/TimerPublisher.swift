import Foundation
import OpenCombine

extension Timer {
  /// A publisher of dates at regular times: in a program with windows on the window's clock, exact in tests and
  /// replays and without a timer of its own; elsewhere by a timer of the run loop.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the date each time that an interval has passed, from `connect()` on.
  ///
  /// Where a window's code connects it, it ticks by that window's clock. Ticks keep to the beginning: a late one does
  /// not delay those that follow.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      /// Ticks come no more often than a frame could show them.
      self.interval = interval.isFinite ? Swift.max(interval, 0.001) : .greatestFiniteMagnitude
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      guard MainThread.isCurrent, let clock = WorkClocks.current else { return connectToRunLoop() }
      let (interval, subject) = (interval, Carried(subject))
      let window = Carried(clock)
      // On the main thread, as the guard has found.
      let ticker = MainActor.assumeIsolated {
        Ticker(window.value, interval) { subject.value.send($0) }
      }
      return AnyCancellable {
        if MainThread.isCurrent {
          MainActor.assumeIsolated { ticker.stop() }
        } else {
          DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
            MainActor.assumeIsolated { ticker.stop() }
          }
        }
      }
    }

    private func connectToRunLoop() -> any Cancellable {
      let subject = Carried(subject)
      let timer = Timer(timeInterval: interval, repeats: true) { subject.value.send($0.fireDate) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// A timer that belongs to no run loop and never fires: a place for one that is scheduled later.
  public convenience init(_placeholder: Void = ()) {
    self.init(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
    invalidate()
  }
}

/// Calls an action at regular times of a clock.
@MainActor private final class Ticker {
  private let clock: any WorkClock
  private let start: TimeInterval
  private let interval: TimeInterval
  private let action: (Date) -> Void
  private var token: UInt64?
  private var count = 0.0

  init(_ clock: any WorkClock, _ interval: TimeInterval, _ action: @escaping (Date) -> Void) {
    self.clock = clock
    start = clock.now
    self.interval = interval
    self.action = action
    wait()
  }

  private func wait() {
    // Missed ticks are skipped.
    count = max(count + 1, ((clock.now - start) / interval).rounded(.down))
    token = clock.wait(start + count * interval - clock.now) { [self] in
      token = nil
      let date = clock.date
      wait()
      action(date)
    }
  }

  func stop() {
    if let token { clock.forget(token) }
    token = nil
  }
}
