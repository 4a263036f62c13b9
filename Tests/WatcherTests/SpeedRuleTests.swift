import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// M06 as a function of records that are written by hand.
struct SpeedRuleTests {
  private func letsGo(
    at speed: CGFloat, _ end: FrameRecord.Changes = .input, edit: (inout FrameRecord) -> Void = { _ in }
  ) -> [MotionFault] {
    var y: CGFloat = 100
    var frames = HandMadeFrames.frames(14, changes: { $0 > 0 && $0 < 6 ? [.input] : $0 == 6 ? end : [] }) {
      index in
      if index > 0 { y += (index <= 6 ? 1200 : speed) / 60 }
      return [ViewRecord(view: 1, frame: HandMadeFrames.place.offsetBy(dx: 0, dy: y))]
    }
    for index in frames.indices { edit(&frames[index]) }
    return SpeedRule().faults(in: frames)
  }

  @Test func m06_whatIsLetGoKeepsItsSpeed() {
    #expect(letsGo(at: 1200).isEmpty)
    #expect(letsGo(at: 1000).isEmpty)
    #expect(letsGo(at: 60).map(\.frame) == [6])
    #expect(letsGo(at: 6000).count == 1)
    #expect(letsGo(at: 0, [.input, .cancellation]).isEmpty)
    #expect(letsGo(at: -900, [.input, .otherInput]).isEmpty)
  }

  @Test func m06_aFingerThatStopsAndAWindowOfAnotherSizeHandNothingOver() {
    #expect(letsGo(at: 0).count == 1)
    #expect(letsGo(at: 0) { $0.fingerTravel = $0.number <= 6 ? 20 : 0 }.isEmpty)
    #expect(letsGo(at: 0) { if $0.number > 5 { $0.size.width = 430 } }.isEmpty)
  }

  /// A finger that catches a throw and is lifted a while later: there are no frames while it rests.
  @Test func m06_whatStandsBeforeItIsLetGoHandsNothingOver() {
    for isCaught in [true, false] {
      var frames = HandMadeFrames.frames(14, changes: { (1...6).contains($0) ? [.input] : [] }) { index in
        let y = 200 + CGFloat(min(index, isCaught ? 5 : 6)) * 40
        return [ViewRecord(view: 1, frame: HandMadeFrames.place.offsetBy(dx: 0, dy: y))]
      }
      if isCaught { for index in 6..<frames.count { frames[index].time += 0.034 } }
      #expect(SpeedRule().faults(in: frames).map(\.frame) == (isCaught ? [] : [6]))
    }
  }

  /// The break of `letsGo` in scrolled content, whose scroll view is so high.
  private func breaks(
    inScrollViewOf height: CGFloat, reducesMotion: Bool = false, atEnd: Bool = false
  ) -> [MotionFault] {
    var frames = HandMadeFrames.frames(14, changes: { (1...6).contains($0) ? [.input] : [] }) { index in
      var scroll = ViewRecord(
        view: 2, type: "ScrollView", frame: CGRect(x: 0, y: 0, width: 390, height: height))
      scroll.scrolled = (1...6).contains(index) ? 20 : 0
      scroll.isAtEnd = atEnd && index > 6
      let y = 200 + CGFloat(min(index, 6)) * 20
      return [scroll, ViewRecord(view: 1, container: 2, frame: HandMadeFrames.place.offsetBy(dx: 0, dy: y))]
    }
    for index in frames.indices { frames[index].reducesMotion = reducesMotion }
    return SpeedRule().faults(in: frames)
  }

  @Test func m06_whatIsScrolledOutOfSightHandsNothingOver() {
    #expect(breaks(inScrollViewOf: 844).map(\.frame) == [6])
    #expect(breaks(inScrollViewOf: 400).map(\.frame) == [6])
    #expect(breaks(inScrollViewOf: 250).isEmpty)
  }

  @Test func m06_withReducedMotionWhatIsLetGoMayStopAtOnce() {
    func stops(at speed: CGFloat) -> [Int] { letsGo(at: speed) { $0.reducesMotion = true }.map(\.frame) }
    #expect(stops(at: 0).isEmpty)
    // It still moves, at another speed.
    #expect(stops(at: 60) == [6] && stops(at: 6000) == [6])
    // The throw of a scroll view goes on.
    #expect(breaks(inScrollViewOf: 844, reducesMotion: true).map(\.frame) == [6])
    // It does not bounce at an end.
    #expect(breaks(inScrollViewOf: 844, reducesMotion: true, atEnd: true).isEmpty)
    #expect(breaks(inScrollViewOf: 844, atEnd: true).map(\.frame) == [6])
  }

  /// A finger throws content on at its speed. What is pinned in it goes along from the frame on in which it comes off, or until
  /// that in which it is pinned, by so many points a frame.
  private func pins(leaves: Bool, step: CGFloat) -> [Int] {
    let frames = HandMadeFrames.frames(14, changes: { (1...6).contains($0) ? [.input] : [] }) { index in
      var scroll = ViewRecord(view: 2, type: "ScrollView", frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scroll.scrolled = 40
      let moved = leaves ? max(CGFloat(index) - 5.25, 0) : min(CGFloat(index), 6.1)
      let places: [(UInt32, CGFloat)] = [(1, CGFloat(index) * 40), (3, moved * step)]
      return [scroll]
        + places.map {
          ViewRecord(view: $0.0, container: 2, frame: HandMadeFrames.place.offsetBy(dx: 0, dy: $0.1))
        }
    }
    return SpeedRule().faults(in: frames).map(\.frame)
  }

  @Test func m06_whatIsPinnedGoesAlongWithItsContentOrStays() {
    #expect(pins(leaves: true, step: 40).isEmpty && pins(leaves: false, step: 40).isEmpty)
    #expect(pins(leaves: true, step: 100) == [6] && pins(leaves: false, step: 100) == [6])
  }

  private func retargets(_ speeds: [CGFloat]) -> [MotionFault] {
    var x: CGFloat = 0
    return SpeedRule().faults(
      in: HandMadeFrames.frames(speeds.count, changes: { $0 == 6 ? [.animated] : [] }) { index in
        if index > 0 { x += speeds[index] / 60 }
        return [ViewRecord(view: 1, frame: HandMadeFrames.place.offsetBy(dx: x, dy: 0))]
      })
  }

  @Test func m06_anAnimationTakesOverTheSpeedOfTheOneBefore() {
    let before = [CGFloat](repeating: 900, count: 7)
    #expect(retargets(before + [880, 840, 780, 700, 600]).isEmpty)
    #expect(retargets(before + [10, 60, 130, 220, 300]).map(\.frame) == [6])
  }
}
