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
    #expect(tester.frame(of: "6 cards left") != nil)
  }

  @Test(arguments: [101.0, -101])
  func c04_beyondAHundredTheCardIsRemovedOnce(_ dx: Double) {
    let (tester, _) = Self.dragged(CGFloat(dx))
    tester.release()
    tester.settle()
    #expect(tester.frame(of: Self.top) == nil)
    #expect(tester.frame(of: "5 cards left") != nil)
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

  /// The prompts that are to be seen, the lowest card's first.
  private static func prompts(_ tester: ViewTester) -> [PaintedText] {
    let prompts = Card.samples.map(\.prompt)
    return tester.paintedTexts.filter { prompts.contains($0.string) && $0.opacity > 0 }
  }

  @Test func oneAfterTheOtherGoesAndWhatRemainsLiesInItsPlace() {
    let tester = Self.scene()
    let left = Self.prompts(tester)[0].frame.midX
    for remaining in (0..<6).reversed() {
      tester.flick(
        from: CGPoint(x: 195, y: 350), by: CGVector(dx: remaining % 2 == 0 ? 130 : -130, dy: 0), over: 0.1)
      tester.advance(by: 0.05)
      // What has gone is nowhere; what is left does not turn, fade or leave its column while it moves up.
      let moving = Self.prompts(tester)
      #expect(moving.map(\.string) == Card.samples.prefix(remaining).map(\.prompt))
      #expect(moving.allSatisfy { $0.opacity == 1 && abs($0.frame.midX - left) < 0.01 })
      tester.settle()
      let middles = Self.prompts(tester).map(\.frame.midY)
      #expect(middles.count == remaining)
      #expect(zip(middles, middles.dropFirst()).allSatisfy { abs($0 - $1 - 10) < 0.01 })
      #expect(tester.frame(of: remaining == 1 ? "1 card left" : "\(remaining) cards left") != nil)
    }
    #expect(tester.frame(of: "Start again") != nil)
    #expect(tester.warnings.isEmpty)
  }

  @Test(arguments: [0, 0.1, 2]) func startedAgainAllCardsLieThere(after pause: Double) {
    let tester = Self.scene()
    let before = Self.prompts(tester)
    for _ in 0..<6 {
      tester.flick(from: CGPoint(x: 195, y: 350), by: CGVector(dx: 140, dy: 0), over: 0.1)
      tester.advance(by: 0.02)
    }
    tester.advance(by: pause)
    #expect(tester.tap("Start again"))
    tester.settle()
    #expect(Self.prompts(tester) == before)
    #expect(tester.frame(of: "6 cards left") != nil)
  }

  @Test func aTapShowsTheAnswer() {
    let tester = Self.scene()
    tester.tap(Self.middle(tester))
    tester.settle()
    #expect(tester.frame(of: "Flour") != nil)
  }
}
