import BistroComponents
import SwiftUI
import Testing
import ViewTreeTesting

/// Where the bottom sheet goes, in a window of 390 x 800 points: half is 400, full 50. The ids are those of the project's
/// conformance sentences.
struct SheetPositionTests {
  @Test func t01_presentedItRestsAtTheLowestDetent() {
    let bench = SheetBench()
    #expect(bench.y == 400 && bench.program.selection == .half)
  }

  @Test(arguments: [(-208.0, 50.0), (-200, 400), (-192, 400), (240, 400), (232, 400)])
  func t03_slowReleasesAreDecidedByTheTutorialsThresholds(_ way: Double, _ rest: Double) {
    let bench = SheetBench()
    bench.drag(by: CGFloat(way))
    #expect(bench.y == CGFloat(rest))
    #expect(bench.program.selection == (rest == 50 ? .full : .half))
  }

  @Test func t06_farDownItIsDismissed() {
    let bench = SheetBench()
    bench.drag(by: 248)
    #expect(bench.y == nil && !bench.program.isPresented && bench.program.dismissals == 1)
  }

  @Test func t09_itFollowsTheFingerOneToOne() {
    let bench = SheetBench()
    let start = bench.handle
    bench.tester.press(start)
    for d in stride(from: CGFloat(-7), through: -210, by: -7) {
      bench.tester.move(to: CGPoint(x: start.x, y: start.y + d))
      bench.tester.advance(by: 1.0 / 60)
      #expect(bench.y == 400 + d)
    }
    bench.tester.release()
  }

  @Test func t11_atHalfADragOnTheContentMovesTheSheet() {
    let bench = SheetBench()
    let start = bench.onContent
    bench.tester.press(start)
    bench.tester.move(by: CGVector(dx: 0, dy: -150), over: 0.2)
    bench.tester.advance(by: 0.05)
    #expect(bench.y == 250 && bench.scroll == 0)
    bench.tester.release()
    bench.tester.settle()
  }

  @Test func t13_atFullTheContentScrolls() {
    let bench = SheetBench()
    bench.drag(by: -300)
    bench.drag(from: CGPoint(x: 195, y: 500), by: -300)
    #expect(bench.y == 50 && bench.scroll == 300)
  }

  @Test(arguments: [(121.0, 400.0), (119, 50)])
  func t14_pulledDownByItsContentItReturnsBeyond120(_ way: Double, _ rest: Double) {
    let bench = SheetBench()
    bench.drag(by: -300)
    bench.drag(from: CGPoint(x: 195, y: 300), by: CGFloat(way))
    #expect(bench.y == CGFloat(rest) && bench.scroll == 0)
  }

  @Test func t18_pullingScrolledContentOnlyScrolls() {
    let bench = SheetBench()
    bench.drag(by: -300)
    for _ in 0..<2 { bench.drag(from: CGPoint(x: 195, y: 700), by: -500) }
    bench.drag(from: CGPoint(x: 195, y: 200), by: 500)
    #expect(bench.y == 50 && bench.scroll == 500)
  }

  @Test func t24_halfToFullFollowsTheSpring() {
    let bench = SheetBench()
    let oracle: [(time: TimeInterval, y: CGFloat)] = [
      (0.05, 250.18), (0.1, 152.41), (0.15, 96.34), (0.2, 67.58), (0.25, 54.52), (0.3, 49.54), (0.4, 48.35),
      (0.5, 49.29),
    ]
    bench.program.selection = .full
    bench.tester.advance(by: 0)
    let begin = bench.tester.now
    for (time, expected) in oracle {
      bench.tester.advance(by: begin + time - bench.tester.now)
      #expect(abs((bench.y ?? .nan) - expected) < 1, "\(time)")
    }
    bench.tester.advance(by: 0.1)
    #expect(abs((bench.y ?? .nan) - 50) < 0.5)
    bench.tester.settle()
    #expect(bench.y == 50 && (bench.heights.min() ?? 0) >= 50 - 1.9)
  }

