import Foundation
import OpenCombine

/// Combine's operators may wait on an operation queue: on the main one by the window's clock, exact in tests and replays.
///
/// Work is an operation of the queue: one that is suspended keeps it, and one that runs one operation at a time keeps
/// its order.
extension OperationQueue: @retroactive OpenCombine.Scheduler {
  /// A moment of an operation queue, as one of a run loop.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// An operation queue has no options.
  public struct SchedulerOptions: Sendable {}

  /// The present time: the window's on the main thread.
  public var now: SchedulerTimeType { SchedulerTimeType(windowClock?.date ?? Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Carried(action)
    addOperation { work.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = now.distance(to: date).timeInterval
    let work = Carried(action)
    if let windowClock {
      windowClock.schedule(after: delay) { work.value() }
    } else if delay <= 0 {
      schedule(options: options, action)
    } else {
      let queue = Carried(self)
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
        queue.value.addOperation { work.value() }
      }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition.begin(on: self, at: date, every: interval, action)
  }

  private var windowClock: WindowClock? { self === OperationQueue.main ? WindowClock.current : nil }
}
