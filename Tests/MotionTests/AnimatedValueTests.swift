import Foundation
import Testing

@testable import ViewTree

/// Values that are animated, interrupted, replaced and brought to rest.
@Suite struct AnimatedValueTests {
  /// The velocity by differences, for comparison with the one that is told.
  private func slope<V: VectorArithmetic>(_ value: AnimatedValue<V>, at time: Double) -> V {
    (value.value(at: time + 1e-5) - value.value(at: time - 1e-5)).scaled(by: 1 / 2e-5)
  }

  @Test func aChangeWithoutAnimationShowsAtOnce() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: nil, at: 0)
    #expect(value.value(at: 0) == 100)
    #expect(!value.isAnimating)
  }

  @Test func aChangeWithoutAnimationDropsWhatRuns() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .linear(duration: 1), at: 0)
    value.set(200, animation: nil, at: 0.5)
    #expect(value.value(at: 0.5) == 200)
    #expect(!value.isAnimating)
  }

  @Test func settingTheSameValueLeavesTheAnimationAlone() {
    var value = AnimatedValue(0.0)
    value.set(0, animation: .linear(duration: 1), at: 0)
    #expect(!value.isAnimating)
    value.set(100, animation: .linear(duration: 1), at: 0)
    value.set(100, animation: nil, at: 0.5)
    value.set(100, animation: .easeIn.repeatForever(), at: 0.5)
    #expect(abs(value.value(at: 0.75) - 75) < 1e-9)
  }

  @Test func itEndsExactlyOnTheModel() {
    var value = AnimatedValue(0.1)
    value.set(0.3, animation: .spring(), at: 0)
    value.set(0.7, animation: .easeInOut, at: 0.1)
    #expect(value.value(at: 5) == 0.7)
    value.settle(at: 5)
    #expect(!value.isAnimating)
    #expect(value.value(at: 5) == 0.7)
    #expect(value.velocity(at: 5) == 0)
  }

  @Test func theEndOfASpringIsNoVisibleJump() {
    var value = AnimatedValue(400.0)
    value.set(50, animation: .interpolatingSpring(stiffness: 200, damping: 25), at: 0)
    var time = 0.0
    while value.isAnimating {
      time += 0.001
      value.settle(at: time)
    }
    #expect(time > 0.6 && time < 1)
    #expect(abs(value.value(at: time) - value.value(at: time - 0.001)) < 0.35)
  }

  @Test func timeBeforeTheStartShowsTheOldValue() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .linear(duration: 1), at: 10)
    #expect(value.value(at: 9) == 0)
    #expect(value.value(at: 10) == 0)
  }

  @Test func aMergingSpringKeepsValueAndVelocity() {
    for first in [Animation.spring(response: 0.5, dampingFraction: 0.7), .easeInOut(duration: 0.4)] {
      var value = AnimatedValue(0.0)
      value.set(100, animation: first, at: 0)
      let before = (value.value(at: 0.15), value.velocity(at: 0.15))
      #expect(before.1 > 100)
      value.set(0, animation: .spring(response: 0.3, dampingFraction: 1), at: 0.15)
      #expect(abs(value.value(at: 0.15) - before.0) < 1e-9)
      #expect(abs(value.velocity(at: 0.15) - before.1) < 1e-9)
      // It goes on the same way first, and turns.
      #expect(value.value(at: 0.16) > before.0)
      #expect(value.value(at: 3) == 0)
    }
  }

  @Test func aMergedSpringIsOneSpringFromThere() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .spring(response: 0.5, dampingFraction: 1), at: 0)
    value.set(40, animation: .spring(response: 0.4, dampingFraction: 0.8), at: 0.1)
    let first = Spring(response: 0.5, dampingRatio: 1)
    let at = first.value(target: 100.0, time: 0.1)
    let speed = first.velocity(target: 100.0, time: 0.1)
    let second = Spring(response: 0.4, dampingRatio: 0.8)
    let expected = at + second.value(target: 40 - at, initialVelocity: speed, time: 0.2)
    #expect(abs(value.value(at: 0.3) - expected) < 1e-9)
  }

  @Test func anInterpolatingSpringAddsToWhatRuns() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .interpolatingSpring(stiffness: 100, damping: 10), at: 0)
    let before = (value.value(at: 0.1), value.velocity(at: 0.1))
    value.set(0, animation: .interpolatingSpring(stiffness: 100, damping: 10), at: 0.1)
    #expect(abs(value.value(at: 0.1) - before.0) < 1e-9)
    #expect(abs(value.velocity(at: 0.1) - before.1) < 1e-9)
    #expect(value.value(at: 20) == 0)
  }

  @Test func aCurveGoesFromTheMovingValueToTheNewOne() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .linear(duration: 1), at: 0)
    value.set(0, animation: .linear(duration: 0.2), at: 0.5)
    #expect(abs(value.value(at: 0.5) - 50) < 1e-9)
    // The first would be at 60; the second is half-way from there to 0.
    #expect(abs(value.value(at: 0.6) - 30) < 1e-9)
    #expect(abs(value.value(at: 0.7)) < 1e-9)
    value.settle(at: 0.7001)
    #expect(!value.isAnimating)
  }

  @Test func velocityIsTheSlopeOfTheValue() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .easeInOut(duration: 0.5), at: 0)
    value.set(-40, animation: .interpolatingSpring(stiffness: 170, damping: 12, initialVelocity: 3), at: 0.1)
    value.set(60, animation: .linear(duration: 0.3).delay(0.05).speed(1.5), at: 0.2)
    for time in [0.15, 0.22, 0.3] { #expect(abs(value.velocity(at: time) - slope(value, at: time)) < 0.01) }
    value.set(10, animation: .spring(response: 0.4, dampingFraction: 0.5).speed(2), at: 0.3)
    for time in [0.301, 0.35, 0.5] { #expect(abs(value.velocity(at: time) - slope(value, at: time)) < 0.01) }
  }

  @Test func aRepetitionStaysUntilItIsReplaced() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .linear(duration: 1).repeatForever(), at: 0)
    value.settle(at: 1000.5)
    #expect(value.isAnimating && value.isEndless)
    #expect(abs(value.value(at: 1000.5) - 50) < 1e-6)
    value.set(0, animation: .linear(duration: 1), at: 1000.5)
    #expect(abs(value.value(at: 1000.5) - 50) < 1e-6)
    value.settle(at: 1001.6)
    #expect(!value.isAnimating)
    #expect(value.value(at: 1001.6) == 0)
  }

  @Test func oneRepetitionTakesThePlaceOfAnother() {
    var value = AnimatedValue(0.0)
    let group = AnimationGroup()
    value.set(100, animation: .linear(duration: 1).repeatForever(), at: 0, group: group)
    value.set(200, animation: .linear(duration: 1).repeatForever(), at: 0.5, group: group)
    #expect(group.running == 1)
    #expect(abs(value.value(at: 0.5) - 50) < 1e-9)
    #expect(abs(value.value(at: 1) - 125) < 1e-9)
  }

  @Test func aFingerThatAnimatesEveryMoveStaysBounded() {
    var value = AnimatedValue(0.0)
    let group = AnimationGroup()
    for frame in 1...2000 {
      let time = Double(frame) / 120
      let before = value.value(at: time)
      value.set(
        Double(frame), animation: .interpolatingSpring(stiffness: 50, damping: 1), at: time, group: group)
      #expect(abs(value.value(at: time) - before) < 1e-6)
      value.settle(at: time)
    }
    #expect(group.running < 60)
    value.settle(at: 1000)
    #expect(group.running == 0)
  }

  @Test func endlessAndUndefinedWaysSnap() {
    var value = AnimatedValue(0.0)
    value.set(.infinity, animation: .default, at: 0)
    #expect(value.value(at: 0) == .infinity)
    value.set(5, animation: .default, at: 0)
    #expect(value.value(at: 0) == 5)
    value.set(.nan, animation: .default, at: 0)
    #expect(!value.isAnimating)
  }

  @Test func vectorsMoveTogether() {
    var value = AnimatedValue(CGRect(x: 0, y: 0, width: 10, height: 20).animatableData)
    value.set(
      CGRect(x: 100, y: 50, width: 20, height: 10).animatableData, animation: .linear(duration: 1), at: 0)
    var rect = CGRect.zero
    rect.animatableData = value.value(at: 0.5)
    #expect(rect == CGRect(x: 50, y: 25, width: 15, height: 15))
  }

  @Test func aSwingIntoTheSameTargetStillSettles() {
    // Set back to where the spring happens to be: no way, only speed.
    var value = AnimatedValue(0.0)
    value.set(100, animation: .spring(response: 0.5, dampingFraction: 0.5), at: 0)
    let now = value.value(at: 0.1)
    value.set(now, animation: .spring(response: 0.5, dampingFraction: 0.5), at: 0.1)
    #expect(value.value(at: 0.15) > now + 1)
    value.settle(at: 3)
    #expect(!value.isAnimating)
    #expect(value.value(at: 3) == now)
  }

  @Test("B06: a spring begins with the tracked velocity") func aSpringTakesOverTheFinger() {
    var value = AnimatedValue(0.0)
    for frame in 1...10 {
      value.set(Double(frame) * 8, animation: nil, at: Double(frame) / 60, tracksVelocity: true)
    }
    var paused = value
    value.set(200, animation: .spring(), at: 10.5 / 60)
    #expect(abs(value.velocity(at: 10.5 / 60) - 480) < 1e-6)
    #expect(value.value(at: 10.5 / 60) == 80)
    paused.set(200, animation: .spring(), at: 14.0 / 60)
    #expect(paused.velocity(at: 14.0 / 60) == 0)
  }
}
