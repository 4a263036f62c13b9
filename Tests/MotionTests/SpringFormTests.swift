import Foundation
import Testing

@testable import ViewTree

/// Springs between two values, and their names.
struct SpringFormTests {
  private let spring = Spring(duration: 0.5, bounce: 0.2)

  @Test func betweenTwoValuesItIsTheSameSpring() {
    for time in [0.05, 0.2, 0.7] {
      let whole: Double = spring.value(target: 1, time: time)
      let between: Double = spring.value(fromValue: 3, toValue: 5, initialVelocity: 0, time: time)
      #expect(abs(between - (3 + 2 * whole)) < 1e-9)
      let speed: Double = spring.velocity(target: 1, time: time)
      let betweenSpeed: Double = spring.velocity(fromValue: 3, toValue: 5, initialVelocity: 0, time: time)
      #expect(abs(betweenSpeed - 2 * speed) < 1e-9)
    }
  }

  @Test func itsForcePullsTowardsTheTarget() {
    let force: Double = spring.force(fromValue: 0, toValue: 10, position: 4, velocity: 0)
    #expect(abs(force - spring.stiffness * 6) < 1e-6)
    let braked: Double = spring.force(fromValue: 0, toValue: 10, position: 10, velocity: 2)
    #expect(abs(braked + spring.damping * 2) < 1e-6)
  }

  @Test func itSettlesWithinEpsilon() {
    let duration = spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
    let between = spring.settlingDuration(fromValue: 0.0, toValue: 1, initialVelocity: 0, epsilon: 0.001)
    #expect(abs(duration - between) < 1e-9 && duration > 0.3)
    for step in 0..<20 {
      let value: Double = spring.value(target: 1, time: duration + Double(step) * 0.05)
      #expect(abs(value - 1) < 0.0011)
    }
    #expect(spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.1) < duration)
  }

  @Test func namesAreDurationsAndBounces() {
    #expect(Spring.smooth(duration: 0.4, extraBounce: 0.1) == Spring(duration: 0.4, bounce: 0.1))
    #expect(Spring.snappy(duration: 0.4, extraBounce: 0.1) == Spring(duration: 0.4, bounce: 0.25))
    #expect(Spring.bouncy(duration: 0.4, extraBounce: 0.1) == Spring(duration: 0.4, bounce: 0.4))
    #expect(Spring.snappy == Spring.snappy())
    let physical = Spring(mass: 2, stiffness: 8, damping: 3)
    // T = 2 pi sqrt(m / k).
    #expect(physical.mass == 2 && abs(physical.response - .pi) < 1e-9)
  }
}
