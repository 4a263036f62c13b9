import Foundation
import Testing

@testable import SDLHost

/// By how much the window's clock is held back where motion begins.
struct MotionStartTests {
  private static let interval = 1.0 / 125

  private func delays(_ frames: [(cost: Double, isMoving: Bool, isPointerDown: Bool)]) -> [Double] {
    var start = MotionStart()
    return frames.map { frame in
      let delay = start.delay(
        afterFrameOf: frame.cost, interval: Self.interval, isMoving: frame.isMoving,
        isPointerDown: frame.isPointerDown)
      return (delay * 1000).rounded()
    }
  }

  @Test func theFirstFrameOfMotionFromRestCountsAsOneInterval() {
    #expect(delays([(0.1, true, false), (0.1, true, false), (0.1, true, false)]) == [92, 0, 0])
    #expect(delays([(0.1, false, false), (0.1, true, false), (0.1, false, false)]) == [0, 92, 0])
    // Each motion that begins from rest anew.
    #expect(delays([(0.1, true, false), (0.1, false, false), (0.05, true, false)]) == [92, 0, 42])
  }

  @Test func framesInTimeChangeNothing() {
    #expect(delays([(0.002, true, false), (0.008, true, false), (0.002, false, false)]) == [0, 0, 0])
  }

  /// Velocities of what follows a finger are computed by the same clock.
  @Test func underAPointerNothingIsLeftOut() {
    #expect(delays([(0.1, true, true), (0.1, true, false)]) == [0, 0])
  }

  @Test func theClockIsHeldBackByThatAndNeverGoesBackwards() {
    /// By how much the clock is behind the machine's: the greatest of many readings, each of them at most that.
    func lag() -> Double { (0..<50).map { _ in HostClock.monotonic - HostClock.now }.max() ?? 0 }
    let (before, lagBefore) = (HostClock.now, lag())
    Thread.sleep(forTimeInterval: 0.02)
    HostClock.holdBack(0.01)
    #expect(HostClock.now >= before + 0.01)
    #expect(abs(lag() - lagBefore - 0.01) < 0.001)
  }
}
