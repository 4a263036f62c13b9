import Benchmark
import Foundation
import SwiftUI
import ViewTreeTesting

/// A window in memory in which a case goes on, frame by frame, on a virtual clock.
@MainActor final class MicroWindow {
  private let tester: ViewTester
  private let change: (Int) -> Void
  private var number = 0

  init(_ one: MicroCase) {
    (tester, change) = one.prepare()
    tester.settle()
    tester.runner.paintsEveryFrame = false
    tester.host.cpuClock = { Self.clock }
  }

  /// Changes something, makes the next frame and paints it.
  func frame(_ benchmark: Benchmark) {
    let before = tester.host.statistics
    benchmark.startMeasurement()
    change(number)
    tester.advance(by: 1 / ViewTester.rate)
    let begin = Self.clock
    tester.runner.paint()
    let painting = Self.clock - begin
    benchmark.stopMeasurement()
    number += 1
    let after = tester.host.statistics
    for pass in Pass.all {
      benchmark.measurement(pass.metric, Int(pass.total.map { $0(after) - $0(before) } ?? painting))
    }
  }

  /// Nanoseconds of the thread's processor time.
  private static var clock: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
