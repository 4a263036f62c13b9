import SwiftUI
import Testing
import ViewTreeTesting

#if canImport(Flashcards)
  @testable import Flashcards
#else
  @testable import ExampleFlashcards
#endif

/// Cards in a loop over indices, in every frame.
struct FlashcardsTests {
  private static let words = Flashcard.all.map(\.word)

  private func cards(_ size: CGSize) -> ViewTester {
    let tester = ViewTester(ContentView(), size: size)
    tester.settle()
    return tester
  }

  /// Where a card's word is when it alone is left, ten points lower for each card that lies on it.
  private func base(_ index: Int, _ tester: ViewTester) throws -> CGPoint {
    let frame = try #require(tester.painted(Self.words[index])).frame
    return CGPoint(x: frame.midX, y: frame.midY - CGFloat(Self.words.count - index) * 10)
  }

  @Test(arguments: Windows.all)
  func aDraggedCardIsWhereTheFingerPutsIt(_ size: CGSize) throws {
    let tester = cards(size)
    let start = try #require(tester.painted("kesä")).frame
    let others = tester.paintedTexts.filter { $0.string != "kesä" }
    var dx: CGFloat = 0
    var hasBegun = false
    var checked = 0
    tester.onFrame = { tester in
      let way = hasBegun ? dx : 0
      let opacity = max(0, min(1, 2 - abs(way / 50)))
      let turn = way / 5 * .pi / 180
      let card = tester.painted("kesä")
      #expect(tester.paintedTexts.filter { $0.string != "kesä" } == others)
      checked += 1
      guard opacity > 0 else { return #expect(card == nil) }
      #expect(near(card.map { CGFloat($0.opacity) }, opacity), "at \(dx)")
      #expect(near(card?.frame.midX, start.midX + 5 * way), "at \(dx)")
      #expect(near(card?.frame.midY, start.midY), "at \(dx)")
      #expect(near(card?.frame.width, start.width * cos(turn) + start.height * abs(sin(turn))), "at \(dx)")
    }
    tester.press(CGPoint(x: start.midX, y: start.midY))
    for next in Array(stride(from: 4, through: 120, by: 4)) + stride(from: 115, through: -120, by: -5) {
      dx = CGFloat(next)
      hasBegun = hasBegun || abs(dx) >= 10
      tester.move(to: CGPoint(x: start.midX + dx, y: start.midY))
      tester.advance(by: 1.0 / 60)
    }
    #expect(checked >= 70)
    tester.onFrame = { _ in }
    tester.move(to: CGPoint(x: start.midX + 60, y: start.midY))
    tester.release()
    tester.settle()
    #expect(tester.painted("kesä")?.frame == start)
  }

  @Test(arguments: Windows.all)
  func whatRemainsMovesUpByTheSpringUntilNoneIsLeft(_ size: CGSize) throws {
    let tester = cards(size)
    let bases = try Self.words.indices.map { try base($0, tester) }
    var checked = 0
    for left in Self.words.indices.reversed() {
      tester.press(CGPoint(x: size.width / 2, y: bases[0].y + 20))
      tester.move(by: CGVector(dx: left % 2 == 0 ? 150 : -150, dy: 5), over: 0.15)
      tester.release()
      let start = tester.now
      tester.onFrame = { tester in
        // The animation of `withAnimation`: critically damped, of 0.55 seconds.
        let t = CGFloat(tester.now - start) * 2 * .pi / 0.55
        let owed = (1 + t) * exp(-t)
        for index in Self.words.indices {
          let card = tester.painted(Self.words[index])
          guard index < left else {
            #expect(card == nil, "\(index) of \(left) after \(t)")
            continue
          }
          #expect(near(card?.frame.midX, bases[index].x) && card?.opacity == 1)
          let place = bases[index].y + 10 * (CGFloat(left - index) + owed)
          #expect(near(card?.frame.midY, place, 0.1), "\(index) of \(left) after \(t)")
        }
        checked += 1
      }
      tester.settle()
      tester.onFrame = { _ in }
      #expect(tester.painted("\(left) of 5") != nil)
    }
    #expect(checked > 100)
    #expect(tester.warnings.isEmpty)
  }

  @Test(arguments: Windows.all)
  func cardsThatAreFlungAwayInOneGoLeaveNothingBehind(_ size: CGSize) throws {
    let tester = cards(size)
    let before = tester.paintedTexts
    var last: [String: CGFloat] = [:]
    tester.onFrame = { tester in
      for card in tester.paintedTexts where Self.words.contains(card.string) && card.opacity == 1 {
        guard card.frame.midX == size.width / 2,
          let y = last.updateValue(card.frame.midY, forKey: card.string)
        else { continue }
        #expect(card.frame.midY <= y + 0.01 && y - card.frame.midY < 6, "\(card.string) jumps or sinks")
      }
    }
    for _ in Self.words {
      tester.flick(
        from: CGPoint(x: size.width / 2, y: before[0].frame.midY), by: CGVector(dx: 140, dy: 0), over: 0.06)
      tester.advance(by: 1.0 / 60)
    }
    #expect(tester.painted("0 of 5") != nil)
    #expect(!tester.paintedTexts.contains { Self.words.contains($0.string) && $0.opacity > 0 })
    // Put back at once, they lie as they lay.
    tester.onFrame = { _ in }
    #expect(tester.tap("Again"))
    tester.settle()
    #expect(tester.paintedTexts.map(\.frame) == before.map(\.frame))
  }

  @Test func aTapTurnsTheTopCardOver() {
    let tester = cards(Windows.all[0])
    tester.tap("kesä")
    tester.settle()
    #expect(tester.painted("summer") != nil && tester.painted("lake") == nil)
  }
}
