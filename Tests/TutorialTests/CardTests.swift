import SwiftUI
import Testing
import ViewTreeTesting

@testable import Tutorials

/// The tutorial's cards, in a window of 390 x 800 points. The ids are those of the project's conformance sentences.
struct CardTests {
  /// The card on top, and the one under it.
  static let top = "What thickens a roux?"
  static let next = "Where is halloumi from?"

  @MainActor static func scene() -> ViewTester {
    let tester = ViewTester(TutorialsView(scene: .cards), size: CGSize(width: 390, height: 800))
    tester.settle()
    return tester
  }

  @MainActor static func middle(_ tester: ViewTester, _ name: String = CardTests.top) -> CGPoint {
    let frame = tester.frame(of: name) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// A finger on the top card that has gone `dx` to the side and rests.
  @MainActor static func dragged(_ dx: CGFloat) -> (tester: ViewTester, start: CGPoint) {
    let tester = scene()
    let start = middle(tester)
    tester.press(start)
    tester.move(by: CGVector(dx: dx, dy: 0), over: 0.2)
    tester.advance(by: 0.1)
    return (tester, start)
  }

  @MainActor static func expect(_ dx: CGFloat, turn: Double, x: CGFloat, opacity: Double) {
    let (tester, start) = dragged(dx)
    #expect(abs(middle(tester).x - start.x - x) < 0.01)
    guard opacity > 0 else {
      #expect((Painted.text("thickens", in: tester)?.opacity ?? 0) == 0)
      return
    }
    let card = Painted.text("thickens", in: tester)
    #expect(abs((card?.rotation ?? .nan) - turn) < 0.01)
    #expect(abs((card?.opacity ?? .nan) - opacity) < 0.001)
  }

  @Test func c01_byFortyTheCardTurnsEightDegreesAndStaysOpaque() {
    Self.expect(40, turn: 8, x: 200, opacity: 1)
  }

  @Test(arguments: [75.0, -75])
  func c02_beyondFiftyTheCardFades(_ dx: Double) {
    Self.expect(CGFloat(dx), turn: dx / 5, x: CGFloat(5 * dx), opacity: 0.5)
  }

  @Test func c03_atAHundredTheCardIsGoneAndStillReturns() {
    Self.expect(100, turn: 20, x: 500, opacity: 0)
    let (tester, start) = Self.dragged(100)
    tester.release()
    tester.settle()
    #expect(Self.middle(tester) == start)
    #expect(tester.frame(of: "Known: 0") != nil && tester.frame(of: "Again: 0") != nil)
  }

  @Test(arguments: [101.0, -101])
  func c04_beyondAHundredTheCardIsRemovedOnce(_ dx: Double) {
    let (tester, _) = Self.dragged(CGFloat(dx))
    tester.release()
    tester.settle()
    #expect(tester.frame(of: Self.top) == nil)
    #expect(tester.frame(of: dx > 0 ? "Known: 1" : "Known: 0") != nil)
    #expect(tester.frame(of: dx > 0 ? "Again: 0" : "Again: 1") != nil)
    #expect(tester.frame(of: Self.next) != nil)
  }

  @Test func c05_byLessTheCardReturns() {
    let (tester, start) = Self.dragged(99)
    tester.release()
    tester.settle()
    let card = Painted.text("thickens", in: tester)
    #expect(Self.middle(tester) == start)
    #expect(card?.rotation == 0 && card?.opacity == 1)
  }

  @Test func c06_onlyTheTopCardReacts() {
    let tester = Self.scene()
    let below = Self.middle(tester, Self.next)
    let top = tester.frame(of: Self.top) ?? .zero
    let edge = tester.frame(of: "Which nut is in a frangipane?") ?? .zero
    // The strip of the lowest card that shows under the others.
    #expect(edge.maxY > top.maxY + 40)
    tester.drag(from: CGPoint(x: edge.midX, y: edge.maxY - 3), by: CGVector(dx: 150, dy: 0))
    tester.settle()
    #expect(tester.frame(of: "Which nut is in a frangipane?") == edge)
    #expect(tester.frame(of: Self.top) == top && Self.middle(tester, Self.next) == below)
  }

  @Test func theStackMovesUpWhenACardIsGone() {
    let (tester, _) = Self.dragged(120)
    let before = Self.middle(tester, Self.next).y
    tester.release()
    tester.advance(by: 0.1)
    let during = Self.middle(tester, Self.next).y
    tester.settle()
    let after = Self.middle(tester, Self.next).y
    #expect(abs(before - after - 10) < 0.01 && during < before && during > after)
  }

  @Test func aTapShowsTheAnswer() {
    let tester = Self.scene()
    tester.tap(Self.middle(tester))
    tester.settle()
    #expect(tester.frame(of: "Flour") != nil)
  }
}
