import Foundation
import Graphics
import Testing

@testable import ViewTree

/// Which finger a movement follows, and what it says of it.
struct FingerFollowerTests {
  private func event(
    _ phase: PointerEvent.Phase, _ finger: Int, _ x: CGFloat, at time: TimeInterval
  ) -> PointerEvent {
    PointerEvent(id: finger, kind: .touch, phase: phase, location: CGPoint(x: x, y: 0), time: time)
  }

  @Test func aMovementGoesOnWithTheNextFinger() {
    var finger = FingerFollower()
    #expect(finger.follow(event(.began, 1, 10, at: 0)) == .began)
    #expect(finger.follow(event(.began, 2, 200, at: 0.01)) == nil)
    #expect(finger.follow(event(.moved, 1, 30, at: 0.02)) == .moved)
    #expect(finger.follow(event(.moved, 2, 150, at: 0.03)) == nil)
    #expect(finger.follow(event(.ended, 1, 30, at: 0.04)) == .moved)
    // What lies between the two fingers is no movement.
    #expect(finger.follow(event(.moved, 2, 155, at: 0.05)) == .moved)
    #expect(finger.translation.width == 25 && finger.distance == 25)
    #expect(finger.follow(event(.ended, 2, 155, at: 0.06)) == .ended)
    #expect(!finger.isDown)
    #expect(finger.follow(event(.began, 3, 0, at: 0.07)) == .began)
  }

  @Test func aPressEndsWithItsFinger() {
    var finger = FingerFollower(endsWithFirst: true)
    #expect(finger.follow(event(.began, 1, 10, at: 0)) == .began)
    #expect(finger.follow(event(.began, 2, 200, at: 0.01)) == nil)
    #expect(finger.follow(event(.moved, 2, 250, at: 0.02)) == nil)
    #expect(finger.follow(event(.ended, 1, 13, at: 0.03)) == .ended)
    #expect(finger.distance == 3 && !finger.isDown)
    // Neither the finger that is left nor a new one is another press before all are gone.
    #expect(finger.follow(event(.moved, 2, 260, at: 0.04)) == nil)
    #expect(finger.follow(event(.began, 3, 0, at: 0.05)) == nil)
    finger.reset()
    #expect(finger.endsWithFirst)
    #expect(finger.follow(event(.began, 4, 0, at: 0.06)) == .began)
    #expect(finger.follow(event(.cancelled, 4, 0, at: 0.07)) == .cancelled)
    #expect(finger.follow(event(.began, 5, 0, at: 0.08)) == nil)
  }
}
