import Foundation
import Testing

@testable import ViewTree

/// The velocity of a pointer at its release.
@Suite struct VelocityTrackerTests {
  private func tracker(_ samples: [(time: Double, x: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(CGPoint(x: sample.x, y: 0), at: sample.time) }
    return tracker
  }

  private func samples(rate: Double, seconds: Double, _ x: (Double) -> Double) -> [(time: Double, x: Double)]
  {
    (0...Int(seconds * rate)).map { (Double($0) / rate, x(Double($0) / rate)) }
  }

  @Test("B08: the speed is clamped and always finite") func greatSpeedsAreClamped() {
    var tracker = VelocityTracker()
    for i in 0...10 { tracker.add(CGPoint(x: Double(i) * 300, y: Double(i) * 400), at: Double(i) * 0.008) }
    let velocity = tracker.velocity(at: 0.08)
    #expect(abs(velocity.width - 4800) < 1 && abs(velocity.height - 6400) < 1)
    tracker.add(CGPoint(x: Double.nan, y: 0), at: 0.081)
    tracker.add(CGPoint(x: 0, y: Double.infinity), at: 0.082)
    tracker.add(.zero, at: .nan)
    #expect(tracker.velocity(at: 0.083).width.isFinite)
    #expect(tracker.velocity(at: .nan).width.isFinite)
    #expect(VelocityTracker().velocity(at: 0) == .zero)
    let huge = self.tracker([(0, 0), (0.01, 1e308), (0.02, -1e308)])
    #expect(huge.velocity(at: 0.02).width.isFinite)
  }

  @Test("B09: uniform motion at any rate", arguments: [60.0, 120, 125, 1000])
  func uniformMotionGivesItsSpeed(rate: Double) {
    let exact = tracker(samples(rate: rate, seconds: 0.3) { 1000 * $0 })
    #expect(abs(exact.velocity(at: 0.3).width - 1000) < 1)
    let rounded = tracker(samples(rate: rate, seconds: 0.3) { (1000 * $0).rounded() })
    #expect(abs(rounded.velocity(at: 0.3).width - 1000) <= 20)
  }

  @Test("B10: samples of one time") func samplesOfOneTimeAreMerged() {
    #expect(tracker([(0, 0), (0, 50)]).velocity(at: 0) == .zero)
    #expect(tracker([(0, 0), (0.0004, 5)]).velocity(at: 0.0004).width <= 8000)
    let merged = tracker([(0, 0), (0.01, 10), (0.02, 20), (0.03, 33)])
    var repeated = tracker([(0, 0), (0.01, 10), (0.02, 20)])
    for i in 0..<10 { repeated.add(CGPoint(x: 24 + i, y: 0), at: 0.03) }
    #expect(repeated.velocity(at: 0.03) == merged.velocity(at: 0.03))
  }

  @Test("B11: a short flick counts") func threeSamplesAreEnough() {
    // The parabola through (−16, 0), (−8, 6), (0, 14) ms: slope (3·14 − 4·6 + 0) / 16 ms = 1125.
    let flick = tracker([(0, 0), (0.008, 6), (0.016, 14)])
    #expect(abs(flick.velocity(at: 0.016).width - 1125) < 0.01)
    #expect(abs(tracker([(0, 0), (0.01, 5)]).velocity(at: 0.01).width - 500) < 1e-6)
  }

  @Test("B12: constant acceleration", arguments: [60.0, 125, 1000])
  func accelerationIsFollowed(rate: Double) {
    // x = 3000 t² + 100 t: 1000 pt/s after 0.15 s.
    let tracker = tracker(samples(rate: rate, seconds: 0.15) { 3000 * $0 * $0 + 100 * $0 })
    #expect(abs(tracker.velocity(at: 0.15).width - 1000) < 50)
  }

  @Test("B13: a pause before the release") func restingPointersHaveNoVelocity() {
    let moved = tracker(samples(rate: 120, seconds: 0.1) { 1000 * $0 })
    #expect(moved.velocity(at: 0.139).width > 900)
    #expect(moved.velocity(at: 0.141) == .zero)
    // A release that reports its position once more does not hide the pause.
    var reported = moved
    reported.add(CGPoint(x: 100, y: 0), at: 0.16)
    #expect(reported.velocity(at: 0.16) == .zero)
  }

  @Test("B13: jitter of a resting finger", arguments: [60.0, 120, 250, 1000])
  func jitterIsNoMovement(rate: Double) {
    for period in [2, 3, 5, 7, 12] {
      let jitter = tracker(
        samples(rate: rate, seconds: 0.2) { (Int(($0 * rate).rounded()) / period % 2 == 0) ? -1 : 1 })
      #expect(abs(jitter.velocity(at: 0.2).width) < 50)
    }
  }

  @Test("B14: time going backwards") func earlierTimesAreIgnored() {
    var tracker = tracker(samples(rate: 100, seconds: 0.1) { 500 * $0 })
    let before = tracker.velocity(at: 0.1)
    tracker.add(CGPoint(x: -1000, y: 0), at: 0.05)
    #expect(tracker.velocity(at: 0.1) == before)
    #expect(tracker.velocity(at: 0.02) == before)
  }

  @Test func resetForgets() {
    var tracker = tracker([(0, 0), (0.01, 10)])
    tracker.reset()
    tracker.add(CGPoint(x: 500, y: 0), at: 0.02)
    #expect(tracker.velocity(at: 0.02) == .zero)
  }
}
