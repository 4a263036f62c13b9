import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Each sentence as a function of records that are written by hand.
struct RuleTests {
  private static func text(_ string: String, _ view: UInt32 = 7, _ frame: CGRect = HandMadeFrames.place)
    -> PaintedItem
  {
    PaintedItem(view: view, kind: .text(string), frame: frame)
  }

  // MARK: M01

  private func comes(
    _ changes: FrameRecord.Changes, travels: Bool, jump: CGFloat = 0, painted: Range<Int> = 0..<8
  ) -> [MotionFault] {
    let frames = HandMadeFrames.frames(8, changes: { $0 == 2 || $0 == 3 && !changes.isEmpty ? [.plain] : [] })
    {
      index in
      guard index >= 2 else { return [] }
      var view = ViewRecord(
        view: 1, frame: HandMadeFrames.place.offsetBy(dx: index > 2 ? jump : 0, dy: 0),
        jump: CGVector(dx: index == 3 ? jump : 0, dy: 0))
      view.age = index - 2
      view.isTravelling = travels && index >= 3 && index < 7
      return [view]
    } items: { index in
      painted.contains(index) ? [Self.text("New", 1)] : []
    }
    return FirstPlacementRule().faults(in: frames)
  }

  @Test func m01_whatMovesToItsFirstPlaceIsToldOnce() {
    #expect(comes([], travels: true).map(\.frame) == [3])
    #expect(comes([], travels: false, jump: 12).map(\.id) == ["M01"])
  }

  @Test func m01_whatIsNotPaintedMovesUnseen() {
    #expect(comes([], travels: true, painted: 0..<0).isEmpty)
    #expect(comes([], travels: true, painted: 7..<8).isEmpty)
    #expect(comes([], travels: true, painted: 6..<8).map(\.frame) == [3])
  }

  @Test func m01_whatTheProgramMovesLaterIsRight() {
    #expect(comes([.plain], travels: true).isEmpty)
    #expect(comes([], travels: false).isEmpty)
  }

  // MARK: M02

  private func shows(_ range: Range<Int>, input: Int? = nil) -> [MotionFault] {
    FlashRule().faults(
      in: HandMadeFrames.frames(20, changes: { $0 == input ? [.input] : [] }) { _ in
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
      in: HandMadeFrames.frames(12) { _ in
        []
      } items: { index in
        [Self.text("One")] + (range.contains(index) ? [other] : [])
      })
  }

  @Test func m03_textsOnTopOfEachOtherAreToldOnce() {
    #expect(
      overlaps(Self.text("One", 8, HandMadeFrames.place.offsetBy(dx: 10, dy: 4))).map(\.reason) == [
        "is painted twice"
      ])
    #expect(overlaps(Self.text("Two", 8)).count == 1)
    #expect(overlaps(Self.text("Two", 7)).map(\.reason) == ["is painted at two places"])
  }

  @Test func m03_aFingerMayHoldATextOnAnother() {
    func faults(heldUntil lift: Int, comesAt first: Int = 0) -> Int {
      var frames = HandMadeFrames.frames(
        12,
        views: { index in
          [ViewRecord(view: 7, frame: HandMadeFrames.place)]
            + (index < first ? [] : [ViewRecord(view: 8, frame: HandMadeFrames.place)])
        },
        items: { index in
          let dy: CGFloat = index < 3 || index > 10 ? 90 : 0
          return [Self.text("One"), Self.text("Two", 8, HandMadeFrames.place.offsetBy(dx: 0, dy: dy))]
        })
      for index in 2..<lift { frames[index].fingerTravel = 1 }
      return DoubledRule().faults(in: frames).count
    }
    #expect(faults(heldUntil: 11) == 0)
    #expect(faults(heldUntil: 5) == 1)
    // What comes on another was put there by the program.
    #expect(faults(heldUntil: 11, comesAt: 3) == 1)
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
    #expect(overlaps(Self.text("Two", 8, HandMadeFrames.place.offsetBy(dx: 0, dy: 20))).isEmpty)
    #expect(overlaps(Self.text("Two", 8), in: 3..<12).isEmpty)
    let frames = HandMadeFrames.frames(8) { _ in
      []
    } items: { index in
      guard index > 2, index < 7 else { return [Self.text("One")] }
      let card = PaintedItem(
        view: 9, kind: .figure, frame: HandMadeFrames.place,
        silhouette: Silhouette(HandMadeFrames.place.insetBy(dx: -4, dy: -4)))
      return [Self.text("One"), card, Self.text("Two", 8)]
    }
    #expect(DoubledRule().faults(in: frames).isEmpty)
  }

