import Foundation
import Testing

@testable import ViewTree

/// Springs against the oracle table and against numbers worked by hand.
@Suite struct SpringTests {
  static let times = [0.05, 0.10, 0.15, 0.20, 0.25, 0.30, 0.366, 0.40, 0.50, 0.60]
  static let pushed = [250.18, 152.41, 96.34, 67.58, 54.52, 49.54, 48.19, 48.35, 49.29, 49.82]
  static let still = [342.15, 245.53, 164.28, 109.68, 77.69, 60.94, 51.79, 50.05, 49.12, 49.60]

  private func shown(_ animation: Animation) -> [Double] {
    var y = AnimatedValue(400.0)
    y.set(50, animation: animation, at: 3)
    return Self.times.map { y.value(at: 3 + $0) }
  }

  @Test func aSpringWithAPushFollowsTheOracle() {
    let values = shown(.interpolatingSpring(mass: 1, stiffness: 200, damping: 25, initialVelocity: 10))
    for (value, expected) in zip(values, Self.pushed) { #expect(abs(value - expected) <= 0.01) }
  }

  @Test func aSpringFromRestFollowsTheOracle() {
    let values = shown(.interpolatingSpring(stiffness: 200, damping: 25))
    for (value, expected) in zip(values, Self.still) { #expect(abs(value - expected) <= 0.01) }
  }

  @Test func responseAndFractionGiveStiffnessAndDamping() {
    let spring = Spring(response: 0.5, dampingRatio: 0.825)
    #expect(abs(spring.stiffness - 157.91) < 0.01)
    #expect(abs(spring.damping - 20.73) < 0.01)
    let standard = Spring(response: 0.55, dampingRatio: 1)
    #expect(abs(standard.stiffness - 130.5) < 0.05)
    #expect(abs(standard.damping - 22.85) < 0.01)
  }

  @Test(arguments: [(0.0, 1.0), (0.3, 0.7), (1.0, 0.0), (-0.5, 2.0)])
  func bounceIsTheOtherSideOfDamping(bounce: Double, ratio: Double) {
    let spring = Spring(duration: 0.4, bounce: bounce)
    #expect(abs(spring.dampingRatio - ratio) < 1e-9)
    #expect(abs(spring.bounce - bounce) < 1e-9)
    #expect(abs(spring.duration - 0.4) < 1e-9)
  }

  @Test func criticalDampingIsTheLimitOfBothSides() {
    // x(t) = 1 − (1 + ω t) e^(−ω t), ω = 10, t = 0.1: 1 − 2/e.
    let expected = 1 - 2 / exp(1.0)
    for ratio in [0.999_999, 1, 1.000_001] {
      let spring = Spring(response: 2 * .pi / 10, dampingRatio: ratio)
      #expect(abs(spring.value(target: 1.0, time: 0.1) - expected) < 1e-5)
    }
  }

  @Test func overDampingIsSlowerThanCritical() {
    // 300/40: ω = 17.3205, ζ = 1.1547, roots −10 and −30: x = 1 − 1.5 e^(−10 t) + 0.5 e^(−30 t).
    let spring = Spring(mass: 1, stiffness: 300, damping: 40, allowOverDamping: true)
    for t in [0.05, 0.1, 0.3] {
      let expected = 1 - 1.5 * exp(-10 * t) + 0.5 * exp(-30 * t)
      #expect(abs(spring.value(target: 1.0, time: t) - expected) < 1e-9)
    }
    let cut = Spring(mass: 1, stiffness: 300, damping: 40)
    #expect(abs(cut.dampingRatio - 1) < 1e-9)
    #expect(cut.value(target: 1.0, time: 0.2) > spring.value(target: 1.0, time: 0.2))
  }

  @Test(arguments: [(300.0, 15.0, 0.89, 1.22), (170, 15, 0.95, 1.11), (100, 10, 1.27, 1.16)])
  func settlingAndPeakAreThoseOfTheFormula(
    stiffness: Double, damping: Double, settled: Double, peak: Double
  ) {
    let spring = Spring(stiffness: stiffness, damping: damping)
    // The duration waits for the speed too: later than the last 0.1 % of the way by less than half a swing.
    #expect(spring.settlingDuration >= settled - 0.01)
    #expect(spring.settlingDuration < settled + 0.2)
    let highest = stride(from: 0, to: 1, by: 0.001).map { spring.value(target: 1.0, time: $0) }.max() ?? 0
    #expect(abs(highest - peak) < 0.006)
    let left = stride(from: spring.settlingDuration, to: 3, by: 0.001)
      .map { abs(1 - spring.value(target: 1.0, time: $0)) }
    #expect((left.max() ?? 1) < 0.001)
  }

  @Test func aSpringOfASettlingDurationSettlesThen() {
    let spring = Spring(settlingDuration: 0.8, dampingRatio: 0.7)
    #expect(abs(spring.settlingDuration - 0.8) < 1e-4)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
  }

  @Test func manySmallStepsEqualOneLargeStep() {
    let spring = Spring(response: 0.4, dampingRatio: 0.6)
    var (value, velocity) = (0.0, 300.0)
    for _ in 0..<144 { spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.3 / 144) }
    let once = spring.value(target: 100.0, initialVelocity: 300, time: 0.3)
    #expect(abs(value - once) < 1e-6)
    #expect(abs(velocity - spring.velocity(target: 100.0, initialVelocity: 300, time: 0.3)) < 1e-6)
  }

  @Test func forceIsStiffnessTimesWayMinusDampingTimesSpeed() {
    let spring = Spring(stiffness: 200, damping: 25)
    let force: Double = spring.force(target: 10.0, position: 4, velocity: 3)
    #expect(abs(force - 1125) < 1e-6)
  }

  @Test func strangeNumbersGiveFiniteMotion() {
    for spring in [
      Spring(response: 0, dampingRatio: 1), Spring(response: .nan, dampingRatio: .nan),
      Spring(stiffness: 0, damping: 10), Spring(stiffness: .infinity, damping: .infinity),
      Spring(mass: 0, stiffness: 100, damping: 10), Spring(duration: 0.5, bounce: -1),
      Spring(duration: 0.5, bounce: 1), Spring(settlingDuration: 0, dampingRatio: 0),
    ] {
      for time in [0, 0.016, 1, 100] { #expect(spring.value(target: 100.0, time: time).isFinite) }
      var value = AnimatedValue(0.0)
      value.set(100, animation: .interpolatingSpring(spring), at: 0)
      #expect(value.value(at: 0.5).isFinite)
    }
  }
}
