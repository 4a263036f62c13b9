import Foundation
import OpenCombine

/// Work that is done again and again until it is cancelled, which any thread may do: `lock` guards that.
///
/// The action is the subscriber's, which Combine accepts without `Sendable`; only the scheduler calls it.
final class Repetition<Context: Scheduler>: @unchecked Sendable {
  private let lock = NSLock()
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let action: () -> Void
  private var isCancelled = false

  /// Does work at `date` and after each interval, of a millisecond at least, until the result is cancelled.
  static func begin(
    on scheduler: Context, at date: Context.SchedulerTimeType,
    every interval: Context.SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(on: scheduler, every: max(interval, .milliseconds(1)), action)
    repetition.wait(until: date)
    return AnyCancellable { repetition.cancel() }
  }

  private init(
    on scheduler: Context, every interval: Context.SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    self.scheduler = scheduler
    self.interval = interval
    self.action = action
  }

  private func cancel() { lock.withLock { isCancelled = true } }

  private func wait(until date: Context.SchedulerTimeType) {
    scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: nil) { [self] in
      if lock.withLock({ isCancelled }) { return }
      action()
      wait(until: date.advanced(by: interval))
    }
  }
}
