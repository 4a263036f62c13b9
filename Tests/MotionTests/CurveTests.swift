import Foundation
import Testing

@testable import ViewTree

/// Timing curves and the modifiers that wrap them.
@Suite struct CurveTests {
  private func progress(_ animation: Animation, at times: [Double]) -> [Double] {
    var value = AnimatedValue(0.0)
    value.set(1, animation: animation, at: 0)
    return times.map { value.value(at: $0) }
  }

  private func expectProgress(_ animation: Animation, _ points: [(Double, Double)], within: Double = 1e-9) {
    let values = progress(animation, at: points.map(\.0))
    for (value, point) in zip(values, points) { #expect(abs(value - point.1) <= within, "at \(point.0)") }
  }

  @Test func easeOutFollowsTheOracle() {
    expectProgress(
      .easeOut(duration: 1), [(0.25, 0.3781), (0.5, 0.6846), (0.75, 0.9065), (1, 1)], within: 5e-5)
  }

  @Test("T22: easeOut over 0.2 s") func easeOutMovesTheListBehind() {
    var y = AnimatedValue(0.0)
    y.set(-100, animation: .easeOut(duration: 0.2), at: 0)
    for (time, expected) in [(0.05, -37.8), (0.1, -68.5), (0.15, -90.7), (0.2, -100)] {
      #expect(abs(y.value(at: time) - expected) < 0.1)
    }
  }

  @Test func easeInIsEaseOutBackwards() {
    for x in [0.1, 0.4, 0.8] {
      #expect(abs(UnitCurve.easeIn.value(at: x) - 1 + UnitCurve.easeOut.value(at: 1 - x)) < 1e-7)
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-7)
  }

  @Test func circularCurvesAreQuarterCircles() {
    // 1 − √(1 − 0.36) and √(1 − 0.16).
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.6) - 0.9165151) < 1e-6)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
  }

  @Test func slopesAreThoseOfTheCurve() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseInOut, .easeIn.inverse,
      .bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1)),
    ]
    for curve in curves {
      for x in [0.2, 0.45, 0.9] {
        let slope = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
        #expect(abs(curve.velocity(at: x) - slope) < 2e-3)
      }
      #expect(curve.velocity(at: 0).isFinite && curve.velocity(at: 1).isFinite)
    }
  }

  @Test func anInverseUndoesItsCurve() {
    for curve in [UnitCurve.easeInOut, .circularEaseIn, .linear] {
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
      #expect(curve.inverse.inverse == curve)
    }
  }

  @Test func delaysWaitAndSpeedsShorten() {
    expectProgress(
      .linear(duration: 1).delay(0.5), [(0, 0), (0.4, 0), (0.75, 0.25), (1.5, 1)])
    expectProgress(.linear(duration: 1).speed(2), [(0.25, 0.5), (0.5, 1)])
    // The order counts: half a second of delay is a quarter here.
    expectProgress(.linear(duration: 1).delay(0.5).speed(2), [(0.25, 0), (0.5, 0.5), (0.75, 1)])
  }

  @Test func repetitionsGoBackAndForth() {
    expectProgress(
      .linear(duration: 1).repeatCount(3), [(0.25, 0.25), (1.25, 0.75), (2.25, 0.25), (3, 1)])
    expectProgress(
      .linear(duration: 1).repeatCount(2, autoreverses: false), [(0.25, 0.25), (1.25, 0.25), (2, 1)])
    expectProgress(
      .linear(duration: 1).repeatForever(), [(100.25, 0.25), (101.25, 0.75)])
    expectProgress(
      .linear(duration: 1).repeatForever(autoreverses: false).delay(1), [(0.5, 0), (7.75, 0.75)])
    // Each turn waits.
    expectProgress(
      .linear(duration: 1).delay(1).repeatForever(autoreverses: false), [(0.5, 0), (1.5, 0.5), (2.5, 0)])
  }

  @Test func animationsWithoutDurationAreOverAtOnce() {
    for animation in [
      Animation.linear(duration: 0), .linear(duration: -1), .easeIn(duration: .nan),
      .linear(duration: 0).repeatForever(), .linear(duration: 0).repeatCount(3),
    ] {
      expectProgress(animation, [(0, 1)])
    }
  }

  @Test func equalAnimationsAreEqual() {
    #expect(Animation.linear(duration: 1) == .linear(duration: 1))
    #expect(Animation.linear(duration: 1) != .linear(duration: 2))
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.spring() == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.linear.delay(1) != Animation.linear)
  }

  @Test func everyFactoryAndModifierArrives() {
    let spring = Spring(duration: 0.3, bounce: 0.2)
    let animations: [Animation] = [
      .default, .linear, .easeIn, .easeOut, .easeInOut, .easeIn(duration: 1), .easeInOut(duration: 1),
      .timingCurve(0.2, 0.8, 0.2, 1), .timingCurve(0.2, 0.8, 0.2, 1, duration: 1),
      .timingCurve(.circularEaseOut, duration: 1), .spring, .spring(), .spring(spring), .spring(duration: 1),
      .spring(bounce: 0.2), .spring(duration: 0.3, bounce: 0.2, blendDuration: 0.1), .spring(response: 0.3),
      .spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0), .spring(dampingFraction: 0.4),
      .interactiveSpring, .interactiveSpring(), .interactiveSpring(duration: 0.2, extraBounce: 0.1),
      .interactiveSpring(response: 0.2, dampingFraction: 0.7), .smooth, .smooth(duration: 1),
      .snappy, .snappy(duration: 1, extraBounce: 0.1), .bouncy, .bouncy(extraBounce: 0.1),
      .interpolatingSpring, .interpolatingSpring(spring), .interpolatingSpring(spring, initialVelocity: 1),
      .interpolatingSpring(stiffness: 50, damping: 5), .interpolatingSpring(duration: 0.3, bounce: 0.1),
      .linear.logicallyComplete(after: 0.1), .linear.delay(0.1).speed(2).repeatCount(2),
    ]
    for animation in animations {
      expectProgress(animation, [(0, 0), (60, 1)])
      #expect(!animation.description.isEmpty)
    }
  }
}
