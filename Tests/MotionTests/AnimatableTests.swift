import Foundation
import Testing

@testable import ViewTree

/// Types taken apart into vectors and put together again.
@Suite struct AnimatableTests {
  private func halfway<T: Animatable>(_ a: T, _ b: T) -> T {
    var result = a
    result.animatableData = a.animatableData.interpolated(towards: b.animatableData, amount: 0.5)
    return result
  }

  @Test func geometryMeetsHalfway() {
    #expect(halfway(CGPoint(x: 0, y: 10), CGPoint(x: 4, y: 20)) == CGPoint(x: 2, y: 15))
    #expect(
      halfway(CGSize(width: 0, height: 10), CGSize(width: 4, height: 20)) == CGSize(width: 2, height: 15))
    #expect(halfway(Angle.radians(1), .radians(2)) == .radians(1.5))
    #expect(halfway(UnitPoint.topLeading, .bottomTrailing) == .center)
    #expect(
      halfway(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let stroke = halfway(StrokeStyle(lineWidth: 1, dash: [3]), StrokeStyle(lineWidth: 3, dashPhase: 4))
    #expect(stroke == StrokeStyle(lineWidth: 2, dash: [3], dashPhase: 2))
    #expect(halfway(1.0, 2.0) == 1.5)
    #expect(halfway(CGFloat(1), 2) == 1.5)
  }

  @Test func pairsAndValuesAreVectors() {
    var pair = AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(12)))
    #expect(pair.magnitudeSquared == 169)
    pair.scale(by: 2)
    #expect(pair - pair == .zero)
    #expect(pair.second.second == 24)
    var values = AnimatableValues(3.0, CGFloat(4), Float(12))
    #expect(values.magnitudeSquared == 169)
    values.scale(by: 2)
    #expect(values.value.2 == 24)
    #expect(values - values == .zero)
    #expect(values + values != values)
  }

  @Test func anArrivalIsExact() {
    #expect((0.1).interpolated(towards: 0.3, amount: 1) == 0.3)
  }

  /// A type that says nothing about animation.
  private struct Plain: Animatable {}

  @Test func aTypeWithNothingToAnimateHasEmptyData() {
    #expect(Plain().animatableData == EmptyAnimatableData())
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
  }
}
