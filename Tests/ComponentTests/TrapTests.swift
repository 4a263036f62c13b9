import BistroComponents
import SwiftUI
import Testing
import ViewTreeTesting

/// Faults that sheets of other toolkits have had, where no conformance sentence names them; the tests' README lists the
/// others.
struct TrapTests {
  @Test func noTimeLocksTheContentWhenTheSheetArrives() {
    let bench = SheetBench()
    bench.program.selection = .full
    // As soon as it stands there, not half a second later.
    while bench.y != 50 { bench.tester.advance(by: 1.0 / 60) }
    bench.tester.press(CGPoint(x: 195, y: 600))
    bench.tester.move(by: CGVector(dx: 0, dy: -110), over: 0.1)
    bench.tester.advance(by: 0.02)
    #expect(bench.scroll >= 99 && bench.y == 50)
    bench.tester.move(by: CGVector(dx: 0, dy: 300), over: 0.2)
    bench.tester.advance(by: 0.02)
    #expect(bench.scroll == 0 && (bench.y ?? 0) > 200, "and back under the same finger")
    bench.tester.release()
    bench.tester.settle()
  }

  @Test func fingerAndProgramMayChooseDifferentlyInOneFrame() {
    let bench = SheetBench { $0.detents = [.height(200), .half, .full] }
    for _ in 0..<2 {
      bench.tester.press(bench.handle)
      bench.tester.move(by: CGVector(dx: 0, dy: -330), over: 0.3)
      bench.tester.advance(by: 0.1)
      // The finger chooses the topmost, the program the lowest, and it has the last word.
      bench.tester.release()
      bench.program.selection = .height(200)
      bench.tester.settle()
      #expect(bench.y == 600)
      #expect(bench.program.selection == .height(200))
      bench.program.selection = .half
      bench.tester.settle()
    }
    #expect(bench.tester.warnings.isEmpty)
  }

  @Test func aFingerThatIsTakenAwayAtOnceLetsGo() {
    let bench = SheetBench()
    // Without a frame in between.
    bench.tester.press(bench.handle)
    bench.tester.move(by: CGVector(dx: 0, dy: 120))
    bench.tester.cancel()
    bench.tester.settle()
    #expect(bench.y == 400)
    bench.drag(by: -330)
    #expect(bench.y == 50)
  }

  @Test func aSteadyFingerMovesTheSheetInSteadySteps() {
    let bench = SheetBench()
    bench.tester.press(bench.onContent)
    bench.tester.move(by: CGVector(dx: 0, dy: -20), over: 0.1)
    var places: [CGFloat] = []
    for _ in 0..<40 {
      bench.tester.move(by: CGVector(dx: 0, dy: -4), over: 1.0 / 60)
      bench.tester.advance(by: 1.0 / 60)
      places.append(bench.y ?? .nan)
    }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(
      steps.allSatisfy { abs($0 + 4) < 0.01 }, "measured in its own moving space it would shake: \(steps)")
    bench.tester.cancel()
    bench.tester.settle()
  }

  @Test func theScrimGoesWithItsSheet() {
    let bench = SheetBench()
    bench.program.isPresented = false
    while bench.y != nil {
      bench.tester.advance(by: 1.0 / 60)
      if bench.y == nil { #expect(bench.scrim == 0, "in the frame in which the sheet is gone") }
    }
    #expect(bench.tester.frame(of: "bottom-sheet-scrim") == nil)
    bench.tester.tap("row-3")
    #expect(bench.program.taps == ["row 3"])
  }

  @Test(arguments: [0.0, 0.016, 0.05, 0.2, 0.6])
  func presentedRightAfterItWasDismissedItComes(_ pause: Double) {
    let bench = SheetBench()
    bench.program.isPresented = false
    bench.tester.advance(by: pause)
    bench.program.isPresented = true
    bench.tester.settle()
    #expect(bench.y == 400)
    #expect(bench.program.isPresented)
  }
}
