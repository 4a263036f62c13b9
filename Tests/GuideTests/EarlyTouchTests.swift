import SwiftUI
import Testing
import ViewTreeTesting

/// What is touched before a sheet that has been asked for is seen.
@MainActor struct EarlyTouchTests {
  /// A guide so many frames after a tap on a row, and where that was.
  private func tapped(_ frames: Int) throws -> (tester: ViewTester, row: CGRect) {
    let tester = SheetTests.guide()
    let row = try #require(tester.frame(of: "row-1"))
    tester.press(CGPoint(x: row.midX, y: row.midY))
    tester.advance(by: 0.05)
    tester.release()
    for _ in 0..<frames { tester.advance(by: 1.0 / 120) }
    return (tester, row)
  }

  @Test(arguments: 0...4) func aTabUnderASheetThatComesIsOutOfReach(_ frames: Int) throws {
    let (tester, _) = try tapped(frames)
    tester.tap("Discover")
    tester.settle()
    if frames > 0 { #expect(tester.frame(of: "row-1") != nil, "the tab has not changed") }
    tester.tap("Restaurants")
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil, "nothing comes by itself")
  }

  @Test(arguments: 0...4) func theListUnderASheetThatComesDoesNotScroll(_ frames: Int) throws {
    let (tester, row) = try tapped(frames)
    tester.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 150), over: 0.1)
    tester.settle()
    #expect(tester.frame(of: "row-1") == row)
  }
}
