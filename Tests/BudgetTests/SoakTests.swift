import SwiftUI
import Testing
import ViewTreeTesting

@testable import BenchmarkScene

/// Use leaves nothing behind that would keep the program awake, or from giving memory back.
@MainActor struct SoakTests {
  @Test func afterEachRoundOfUseNothingMovesAndNoFingerIsMissed() throws {
    let tester = SceneBudgetTests.scene(rows: 200)
    for round in 0..<4 {
      for (from, to) in [(1500.0, 500.0), (500, 1500)] {
        tester.press(CGPoint(x: 540, y: from))
        tester.move(to: CGPoint(x: 540, y: to), over: 0.5)
        tester.move(to: CGPoint(x: 540, y: from), over: 0.5)
        tester.move(to: CGPoint(x: 540, y: to), over: 0.25)
        tester.release()
        tester.advance(by: 0.75)
      }
      tester.advance(by: 2)
      tester.tap(CGPoint(x: 540, y: 340))
      tester.advance(by: 2)
      #expect(tester.host.isAtRest && tester.host.isInputIdle, "round \(round), sheet at half")
      let handle = try #require(tester.frame(of: "bottom-sheet-handle"))
      tester.press(CGPoint(x: 540, y: handle.midY))
      for stroke in 0..<6 {
        tester.move(to: CGPoint(x: 540, y: stroke.isMultiple(of: 2) ? 200 : 1400), over: 0.5)
      }
      tester.move(to: CGPoint(x: 540, y: 1912), over: 0.5)
      tester.release()
      tester.advance(by: 3)
      #expect(tester.host.isAtRest && tester.host.isInputIdle, "round \(round)")
      #expect(tester.frame(of: "bottom-sheet-handle") == nil)
    }
  }
}
