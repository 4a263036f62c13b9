import Combine
import Dispatch
import Foundation

// These overloads win over Dispatch's own in programs that import this module, so that deferred work follows the clock of
// the window whose code defers it: exact in tests and replays, and no timer of its own in a live program.

extension DispatchQueue {
  /// Runs `work` on this queue at `deadline`; on the main queue by the window's clock, to the millisecond.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = deadline.uptimeNanoseconds > now ? Double(deadline.uptimeNanoseconds - now) / 1e9 : 0
    // The time between reading the clock and this line is no part of the delay.
    let milliseconds = (delay * 1000).rounded(.up)
    guard !deferToWindow(work, by: milliseconds / 1000) else { return }
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: DispatchQueue.carried(work))
  }

  /// Runs `work` on this queue as soon as what runs now is done; on the main queue by the window's clock.
  public func async(execute work: @escaping @MainActor () -> Void) {
    guard !deferToWindow(work, by: 0) else { return }
    async(group: nil, qos: .unspecified, flags: [], execute: DispatchQueue.carried(work))
  }

  /// Schedules work of the main queue by the clock of the window that it belongs to; false: it is none of a window's, or
  /// deferred from another thread.
  private func deferToWindow(_ work: @escaping @MainActor () -> Void, by delay: TimeInterval) -> Bool {
    guard isMainQueue, MainThread.isCurrent else { return false }
    return MainActor.assumeIsolated {
      guard let timers = HostScope.current?.timers else { return false }
      timers.schedule(after: delay, work)
      return true
    }
  }

  /// Whether this is the main queue. Each access to it makes another object on Linux; the label is the queue's own.
  private var isMainQueue: Bool { label == DispatchQueue.main.label }

  /// Work for a queue of Dispatch that may have been written for the main actor: it runs there if the queue does, else
  /// where it is, as Dispatch itself would have it; for the window whose code deferred it.
  private static func carried(_ work: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
    let owner = WorkClocks.bound
    return {
      WorkClocks.$bound.withValue(owner) {
        if MainThread.isCurrent {
          MainActor.assumeIsolated(work)
        } else {
          // Isolation is no part of a function's representation; what it touches is the program's affair.
          unsafeBitCast(work, to: (() -> Void).self)()
        }
      }
    }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits for `duration` nanoseconds; on the main actor by the window's clock.
  @MainActor public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(seconds: Double(duration) / 1e9)
  }

  /// Waits by the window's clock; throws when the task is cancelled.
  @MainActor static func sleep(seconds: Double) async throws {
    guard let clock = HostScope.current?.timers else {
      return try await Task.sleep(for: .seconds(seconds), tolerance: nil, clock: .continuous)
    }
    try Task<Never, Never>.checkCancellation()
    let pending = PendingSleep(clock)
    await withTaskCancellationHandler {
      await withCheckedContinuation { pending.start(seconds, $0) }
    } onCancel: {
      DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
        MainActor.assumeIsolated { pending.finish() }
      }
    }
    try Task<Never, Never>.checkCancellation()
  }
}

/// A task that waits for the window's clock.
@MainActor private final class PendingSleep {
  private let clock: TimerQueue
  private var continuation: CheckedContinuation<Void, Never>?
  private var token: TimerQueue.Token?
  private var isOver = false

  init(_ clock: TimerQueue) { self.clock = clock }

  func start(_ seconds: Double, _ continuation: CheckedContinuation<Void, Never>) {
    if isOver { return continuation.resume() }
    self.continuation = continuation
    token = clock.schedule(after: seconds) { [self] in finish() }
  }

  func finish() {
    isOver = true
    if let token { clock.cancel(token) }
    continuation?.resume()
    continuation = nil
  }
}
