import Foundation
import SwiftUI
import ViewTreeTesting

/// A window that exists only in memory, and what is done to it before each frame.
@MainActor final class MicroWindow {
  /// Frames that are not counted, and frames of a round.
  private static let (warmUp, frames) = (30, 120)

  private let tester: ViewTester
  private let change: (Int) -> Void
  /// Frames so far.
  private var number = 0

  /// Puts a view into a window, lets it settle and plays the frames that do not count.
  ///
  /// - Parameter change: changes something before a frame, whose number it is given.
  init(_ view: some View, change: @escaping (ViewTester, Int) -> Void) {
    let tester = ViewTester(view, scale: 2)
    self.tester = tester
    self.change = { change(tester, $0) }
    tester.settle()
    tester.runner.paintsEveryFrame = false
    tester.host.passTimer = PassTimer { Self.clock }
    for _ in 0..<Self.warmUp { _ = frame() }
  }

  /// Plays a round; the nanoseconds that each pass took in the mean of its frames.
  func round() -> [MicroPass: Int] {
    let (before, begin) = (tester.host.statistics, Self.clock)
    var paint: UInt64 = 0
    for _ in 0..<Self.frames { paint += frame() }
    let (after, end) = (tester.host.statistics, Self.clock)
    let totals: [MicroPass: UInt64] = [
      .update: after.updateNanoseconds - before.updateNanoseconds,
      .layout: after.layoutNanoseconds - before.layoutNanoseconds,
      .compose: after.composeNanoseconds - before.composeNanoseconds,
      .paint: paint, .whole: end - begin,
    ]
    return totals.mapValues { Int($0) / Self.frames }
  }

  /// Plays a frame; the nanoseconds that painting it took.
  private func frame() -> UInt64 {
    change(number)
    number += 1
    tester.advance(by: 1 / ViewTester.rate)
    let begin = Self.clock
    tester.runner.paint()
    return Self.clock - begin
  }

  /// Nanoseconds of the thread's processor time.
  private static var clock: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
