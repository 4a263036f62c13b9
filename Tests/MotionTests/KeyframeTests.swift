import Foundation
import Testing

@testable import ViewTree

/// Keyframes as courses of values.
@Suite struct KeyframeTests {
  private struct Values {
    var scale = 1.0
    var angle = Angle.zero
    var offset = CGSize.zero
  }

  @Test func linearKeyframesFollowEachOther() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 0.5, timingCurve: .easeOut)
    }
    #expect(timeline.duration == 1.5)
    #expect(timeline.value(time: -1) == 0)
    #expect(abs(timeline.value(time: 0.25) - 2.5) < 1e-9)
    #expect(abs(timeline.value(time: 1.25) - 10 * (1 - 0.6846)) < 1e-3)
    #expect(timeline.value(time: 9) == 0)
    #expect(abs(timeline.value(progress: 0.5) - 7.5) < 1e-9)
  }

  @Test func tracksRunBesideEachOther() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        MoveKeyframe(5)
        LinearKeyframe(6, duration: 1)
      }
      KeyframeTrack(\.angle) {
        CubicKeyframe(.degrees(90), duration: 0.5)
      }
      KeyframeTrack(\.offset) {
        SpringKeyframe(CGSize(width: 100, height: 0), duration: 1, spring: .bouncy)
      }
    }
    #expect(timeline.duration == 2)
    let values = timeline.value(time: 0.5)
    #expect(abs(values.scale - 1.5) < 1e-9)
    #expect(values.angle == .degrees(90))
    let spring = Spring.bouncy.value(target: 100.0, time: 0.5)
    #expect(abs(Double(values.offset.width) - spring) < 1e-9)
    #expect(timeline.value(time: 1).scale == 5)
    #expect(abs(timeline.value(time: 1.5).scale - 5.5) < 1e-9)
    #expect(timeline.value(time: 3).offset == CGSize(width: 100, height: 0))
  }

  @Test func cubicKeyframesJoinSmoothly() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(40, duration: 2)
      CubicKeyframe(0, duration: 1)
    }
    for time in [1.0, 3.0] {
      #expect(abs(timeline.value(time: time - 1e-6) - timeline.value(time: time + 1e-6)) < 1e-3)
      let before = (timeline.value(time: time) - timeline.value(time: time - 1e-4)) / 1e-4
      let after = (timeline.value(time: time + 1e-4) - timeline.value(time: time)) / 1e-4
      #expect(abs(before - after) < 0.05)
    }
    // Catmull-Rom at the first joint: (40 − 0) / 3 s. Hermite half-way: 5 − 1/8 · 13.333.
    #expect(abs(timeline.value(time: 0.5) - (5 - 40.0 / 3 / 8)) < 1e-9)
  }

  @Test func givenVelocitiesHold() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, startVelocity: 8, endVelocity: -8)
    }
    // 5 + (8 + 8) / 8.
    #expect(abs(timeline.value(time: 0.5) - 7) < 1e-9)
  }

  @Test func aSpringLastsUntilItSettlesAndHandsOnItsVelocity() {
    let settling = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, spring: .smooth) }
    #expect(abs(settling.duration - Spring.smooth.settlingDuration) < 1e-3)
    #expect(settling.value(time: settling.duration) == 100)
    let cut = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, duration: 0.1, spring: .smooth)
      SpringKeyframe(0, duration: 1, spring: .smooth)
    }
    #expect(abs(cut.value(time: 0.1 - 1e-6) - cut.value(time: 0.1 + 1e-6)) < 0.01)
    #expect(cut.value(time: 0.11) > cut.value(time: 0.1))
  }

  @Test func contentMayBranchAndRepeat() {
    func timeline(_ flag: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        KeyframeTrack {
          if flag { LinearKeyframe(1, duration: 1) } else { MoveKeyframe(3) }
          for i in 1...3 { LinearKeyframe(Double(i), duration: 1) }
        }
      }
    }
    #expect(timeline(true).duration == 4)
    #expect(timeline(false).duration == 3)
    #expect(timeline(false).value(time: 0) == 3)
    #expect(timeline(true).value(time: 3.5) == 2.5)
  }

  /// Keyframes with a name of their own.
  private struct Beat: KeyframeTrackContent {
    var height: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 0.5)
      LinearKeyframe(0, duration: 0.5)
    }
  }

  private struct Dance: Keyframes {
    var body: some Keyframes<Double> {
      KeyframeTrack {
        Beat(height: 2)
        Beat(height: 4)
      }
    }
  }

  @Test func contentMayBeNamed() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { Dance() }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 1.5) == 4)
  }

  @Test func noKeyframesKeepTheValue() {
    let timeline = KeyframeTimeline(initialValue: 4.0) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == 4)
  }
}
