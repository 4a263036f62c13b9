import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Each sentence as a function of records that are written by hand.
struct RuleTests {
  private static let place = CGRect(x: 20, y: 100, width: 100, height: 20)

  /// Frames at 60 a second; the first and the last are frames of rest.
  private static func frames(
    _ count: Int, changes: (Int) -> FrameRecord.Changes = { _ in [] },
    views: (Int) -> [ViewRecord] = { _ in [] },
    items: (Int) -> [PaintedItem] = { _ in [] }
  ) -> [FrameRecord] {
    (0..<count).map { index in
      FrameRecord(
        number: index, time: Double(index) / 60, isSettled: index == 0 || index == count - 1,
        changes: changes(index), views: views(index), items: items(index))
    }
  }

  private static func text(_ string: String, _ view: UInt32 = 7, _ frame: CGRect = RuleTests.place)
    -> PaintedItem
  {
    PaintedItem(view: view, kind: .text(string), frame: frame)
  }

  // MARK: M01

  private func comes(_ changes: FrameRecord.Changes, travels: Bool, jump: CGFloat = 0) -> [MotionFault] {
    let frames = Self.frames(8, changes: { $0 == 2 || $0 == 3 && !changes.isEmpty ? [.plain] : [] }) {
      index in
      guard index >= 2 else { return [] }
      var view = ViewRecord(
        view: 1, frame: Self.place.offsetBy(dx: index > 2 ? jump : 0, dy: 0),
        jump: CGVector(dx: index == 3 ? jump : 0, dy: 0))
      view.age = index - 2
      view.isTravelling = travels && index >= 3 && index < 7
      return [view]
    }
    return FirstPlacementRule().faults(in: frames)
  }

  @Test func m01_whatMovesToItsFirstPlaceIsToldOnce() {
    #expect(comes([], travels: true).map(\.frame) == [3])
    #expect(comes([], travels: false, jump: 12).map(\.id) == ["M01"])
  }

  @Test func m01_whatTheProgramMovesLaterIsRight() {
    #expect(comes([.plain], travels: true).isEmpty)
    #expect(comes([], travels: false).isEmpty)
  }

  // MARK: M02

  private func shows(_ range: Range<Int>, input: Int? = nil) -> [MotionFault] {
    FlashRule().faults(
      in: Self.frames(20, changes: { $0 == input ? [.input] : [] }) { _ in
        []
      } items: { index in
        [Self.text("Always")] + (range.contains(index) ? [Self.text("No results", 8)] : [])
      })
  }

  @Test func m02_whatIsShownForAFewFramesIsAFlash() {
    #expect(shows(3..<6).map(\.name) == ["No results"])
    #expect(shows(3..<4).count == 1)
  }

  @Test func m02_whatStaysATenthOfASecondOrIsAskedAwayIsNone() {
    #expect(shows(3..<9).isEmpty)
    #expect(shows(3..<6, input: 5).isEmpty)
    #expect(shows(3..<20).isEmpty)
    #expect(shows(0..<4).isEmpty)
  }

  // MARK: M03

  private func overlaps(_ other: PaintedItem, in range: Range<Int> = 3..<9) -> [MotionFault] {
    DoubledRule().faults(
      in: Self.frames(12) { _ in
        []
      } items: { index in
        [Self.text("One")] + (range.contains(index) ? [other] : [])
      })
  }

