import Foundation
import Synchronization

/// The clock of live windows: seconds since the program began to look at it, less what it was held back by.
enum HostClock {
  private static let start = nanoseconds(CLOCK_MONOTONIC)
  /// The nanoseconds by which it was held back.
  private static let delay = Atomic<UInt64>(0)

  static var now: TimeInterval {
    let start = start
    return TimeInterval(nanoseconds(CLOCK_MONOTONIC) - start - delay.load(ordering: .relaxed)) / 1e9
  }

  /// Holds the clock back, by no more than has passed since the last time that was read and used.
  static func holdBack(_ seconds: TimeInterval) {
    delay.add(UInt64(max(0, seconds) * 1e9), ordering: .relaxed)
  }

  /// A date to come on this clock; nil: far away.
  static func time(_ date: Date) -> TimeInterval? {
    let seconds = date.timeIntervalSinceNow
    return seconds < 1e8 ? now + max(0, seconds) : nil
  }

  /// The wall clock's time when `now` was zero.
  static var origin: Date { Date(timeIntervalSinceNow: -now) }

  /// Seconds of CLOCK_MONOTONIC, which all programs of a machine share.
  static var monotonic: TimeInterval { TimeInterval(nanoseconds(CLOCK_MONOTONIC)) / 1e9 }

  /// Nanoseconds of processor time that this thread has used.
  static var threadNanoseconds: UInt64 { nanoseconds(CLOCK_THREAD_CPUTIME_ID) }

  /// Nanoseconds of processor time that all threads have used.
  static var processNanoseconds: UInt64 { nanoseconds(CLOCK_PROCESS_CPUTIME_ID) }

  private static func nanoseconds(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