  @Test func t26_t27_goneItIsGoneAndBeginsAnewAtTheTopOfItsContent() {
    let bench = SheetBench()
    bench.drag(by: -300)
    bench.drag(from: CGPoint(x: 195, y: 500), by: -300)
    bench.program.isPresented = false
    bench.tester.settle()
    #expect(bench.y == nil && bench.scrim == 0 && bench.program.dismissals == 1)
    #expect(bench.tester.tap("row-3") && bench.program.taps == ["row 3"])
    bench.program.selection = .half
    bench.present()
    #expect(bench.y == 400 && bench.scroll == 0)
  }

  @Test func b05_aFingerThatRestsHasNoVelocity() {
    let bench = SheetBench()
    bench.tester.press(bench.handle)
    bench.tester.move(by: CGVector(dx: 0, dy: -190), over: 0.05)
    bench.tester.advance(by: 0.1)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 400)
  }

  @Test(arguments: [(-100.0, -900.0), (100, 300), (-120, -1500)])
  func b06_theSpringBeginsWithTheFingersVelocity(_ way: Double, _ velocity: Double) {
    let bench = SheetBench()
    bench.flick(by: CGFloat(way), velocity: CGFloat(velocity))
    let before = bench.y ?? .nan
    bench.tester.advance(by: 0.004)
    bench.tester.advance(by: 1.0 / 60)
    let after = bench.y ?? .nan
    // Not against the finger, and not much slower: the spring has worked for a frame.
    #expect((after - before) * CGFloat(velocity) > 0)
    bench.tester.settle()
  }

  @Test func b15_beyondTheTopItResists() {
    let bench = SheetBench()
    bench.drag(by: -300)
    bench.tester.press(bench.handle)
    bench.tester.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    bench.tester.advance(by: 0.05)
    #expect(abs((bench.y ?? .nan) - -1.46) < 0.01)
    bench.tester.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
    bench.tester.advance(by: 0.05)
    #expect(abs((bench.y ?? .nan) - 50) < 1e-6, "B18")
    bench.tester.release()
    bench.tester.settle()
  }

  @Test func b17_thePlaceDoesNotDependOnTheWay() {
    var places: [CGFloat] = []
    for steps in [1, 10, 1000] {
      let bench = SheetBench()
      let start = bench.handle
      bench.tester.press(start)
      for step in 1...steps {
        bench.tester.move(
          to: CGPoint(x: start.x, y: start.y - 460 * CGFloat(step) / CGFloat(steps)))
      }
      bench.tester.advance(by: 0.05)
      places.append(bench.y ?? .nan)
      bench.tester.cancel()
    }
    #expect(abs(places[0] - places[1]) < 1e-5 && abs(places[0] - places[2]) < 1e-5)
  }

  @Test func b54_aResizeKeepsTheDetentInTheSameFrame() {
    let bench = SheetBench()
    bench.tester.resize(to: CGSize(width: 390, height: 600))
    bench.tester.advance(by: 0)
    #expect(bench.y == 300)
    bench.tester.press(bench.handle)
    bench.tester.move(by: CGVector(dx: 0, dy: -40), over: 0.1)
    bench.tester.advance(by: 0.05)
    bench.tester.resize(to: CGSize(width: 390, height: 700))
    bench.tester.advance(by: 0.05)
    #expect(bench.y == 260)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 350)
  }

  @Test func b55_aRotationOnTheWayKeepsDetentAndVelocity() {
    let bench = SheetBench()
    bench.program.selection = .full
    bench.tester.advance(by: 0.1)
    let before = bench.y ?? .nan
    bench.tester.resize(to: CGSize(width: 800, height: 390))
    bench.tester.advance(by: 0)
    #expect((bench.y ?? .nan) <= before)
    bench.tester.settle()
    #expect(bench.y == 50)
  }

  @Test(arguments: [true, false]) func b55_onTheWayItIsAsFarBetweenTwoDetentsAsBefore(_ toHalf: Bool) {
    let bench = SheetBench()
    if toHalf {
      bench.program.isPresented = false
      bench.tester.settle()
      bench.program.isPresented = true
    } else {
      bench.program.selection = .full
    }
    bench.tester.advance(by: 0.08)
    let before = bench.y ?? .nan
    // Half of the height, and 50 points below the upper edge.
    let (from, to): (CGFloat, CGFloat) = toHalf ? (800, 400) : (400, 50)
    let part = (before - from) / (to - from)
    #expect(part > 0.1 && part < 0.95)
    bench.tester.resize(to: CGSize(width: 800, height: 390))
    bench.tester.advance(by: 0)
    let (newFrom, newTo): (CGFloat, CGFloat) = toHalf ? (390, 195) : (195, 50)
    #expect(abs((bench.y ?? .nan) - newFrom - part * (newTo - newFrom)) < 0.5)
    bench.tester.settle()
    #expect(bench.y == newTo)
  }

  @Test func b56_contentThatGrowsMovesTheSheetOnce() {
    let bench = SheetBench(.fixed) { $0.detents = [.content] }
    #expect(bench.y == 576)
    bench.program.contentHeight = 300
    bench.tester.advance(by: 0.05)
    let during = bench.y ?? .nan
    #expect(during < 576 && during > 476)
    bench.tester.settle()
    #expect(bench.y == 476)
    let sheet = bench.tester.frame(of: "bottom-sheet") ?? .zero
    #expect(sheet.maxY >= 800)
  }

  @Test func b57_aDetentThatIsGoneFallsToTheNearest() {
    let bench = SheetBench { $0.detents = [.height(200), .half, .full] }
    bench.program.selection = .half
    bench.tester.settle()
    bench.program.detents = [.height(200), .full]
    bench.tester.settle()
    #expect(bench.y == 600 && bench.program.isPresented && bench.program.selection == .height(200))
    // In the hand too.
    bench.tester.press(bench.handle)
    bench.tester.move(by: CGVector(dx: 0, dy: -20), over: 0.1)
    bench.program.detents = [.half]
    bench.tester.advance(by: 0.2)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 400 && bench.program.isPresented)
  }

  @Test func b58_theFirstFrameIsAtTheRightDetent() {
    let bench = SheetBench(presented: false)
    bench.program.isPresented = true
    bench.tester.advance(by: 0)
    #expect(bench.heights.first == 800)
    let there = SheetBench { $0.isPresented = true }
    #expect(there.heights.first == 400)
    let empty = SheetBench(.fixed) {
      $0.detents = [.content]
      $0.contentHeight = 0
    }
    #expect(empty.heights.allSatisfy { $0 >= 776 })
  }

  @Test func b60_atRestNothingHappens() {
    let bench = SheetBench()
    bench.drag(by: -300)
    bench.tester.advance(by: 2)
    let frames = bench.tester.runner.frames
    bench.tester.advance(by: 2)
    #expect(bench.tester.runner.frames == frames && bench.tester.host.timers.nextDeadline == nil)
  }

  @Test func draggedOrMovingItLaysNothingOutAndEvaluatesNoContent() {
    let counter = Counter()
    let tester = ViewTester(CountedSheet(counter: counter), size: CGSize(width: 390, height: 800))
    tester.settle()
    let handle = tester.frame(of: "bottom-sheet-handle") ?? .zero
    tester.press(CGPoint(x: handle.midX, y: handle.midY))
    tester.move(by: CGVector(dx: 0, dy: -20), over: 0.1)
    let bodies = counter.bodies
    let before = tester.host.statistics
    tester.move(by: CGVector(dx: 0, dy: -200), over: 0.5)
    tester.release()
    tester.advance(by: 0.2)
    let after = tester.host.statistics
    #expect(counter.bodies == bodies)
    #expect(after.layouts == before.layouts)
    // Place, corners, scrim and clock, of a few bodies each.
    #expect(after.bodies - before.bodies <= 10 * (after.frames - before.frames))
  }

  private final class Counter { var bodies = 0 }

  private struct CountedSheet: View {
    let counter: Counter
    @State private var isPresented = true
    var body: some View {
      Color.white.bottomSheet(isPresented: $isPresented) { Counted(counter: counter) { counter.bodies } }
    }
  }

  /// Holds a closure, as contents do, and so never counts as unchanged.
  private struct Counted: View {
    let counter: Counter
    let read: () -> Int
    var body: some View {
      counter.bodies += 1
      return ScrollView { Text("Content") }
    }
  }
}
