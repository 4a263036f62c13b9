import Foundation
import Testing

@testable import ViewTree

/// Keyframes in loops, branches and optionals.
@MainActor struct KeyframeBuilderTests {
  @KeyframeTrackContentBuilder<Double> private func beats(
    _ count: Int, isLoud: Bool, rest: Double?
  ) -> some KeyframeTrackContent<Double> {
    for beat in 0..<count {
      LinearKeyframe(Double(beat + 1), duration: 1)
    }
    if isLoud {
      LinearKeyframe(100, duration: 1)
    } else {
      MoveKeyframe(50)
    }
    if let rest {
      LinearKeyframe(rest, duration: 2)
    }
  }

  @Test func aTracksContentIsBuiltFromStatements() {
    func timeline(_ count: Int, _ isLoud: Bool, _ rest: Double?) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { beats(count, isLoud: isLoud, rest: rest) } }
    }
    let loud = timeline(3, true, nil)
    #expect(loud.duration == 4)
    #expect([1, 2, 3, 4].map { loud.value(time: $0) } == [1, 2, 3, 100])
    let quiet = timeline(1, false, 10)
    #expect(quiet.duration == 3)
    #expect(quiet.value(time: 0.5) == 0.5)
    // The move takes no time; from there the rest goes down to ten.
    #expect(quiet.value(time: 2) == 30)
    #expect(quiet.value(time: 3) == 10)
    #expect(timeline(0, false, nil).value(time: 1) == 50)
  }

  private struct Pose {
    var x = 0.0
    var y = 0.0
  }

  @KeyframesBuilder<Pose> private func tracks(_ isDown: Bool) -> some Keyframes<Pose> {
    KeyframeTrack(\.x) { beats(2, isLoud: true, rest: nil) }
    KeyframeTrack(\.y) {
      if isDown { LinearKeyframe(20, duration: 4) }
    }
  }

  @Test func tracksAreBuiltBesideEachOther() {
    let down = KeyframeTimeline(initialValue: Pose()) { tracks(true) }
    #expect(down.duration == 4)
    let pose = down.value(time: 2)
    #expect(pose.x == 2 && pose.y == 10)
    let level = KeyframeTimeline(initialValue: Pose()) { tracks(false) }
    #expect(level.duration == 3)
    #expect(level.value(time: 3).y == 0)
  }

  @KeyframesBuilder<Double> private func plain(_ isQuick: Bool) -> some Keyframes<Double> {
    if isQuick {
      LinearKeyframe(1, duration: 1)
    } else {
      LinearKeyframe(1, duration: 5)
    }
  }

  @Test func keyframesAloneAreATrackOfTheWholeValue() {
    #expect(KeyframeTimeline(initialValue: 0.0) { plain(true) }.duration == 1)
    #expect(KeyframeTimeline(initialValue: 0.0) { plain(false) }.duration == 5)
  }
}
