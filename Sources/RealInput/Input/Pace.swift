import Glibc

/// Keeps time by the monotonic clock, for pointers that move at a device's rate.
enum Pace {
  /// Positions a second while something moves: what a good touch panel and a plain mouse give.
  static let rate = 120.0

  /// Seconds of CLOCK_MONOTONIC.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func sleep(until moment: Double) {
    var time = timespec(tv_sec: Int(moment), tv_nsec: Int((moment - moment.rounded(.down)) * 1e9))
    while clock_nanosleep(CLOCK_MONOTONIC, Int32(TIMER_ABSTIME), &time, nil) == EINTR {}
  }

  static func sleep(_ duration: Duration) {
    sleep(until: now + seconds(duration))
  }

  /// Calls `step` with 0 < progress <= 1, each at its time; blocks the thread for the duration.
  static func play(over duration: Duration, step: (Double) throws -> Void) rethrows {
    let (begin, length) = (now, seconds(duration))
    let count = max(1, Int((length * rate).rounded()))
    for index in 1...count {
      let progress = Double(index) / Double(count)
      sleep(until: begin + length * progress)
      try step(progress)
    }
  }

  static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
