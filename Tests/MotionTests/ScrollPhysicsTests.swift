import Foundation
import Testing

@testable import ViewTree

/// Rubber band, deceleration and bounce.
@Suite struct ScrollPhysicsTests {
  @Test("B15: the oracle of the rubber band") func rubberBandFollowsTheOracle() {
    let pulls: [CGFloat] = [10, 50, 100, 200, 400, 800]
    for (dimension, expected) in [
      (CGFloat(600), [5.45, 26.29, 50.38, 92.96, 160.98, 253.85]),
      (800, [5.46, 26.59, 51.46, 96.70, 172.55, 283.87]),
    ] {
      for (pull, shown) in zip(pulls, expected) {
        #expect(abs(Double(RubberBand.offset(pull, dimension: dimension)) - shown) <= 0.01)
        #expect(
          RubberBand.offset(-pull, dimension: dimension) == -RubberBand.offset(pull, dimension: dimension))
      }
    }
  }

  @Test func m06_theSlopeIsHowFastTheBandMoves() {
    for pull in [CGFloat(-300), -40, 1, 25, 180, 900] {
      let shown = RubberBand.offset(pull, dimension: 600)
      let ahead = RubberBand.offset(pull + 0.001, dimension: 600)
      #expect(abs((ahead - shown) / 0.001 - RubberBand.slope(showing: shown, dimension: 600)) < 1e-4)
    }
    #expect(
      RubberBand.slope(showing: 700, dimension: 600) == 0 && RubberBand.slope(showing: 1, dimension: 0) == 0)
  }

  @Test("B16: continuous, rising, below the dimension") func rubberBandIsWellBehaved() {
    var last: CGFloat = 0
    for pull in stride(from: CGFloat(0), through: 5000, by: 0.5) {
      let shown = RubberBand.offset(pull, dimension: 800)
      #expect(pull == 0 ? shown == 0 : shown > last)
      #expect(shown < 800 && shown - last <= 0.275 + 1e-9)
      last = shown
    }
    #expect(RubberBand.offset(.infinity, dimension: 800) == 800)
    #expect(RubberBand.offset(100, dimension: 0) == 0)
    #expect(RubberBand.offset(100, dimension: -5) == 0)
    #expect(RubberBand.offset(.nan, dimension: 800) == 0)
  }

  @Test("B17, B18: the position alone counts") func theInverseUndoesTheBand() {
    for pull in [-700.0, -20, 0, 0.01, 100, 3000] {
      let shown = RubberBand.offset(CGFloat(pull), dimension: 600)
      #expect(abs(Double(RubberBand.distance(showing: shown, dimension: 600)) - pull) < 1e-6)
    }
    #expect(RubberBand.distance(showing: 5000, dimension: 600).isFinite)
    #expect(
      RubberBand.shown(-100, lower: 0, upper: 50, dimension: 800) == -RubberBand.offset(100, dimension: 800))
    #expect(RubberBand.shown(30, lower: 0, upper: 50, dimension: 800) == 30)
    #expect(
      RubberBand.shown(150, lower: 0, upper: 50, dimension: 800) == 50
        + RubberBand.offset(100, dimension: 800))
    let caught = RubberBand.unlimited(-51.46, lower: 0, upper: 50, dimension: 800)
    #expect(abs(caught + 100) < 0.05)
  }

  @Test("B77: a free fling") func aFlingTravelsHalfItsVelocity() {
    let fling = ScrollDeceleration(start: 0, velocity: 1000)
    #expect(abs(fling.projection - 499.5) < 0.1)
    #expect(abs(fling.offset(at: 60) - 499.5) <= 2)
    #expect(abs(fling.velocity(at: 1) - 135.1) < 0.2)
    #expect(fling.velocity(at: fling.duration) == 0)
    #expect(abs(ScrollDeceleration(start: 0, velocity: 1000, rate: .fast).projection - 99.5) < 0.1)
    #expect(ScrollDeceleration(start: 7, velocity: .nan).offset(at: 1) == 7)
  }

  @Test("B77: any frame rate", arguments: [30.0, 60, 144]) func framesDoNotMatter(rate: Double) {
    // Re-planned in every frame, as if somebody changed the content all the time: the same way.
    var motion = ScrollMotion(offset: 0, velocity: 1000, lower: 0, upper: 10000)
    var time = 0.0
    while time < 2 {
      motion = motion.continued(at: 1 / rate, lower: 0, upper: 10000)
      time += 1 / rate
    }
    let expected = ScrollDeceleration(start: 0, velocity: 1000).offset(at: time)
    #expect(abs(motion.offset(at: 0) - expected) < 1)
  }

  @Test func theEndIsMetWithTheSpeedThatIsLeft() {
    let fling = ScrollDeceleration(start: 0, velocity: 1000)
    // Way and velocity are linear in each other: v = v₀ − decay · way.
    let time = fling.time(reaching: 200)
    #expect(abs(fling.offset(at: time ?? 0) - 200) < 1e-6)
    #expect(abs(fling.velocity(at: time ?? 0) - (1000 - 200 * 2.002)) < 0.1)
    #expect(fling.time(reaching: 600) == nil)
    #expect(fling.time(reaching: -1) == nil)
    #expect(fling.time(reaching: 0) == 0)
  }

  @Test func anEndBouncesOnceAndSmoothly() {
    let motion = ScrollMotion(offset: 300, velocity: 2000, lower: 0, upper: 400)
    var last = motion.offset(at: 0)
    var highest: CGFloat = 0
    let furthest: CGFloat = 2000.0 / 600 + 0.01
    for frame in 1...1200 {
      let time = Double(frame) / 600
      let offset = motion.offset(at: time)
      #expect(abs(offset - last) <= furthest)
      #expect(abs(motion.velocity(at: time)) <= 2000)
      highest = max(highest, offset)
      last = offset
    }
    // 2000 − 100 · 2.002 = 1800 pt/s at the end, ω = 11.42: 1800 / (e ω) = 58 pt beyond.
    #expect(abs(highest - 458) < 0.5)
    #expect(motion.offset(at: motion.duration) == 400)
    #expect(motion.finalOffset == 400)
  }

  @Test func m15_withReducedMotionAThrowStopsAtTheEnd() {
    var motion = ScrollMotion(offset: 300, velocity: 2000, lower: 0, upper: 400, bounces: false)
    #expect((0...600).map { motion.offset(at: Double($0) / 600) }.max() == 400)
    #expect(motion.finalOffset == 400 && motion.velocity(at: motion.duration) == 0)
    motion = motion.continued(at: 0.01, lower: 0, upper: 350)
    #expect((0...600).map { motion.offset(at: Double($0) / 600) }.max() == 350)
    let still = ScrollMotion(offset: 400, velocity: 2000, lower: 0, upper: 400, bounces: false)
    #expect(still.offset(at: 0) == 400 && still.offset(at: 1) == 400)
  }

  @Test func overscrolledContentReturnsWithoutPassingTheEnd() {
    let motion = ScrollMotion(offset: -80, velocity: 0, lower: 0, upper: 1000)
    for frame in 0...120 {
      #expect(motion.offset(at: Double(frame) / 60) <= 0)
    }
    #expect(motion.finalOffset == 0)
    #expect(motion.duration < 1)
  }

  @Test func contentThrownBackOverTheEndRunsOn() {
    let motion = ScrollMotion(offset: -20, velocity: 2000, lower: 0, upper: 5000)
    var last = motion.offset(at: 0)
    for frame in 1...600 {
      let offset = motion.offset(at: Double(frame) / 120)
      #expect(offset >= last)
      last = offset
    }
    // e = (−20 + 1771.5 t) e^(−11.424 t) is zero after 11.3 ms, at 1557 pt/s: 0.4995 of that, less the last point.
    #expect(abs(motion.finalOffset - 776.8) < 0.5)
  }

  @Test("B78: content that changes during a fling") func endsMayMove() {
    let motion = ScrollMotion(offset: 0, velocity: 1000, lower: 0, upper: 2000)
    let grown = motion.continued(at: 0.3, lower: 0, upper: 4000)
    for time in [0.0, 0.2, 1] { #expect(abs(grown.offset(at: time) - motion.offset(at: 0.3 + time)) < 0.01) }
    let shrunk = motion.continued(at: 0.3, lower: 0, upper: 100)
    #expect(abs(shrunk.offset(at: 0) - motion.offset(at: 0.3)) < 1e-9)
    #expect(shrunk.finalOffset == 100)
    #expect(motion.continued(at: 0.3, lower: 0, upper: -50).finalOffset == 0)
  }

  @Test("B80: flings that follow each other") func momentumIsCarriedOn() {
    #expect(ScrollDeceleration.carried(release: 1000, caught: 1500, held: 0.05) > 1000)
    #expect(ScrollDeceleration.carried(release: -1000, caught: -1500, held: 0.05) < -1000)
    #expect(ScrollDeceleration.carried(release: -1000, caught: 1500, held: 0.05) == -1000)
    #expect(ScrollDeceleration.carried(release: 1000, caught: 1500, held: 0.2) == 1000)
    // 0.000816 · 1000^1.967 = 649.7.
    #expect(abs(ScrollDeceleration.carried(release: 1000, caught: 1000, held: 0) - 1649.7) < 1)
  }

  @Test("B82: a snap target is not passed", arguments: [100.0, 900, 4000]) func snapsDoNotPass(
    velocity: Double
  ) {
    let motion = ScrollMotion(offset: 0, velocity: CGFloat(velocity), settlingAt: 120)
    var last: CGFloat = 0
    for frame in 1...300 {
      let offset = motion.offset(at: Double(frame) / 240)
      #expect(offset <= 120 + 1e-9 && offset >= last - 1e-9)
      last = offset
    }
    #expect(motion.finalOffset == 120)
    #expect(abs(motion.velocity(at: 0) - CGFloat(velocity)) < 1e-6)
  }
}