  @Test func m03_aCardThatFadesInWithItsTextDimsTheOther() {
    func faults(opacity: Double) -> [MotionFault] {
      let frames = HandMadeFrames.frames(12) { _ in
        []
      } items: { index in
        guard index > 2, index < 11 else { return [Self.text("One")] }
        var card = PaintedItem(
          view: 9, kind: .figure, frame: HandMadeFrames.place, opacity: opacity,
          silhouette: Silhouette(HandMadeFrames.place.insetBy(dx: -4, dy: -4)))
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
      in: HandMadeFrames.frames(pixels.count) { _ in
        []
      } items: { index in
        [
          PaintedItem(
            view: 1, kind: .picture, frame: HandMadeFrames.place, pixels: pixels[index], shownPixels: shown)
        ]
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
    _ changes: FrameRecord.Changes, by jump: CGFloat = 30, at place: CGRect = HandMadeFrames.place
  ) -> [MotionFault] {
    ContinuityRule().faults(
      in: HandMadeFrames.frames(8, changes: { $0 == 3 ? changes : [] }) { index in
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
      in: HandMadeFrames.frames(6, changes: { _ in [] }) { index in
        var view = ViewRecord(view: 1, type: "ScrollView", frame: HandMadeFrames.place)
        (view.scrollSource, view.scrollSpeed, view.scrolled) = (.scroll, 600, index == 3 ? points : 10)
        return [view]
      })
  }

  @Test func m05_aThrowMovesByItsSpeed() {
    #expect(throwsBy(40).count == 1)
    #expect(throwsBy(10).isEmpty)
  }

  @Test func m05_aThrowMayEndWithAJumpOfTheProgram() {
    func ends(_ changes: FrameRecord.Changes, reducesMotion: Bool = false) -> [Int] {
      var frames = HandMadeFrames.frames(6, changes: { $0 == 3 ? changes : [] }) { index in
        var view = ViewRecord(view: 1, type: "ScrollView", frame: HandMadeFrames.place)
        view.scrollSource = index < 3 ? .scroll : .none
        (view.scrollSpeed, view.scrolled) = (index < 3 ? 600 : 0, index < 3 ? 10 : index == 3 ? 300 : 0)
        return [view]
      }
      for index in frames.indices { frames[index].reducesMotion = reducesMotion }
      return ContinuityRule().faults(in: frames).map(\.frame)
    }
    #expect(ends([.plain]).isEmpty && ends([.input], reducesMotion: true).isEmpty)
    #expect(ends([]) == [3] && ends([.input]) == [3] && ends([], reducesMotion: true) == [3])
  }

  @Test func m05_whatJumpsAndGlidesBackIsTold() {
    let frames = HandMadeFrames.frames(12, changes: { $0 == 3 ? [.plain, .animated] : [] }) { index in
      var view = ViewRecord(view: 1, frame: HandMadeFrames.place)
      if index == 3 { view.jump = CGVector(dx: 40, dy: 0) }
      view.isTravelling = index >= 3 && index < 9
      view.step = CGVector(dx: index > 3 && index < 9 ? -8 : 0, dy: 0)
      return [view]
    }
    #expect(ContinuityRule().faults(in: frames).map(\.reason) == ["jumps by 40.0 points and glides back"])
  }

  // MARK: M07

  private func moves(in keeper: UInt32, changed: UInt32) -> [MotionFault] {
    let frames = (0..<4).map { index -> FrameRecord in
      var view = ViewRecord(view: 1, frame: HandMadeFrames.place)
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
      in: HandMadeFrames.frames(8) { _ in
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
    let ring = PaintedItem(view: 2, kind: .focusRing, frame: HandMadeFrames.place)
    let scrim = PaintedItem(view: 1, kind: .figure, frame: window, opacity: 0.4)
    #expect(
      ScrimRule().faults(
        in: HandMadeFrames.frames(3) { _ in
          []
        } items: { _ in
          [ring, scrim]
        }
      ).map(\.id) == ["M08"])
    #expect(
      ScrimRule().faults(
        in: HandMadeFrames.frames(3) { _ in
          []
        } items: { _ in
          [scrim, ring]
        }
      ).isEmpty)
  }

  // MARK: M12

  private func comesDown(to y: CGFloat, scrolled: Int) -> [MotionFault] {
    LockedSheetRule().faults(
      in: HandMadeFrames.frames(6, changes: { _ in [] }) { index in
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
    let ring = PaintedItem(view: 1, kind: .focusRing, frame: HandMadeFrames.place)
    let card = PaintedItem(
      view: 2, kind: .figure, frame: HandMadeFrames.place,
      silhouette: Silhouette(HandMadeFrames.place.insetBy(dx: -2, dy: -2)))
    var sheet = card
    sheet.layer = 1
    func faults(_ items: [PaintedItem]) -> [MotionFault] {
      FocusRingRule().faults(
        in: HandMadeFrames.frames(4) { _ in
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
