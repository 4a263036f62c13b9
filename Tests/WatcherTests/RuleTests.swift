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
    #expect(veil(120, above: [PaintedItem(view: 2, kind: .figure, frame: card, cover: card)]).isEmpty)
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
      view: 2, kind: .figure, frame: Self.place, cover: Self.place.insetBy(dx: -2, dy: -2))
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
