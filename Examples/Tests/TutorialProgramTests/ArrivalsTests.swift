import SwiftUI
import Testing
import ViewTreeTesting

#if canImport(Arrivals)
  @testable import Arrivals
#else
  @testable import ExampleArrivals
#endif

/// Pulled down for the next train, in every frame.
struct ArrivalsTests {
  private static let height: CGFloat = 70

  private func program(_ size: CGSize) -> ViewTester {
    let tester = ViewTester(ContentView(), size: size)
    tester.settle()
    return tester
  }

  /// The arrow's turn in degrees; nil where there is none.
  private func turn(_ tester: ViewTester) -> CGFloat? {
    tester.displayList.items.lazy.compactMap { item -> CGFloat? in
      guard case .symbol = item.content else { return nil }
      return atan2(item.transform.m12, item.transform.m11) * 180 / .pi
    }.first
  }

  /// Where the middle of the ring is that turns while something loads; nil where there is none.
  private func ring(_ tester: ViewTester) -> CGFloat? {
    tester.displayList.items.lazy.compactMap { item -> CGFloat? in
      guard case .stroke(let path, _, _) = item.content, path.boundingRect.width < 30 else { return nil }
      return item.transform.apply(CGPoint(x: 12, y: 12))?.y
    }.first
  }

  private func expectedTurn(_ pull: CGFloat) -> CGFloat {
    180 * max(0, min((pull / Self.height - 0.6) / 0.4, 1))
  }

  @Test(arguments: Windows.all)
  func theArrowTurnsAsThePullSays(_ size: CGSize) throws {
    let tester = program(size)
    let rest = try #require(tester.painted("Basel 9:04")).frame.minY
    // What a frame tells by way of the main queue is shown by the next one or the one after.
    var pulls: [CGFloat] = [0, 0, 0]
    var checked = 0
    tester.onFrame = { tester in
      let pull = -tester.scrollOffset.y
      #expect(near(tester.painted("Basel 9:04")?.frame.minY, rest + pull))
      pulls = pulls.dropFirst() + [pull]
      guard let shown = turn(tester), pull > 0 else { return }
      let turns = pulls.map(expectedTurn)
      #expect(shown >= (turns.min() ?? 0) - 0.01 && shown <= (turns.max() ?? 0) + 0.01, "at \(pull)")
      checked += 1
    }
    tester.press(CGPoint(x: size.width / 2, y: 60))
    for _ in 0..<40 where -tester.scrollOffset.y < Self.height - 4 {
      tester.move(by: CGVector(dx: 0, dy: 5), over: 1.0 / 60)
      tester.advance(by: 1.0 / 60)
      #expect(near(turn(tester), expectedTurn(-tester.scrollOffset.y)))
    }
    tester.release()
    tester.settle()
    #expect(checked > 30)
    #expect(near(tester.painted("Basel 9:04")?.frame.minY, rest))
    #expect(tester.painted("Delayed 1") == nil)
  }

  @Test(arguments: Windows.all)
  func pulledFarItStaysOpenUntilTheTrainIsThere(_ size: CGSize) throws {
    let tester = program(size)
    let rest = try #require(tester.painted("Basel 9:04")).frame.minY
    var isOpen = false
    var openFrames = 0
    tester.onFrame = { tester in
      guard tester.painted("Delayed 1") == nil else { return }
      // The content is where the pull has it, and by the symbol's height lower from when it is open.
      let lower = (tester.painted("Basel 9:04")?.frame.minY ?? .nan) - rest + tester.scrollOffset.y
      isOpen = isOpen || lower > 1
      #expect(near(lower, isOpen ? Self.height : 0))
      if isOpen {
        openFrames += 1
        #expect(turn(tester) == nil, "the arrow has made way for the ring")
        #expect(near(ring(tester), Self.height / 2 - tester.scrollOffset.y))
      }
    }
    tester.press(CGPoint(x: size.width / 2, y: 40))
    tester.move(by: CGVector(dx: 0, dy: 300), over: 0.5)
    tester.release()
    tester.advance(by: 0.9)
    #expect(openFrames > 10)
    #expect(near(tester.painted("Basel 9:04")?.frame.minY, rest + Self.height, 1))
    tester.onFrame = { _ in }
    tester.settle()
    let height =
      try #require(tester.painted("Turin 9:21")).frame.minY - (tester.painted("Basel 9:04")?.frame.minY ?? 0)
    #expect(near(tester.painted("Delayed 1")?.frame.minY, rest))
    #expect(near(tester.painted("Basel 9:04")?.frame.minY, rest + height))
    // And once more.
    tester.drag(from: CGPoint(x: size.width / 2, y: 40), by: CGVector(dx: 0, dy: 300))
    tester.settle()
    #expect(near(tester.painted("Delayed 2")?.frame.minY, rest))
    #expect(tester.warnings.isEmpty)
  }
}
