import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The guide as a whole: what stays still, what keys do, what a press shows.
struct GuideTests {
  @Test func atRestNothingNeedsAFrame() {
    let tester = SheetTests.guide()
    tester.settle()
    #expect(tester.host.isAtRest && !tester.host.needsFrame && tester.host.timers.nextDeadline == nil)
    let frames = tester.runner.frames
    tester.advance(by: 10)
    #expect(tester.runner.frames == frames)
  }

  @Test func scrollingEvaluatesNoBodyButThoseOfRowsThatComeIn() {
    let tester = SheetTests.guide()
    tester.host.countsBodies = true
    tester.press(CGPoint(x: 195, y: 600))
    tester.move(by: CGVector(dx: 0, dy: -40), over: 0.1)
    let counts = tester.host.bodyCounts
    let layouts = tester.host.statistics.layouts
    // The pressed row lets go when the drag begins; rows ahead were there already.
    #expect(counts["GuideView"] == nil && counts["NavigationView<some View>"] == nil)
    tester.move(by: CGVector(dx: 0, dy: -10), over: 0.05)
    #expect(tester.host.bodyCounts == counts)
    #expect(tester.host.statistics.layouts == layouts)
    tester.release()
  }

  @Test func draggingTheSheetEvaluatesOnlyWhatDependsOnTheDrag() {
    let tester = SheetTests.presented()
    let handle = tester.frame(of: "bottom-sheet-handle") ?? .zero
    tester.press(CGPoint(x: handle.midX, y: handle.midY))
    tester.move(by: CGVector(dx: 0, dy: -30), over: 0.1)
    tester.host.countsBodies = true
    let bodies = tester.host.statistics.bodies
    tester.move(by: CGVector(dx: 0, dy: -60), over: 0.3)
    // What looks like the sheet's place is evaluated, and nothing of the list or of the content.
    #expect(tester.host.statistics.bodies > bodies)
    let evaluated = Set(tester.host.bodyCounts.keys)
    #expect(
      evaluated.isSubset(of: [
        "SheetDrag", "SheetShade", "SheetPlace", "SheetCorners", "SheetRecession", "HeroWatch",
      ]),
      "\(evaluated)")
    tester.release()
    tester.settle()
  }

  @Test func rowsAreAtLeastAFingerHigh() {
    let rows = SheetTests.guide().tree.flattened.filter { $0.id?.hasPrefix("row-") == true }
    #expect(rows.count > 5)
    #expect(rows.allSatisfy { $0.frame.height >= 44 })
  }

  @Test func aMovingListIsCaughtAndNothingIsTapped() {
    let tester = SheetTests.guide()
    tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -200), over: 0.08)
    tester.advance(by: 0.1)
    tester.tap(CGPoint(x: 195, y: 300))
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil)
  }

  @Test func aFingerThatSlidesOffARowDoesNotOpenIt() {
    let tester = SheetTests.guide()
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 120, dy: 0), over: 0.1)
    tester.move(by: CGVector(dx: 0, dy: 8), over: 0.05)
    tester.move(to: CGPoint(x: 450, y: 300), over: 0.1)
    tester.release()
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil)
  }

  @Test func aPressedRowLightsUp() {
    let tester = SheetTests.guide()
    let before = tester.displayList.items.count
    tester.press(CGPoint(x: 195, y: 300))
    tester.advance(by: 0.15)
    #expect(tester.displayList.items.count == before + 1)
    tester.cancel()
    tester.settle()
    #expect(tester.displayList.items.count == before)
    #expect(tester.frame(of: "bottom-sheet") == nil)
  }

  @Test func arrowKeysLeadOverTheChipsToARowAndReturnOpensIt() {
    let tester = SheetTests.guide()
    let before = tester.displayList.items.count
    tester.key(.downArrow)
    tester.settle()
    #expect(tester.displayList.items.count == before + 1, "the focus ring, round the first chip")
    tester.key(.downArrow)
    tester.key(.return)
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.half)
    #expect(tester.frame(of: "Restaurant 0") != nil)
  }

  @Test func fractionsHoldAfterAResize() {
    let tester = SheetTests.presented()
    tester.resize(to: CGSize(width: 500, height: 600))
    tester.settle()
    #expect(SheetTests.y(tester) == 300)
    SheetTests.drag(tester, by: -160)
    tester.settle()
    #expect(SheetTests.y(tester) == 50)
  }

  @Test func losingTheFocusCancelsADrag() {
    let tester = SheetTests.presented()
    tester.press(CGPoint(x: 195, y: 450))
    tester.move(by: CGVector(dx: 0, dy: 300), over: 0.2)
    tester.runner.send(.focus(false))
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.half)
    #expect(tester.host.isInputIdle)
  }

  @Test func theSameScriptGivesTheSamePictures() {
    func run() -> [DisplayList] {
      var lists: [DisplayList] = []
      let tester = ViewTester(
        GuideView(store: RestaurantStore(restaurants: [])), size: CGSize(width: 390, height: 800))
      tester.onFrame = { lists.append($0.displayList) }
      tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -200), over: 0.1)
      tester.settle()
      return lists
    }
    #expect(run() == run())
  }
}