  @Test func m03_textsOnTopOfEachOtherAreToldOnce() {
    #expect(
      overlaps(Self.text("One", 8, Self.place.offsetBy(dx: 10, dy: 4))).map(\.reason) == ["is painted twice"])
    #expect(overlaps(Self.text("Two", 8)).count == 1)
    #expect(overlaps(Self.text("Two", 7)).map(\.reason) == ["is painted at two places"])
  }

  @Test func m03_textsSideBySideOnATurnedCardAreRight() {
    let turn = ProjectionTransform(CGAffineTransform(rotationAngle: 0.4))
    func text(_ string: String, _ view: UInt32, _ bounds: CGRect) -> PaintedItem {
      var item = Self.text(string, view, turn.boundingRect(of: bounds))
      item.turned = PaintedItem.Turned(bounds: bounds, transform: turn)
      return item
    }
    let first = text("One", 7, CGRect(x: 100, y: 0, width: 200, height: 20))
    let below = text("Two", 8, CGRect(x: 100, y: 24, width: 200, height: 20))
    let onTop = text("Two", 8, CGRect(x: 100, y: 8, width: 200, height: 20))
    #expect(first.frame.intersection(below.frame).height > 20)
    #expect(first.shared(with: below).part == 0)
    #expect(first.shared(with: onTop).part > 0.3 && !first.shared(with: onTop).points.isEmpty)
  }

  @Test func m03_crossFadesCoversAndWhatRestsSoAreRight() {
    var fading = Self.text("Two", 8)
    fading.opacity = 0.5
    #expect(overlaps(fading).isEmpty)
    #expect(overlaps(Self.text("Two", 8, Self.place.offsetBy(dx: 0, dy: 20))).isEmpty)
    #expect(overlaps(Self.text("Two", 8), in: 3..<12).isEmpty)
    let frames = Self.frames(8) { _ in
      []
    } items: { index in
      guard index > 2, index < 7 else { return [Self.text("One")] }
      let card = PaintedItem(
        view: 9, kind: .figure, frame: Self.place, silhouette: Silhouette(Self.place.insetBy(dx: -4, dy: -4)))
      return [Self.text("One"), card, Self.text("Two", 8)]
    }
    #expect(DoubledRule().faults(in: frames).isEmpty)
  }

  @Test func m03_aCardThatFadesInWithItsTextDimsTheOther() {
    func faults(opacity: Double) -> [MotionFault] {
      let frames = Self.frames(12) { _ in
        []
      } items: { index in
        guard index > 2, index < 11 else { return [Self.text("One")] }
        var card = PaintedItem(
          view: 9, kind: .figure, frame: Self.place, opacity: opacity,
          silhouette: Silhouette(Self.place.insetBy(dx: -4, dy: -4)))
        var second = Self.text("Two", 8)
        second.opacity = 0.9
        (card.veiledGroups, second.veiledGroups) = ([1], [1])
        return [Self.text("One"), card, second]
      }
      return DoubledRule().faults(in: frames)
    }
    #expect(faults(opacity: 0.9).isEmpty)
    #expect(faults(opacity: 0.3).count == 1)
  }

  // MARK: M04

  private func pictures(_ pixels: [CGFloat], shown: CGFloat = 200) -> [MotionFault] {
    PictureRule().faults(
      in: Self.frames(pixels.count) { _ in
        []
      } items: { index in
        [PaintedItem(view: 1, kind: .picture, frame: Self.place, pixels: pixels[index], shownPixels: shown)]
      })
  }

  @Test func m04_aPictureThatGetsWorseIsTold() {
    #expect(pictures([200, 200, 20, 200]).map(\.frame) == [2])
    #expect(pictures([200, 0, 200]).count == 1)
  }

  @Test func m04_picturesGetBetterAndAreShownSmaller() {
    #expect(pictures([0, 20, 200, 200]).isEmpty)
    #expect(pictures([400, 400, 220], shown: 200).isEmpty)
  }

  // MARK: M05

  private func jumps(
    _ changes: FrameRecord.Changes, by jump: CGFloat = 30, at place: CGRect = place
  ) -> [MotionFault] {
    ContinuityRule().faults(
      in: Self.frames(8, changes: { $0 == 3 ? changes : [] }) { index in
        [ViewRecord(view: 1, frame: place, jump: CGVector(dx: index == 3 ? jump : 0, dy: 0))]
      })
  }

  @Test func m05_aJumpIsAProgramsChangeWithoutAnAnimation() {
    #expect(jumps([]).map(\.frame) == [3])
    #expect(jumps([.animated]).count == 1)
    #expect(jumps([.plain]).isEmpty)
    #expect(jumps([.animated], by: 0.4).isEmpty)
    // Below the window it is not seen.
    #expect(jumps([], at: CGRect(x: 16, y: 990, width: 100, height: 20)).isEmpty)
  }

  private func throwsBy(_ points: CGFloat) -> [MotionFault] {
    ContinuityRule().faults(
      in: Self.frames(6, changes: { _ in [] }) { index in
        var view = ViewRecord(view: 1, type: "ScrollView", frame: Self.place)
        (view.scrollSource, view.scrollSpeed, view.scrolled) = (.scroll, 600, index == 3 ? points : 10)
        return [view]
      })
  }

  @Test func m05_aThrowMovesByItsSpeed() {
    #expect(throwsBy(40).count == 1)
    #expect(throwsBy(10).isEmpty)
  }

  @Test func m05_whatJumpsAndGlidesBackIsTold() {
    let frames = Self.frames(12, changes: { $0 == 3 ? [.plain, .animated] : [] }) { index in
      var view = ViewRecord(view: 1, frame: Self.place)
      if index == 3 { view.jump = CGVector(dx: 40, dy: 0) }
      view.isTravelling = index >= 3 && index < 9
      view.step = CGVector(dx: index > 3 && index < 9 ? -8 : 0, dy: 0)
      return [view]
    }
    #expect(ContinuityRule().faults(in: frames).map(\.reason) == ["jumps by 40.0 points and glides back"])
  }

  // MARK: M06

  private func letsGo(
    at speed: CGFloat, _ end: FrameRecord.Changes = .input, edit: (inout FrameRecord) -> Void = { _ in }
  ) -> [MotionFault] {
    var y: CGFloat = 100
    var frames = Self.frames(14, changes: { $0 > 0 && $0 < 6 ? [.input] : $0 == 6 ? end : [] }) { index in
      if index > 0 { y += (index <= 6 ? 1200 : speed) / 60 }
      return [ViewRecord(view: 1, frame: Self.place.offsetBy(dx: 0, dy: y))]
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
  }

  @Test func m06_aFingerThatStopsAndAWindowOfAnotherSizeHandNothingOver() {
    #expect(letsGo(at: 0).count == 1)
    #expect(letsGo(at: 0) { $0.fingerTravel = $0.number <= 6 ? 20 : 0 }.isEmpty)
    #expect(letsGo(at: 0) { if $0.number > 5 { $0.size.width = 430 } }.isEmpty)
  }

  /// The break of `letsGo` in scrolled content, whose scroll view is so high.
  private func breaks(inScrollViewOf height: CGFloat, reducesMotion: Bool = false) -> [MotionFault] {
    var frames = Self.frames(14, changes: { (1...6).contains($0) ? [.input] : [] }) { index in
      var scroll = ViewRecord(
        view: 2, type: "ScrollView", frame: CGRect(x: 0, y: 0, width: 390, height: height))
      scroll.scrolled = (1...6).contains(index) ? 20 : 0
      let y = 200 + CGFloat(min(index, 6)) * 20
      return [scroll, ViewRecord(view: 1, container: 2, frame: Self.place.offsetBy(dx: 0, dy: y))]
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
  }

  private func retargets(_ speeds: [CGFloat]) -> [MotionFault] {
    var x: CGFloat = 0
    return SpeedRule().faults(
      in: Self.frames(speeds.count, changes: { $0 == 6 ? [.animated] : [] }) { index in
        if index > 0 { x += speeds[index] / 60 }
        return [ViewRecord(view: 1, frame: Self.place.offsetBy(dx: x, dy: 0))]
      })
  }

  @Test func m06_anAnimationTakesOverTheSpeedOfTheOneBefore() {
    let before = [CGFloat](repeating: 900, count: 7)
    #expect(retargets(before + [880, 840, 780, 700, 600]).isEmpty)
    #expect(retargets(before + [10, 60, 130, 220, 300]).map(\.frame) == [6])
  }

  // MARK: M07

  private func moves(in keeper: UInt32, changed: UInt32) -> [MotionFault] {
    let frames = (0..<4).map { index -> FrameRecord in
      var view = ViewRecord(view: 1, frame: Self.place)
      (view.keeper, view.isTravelling) = (keeper, index > 1)
      var frame = FrameRecord(
        number: index, time: Double(index) / 60, changes: index == 2 ? [.animated] : [], views: [view])
      frame.keepers = [
        5: .init(outer: FrameRecord.windowKeeper, size: CGSize(width: 100, height: 100)),
        6: .init(outer: FrameRecord.windowKeeper, size: CGSize(width: 100, height: 100)),
        7: .init(outer: 6, size: CGSize(width: 50, height: 50)),
      ]
      if index == 2 { frame.animatedKeepers = [changed] }
      return frame
    }
    return ScopeRule().faults(in: frames)
  }

  @Test func m07_anAnimationMovesWhatItsTransactionChanged() {
    #expect(moves(in: 5, changed: 6).map(\.frame) == [2])
    #expect(moves(in: 7, changed: 5).count == 1)
    #expect(moves(in: 5, changed: 5).isEmpty)
    #expect(moves(in: 7, changed: 6).isEmpty)
    #expect(moves(in: 6, changed: 7).isEmpty)
    #expect(moves(in: 5, changed: FrameRecord.windowKeeper).isEmpty)
  }

  // MARK: M08

  private func veil(_ shift: CGFloat, above: [PaintedItem] = []) -> [MotionFault] {
    let window = CGRect(x: 0, y: 0, width: 390, height: 844)
    return ScrimRule().faults(
      in: Self.frames(8) { _ in
        []
      } items: { index in
        [
          PaintedItem(
            view: 1, kind: .figure, frame: window.offsetBy(dx: index == 3 ? shift : 0, dy: 0), opacity: 0.4)
        ]
          + above
      })
  }

  @Test func m08_aScrimCoversTheWindowInEachFrame() {
    #expect(veil(120).map(\.frame) == [3])
    #expect(veil(0).isEmpty)
    let card = CGRect(x: 0, y: 0, width: 200, height: 844)
    #expect(
      veil(120, above: [PaintedItem(view: 2, kind: .figure, frame: card, silhouette: Silhouette(card))])
        .isEmpty)
  }

  @Test func m08_underAScrimNoRingIsShown() {
    let window = CGRect(x: 0, y: 0, width: 390, height: 844)
    let ring = PaintedItem(view: 2, kind: .focusRing, frame: Self.place)
    let scrim = PaintedItem(view: 1, kind: .figure, frame: window, opacity: 0.4)
    #expect(
      ScrimRule().faults(
        in: Self.frames(3) { _ in
          []
        } items: { _ in
          [ring, scrim]
        }
      ).map(\.id) == ["M08"])
    #expect(
      ScrimRule().faults(
        in: Self.frames(3) { _ in
          []
        } items: { _ in
          [scrim, ring]
        }
      ).isEmpty)
  }

  // MARK: M12

  private func comesDown(to y: CGFloat, scrolled: Int) -> [MotionFault] {
    LockedSheetRule().faults(
      in: Self.frames(6, changes: { _ in [] }) { index in
        let frame = CGRect(x: 0, y: index == 0 ? 50 : index == 5 ? y : 200, width: 390, height: 800)
        return [
          ViewRecord(view: 1, type: "Group", id: "bottom-sheet", frame: frame),
          ViewRecord(view: 2, container: 1, type: "ScrollView", value: "0,\(scrolled)", frame: frame),
        ]
      })
  }

  @Test func m12_atHalfTheContentIsAtItsTop() {
    #expect(comesDown(to: 422, scrolled: 80).map(\.id) == ["M12"])
    #expect(comesDown(to: 422, scrolled: 0).isEmpty)
    #expect(comesDown(to: 50, scrolled: 80).isEmpty)
  }

  // MARK: M13

  @Test func m13_aRingLiesAboveWhatItSurrounds() {
    let ring = PaintedItem(view: 1, kind: .focusRing, frame: Self.place)
    let card = PaintedItem(
      view: 2, kind: .figure, frame: Self.place, silhouette: Silhouette(Self.place.insetBy(dx: -2, dy: -2)))
    var sheet = card
    sheet.layer = 1
    func faults(_ items: [PaintedItem]) -> [MotionFault] {
      FocusRingRule().faults(
        in: Self.frames(4) { _ in
          []
        } items: { _ in
          items
        })
    }
    #expect(faults([ring, card]).map(\.id) == ["M13"])
    #expect(faults([card, ring]).isEmpty)
    #expect(faults([ring, sheet]).isEmpty)
  }
}
