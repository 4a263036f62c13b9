import BistroComponents
import SwiftUI
import Testing
import ViewTreeTesting

/// Touches on the way, several fingers, cancelled fingers and programs that change their mind. The ids are those of the
/// project's conformance sentences.
struct SheetInterruptionTests {
  @Test(arguments: [true, false])
  func b19_b20_aTouchOnTheWayStopsItWhereItIs(_ onContent: Bool) {
    let bench = SheetBench()
    bench.program.selection = .full
    bench.tester.advance(by: 0.1)
    let before = bench.y ?? .nan
    bench.tester.press(onContent ? CGPoint(x: 195, y: 700) : bench.handle)
    bench.tester.advance(by: 0.3)
    #expect(abs((bench.y ?? .nan) - before) <= 0.5)
    bench.tester.move(by: CGVector(dx: 0, dy: 3))
    bench.tester.advance(by: 0.1)
    #expect(abs((bench.y ?? .nan) - before - 3) <= 0.5)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 50)
  }

  @Test func b21_closingItCanBeCaughtAndThrownUpAgain() {
    let bench = SheetBench()
    bench.program.isPresented = false
    bench.tester.advance(by: 0.1)
    #expect((bench.y ?? 0) > 450 && (bench.y ?? 0) < 799)
    bench.tester.press(bench.handle)
    bench.tester.move(by: CGVector(dx: 0, dy: -120), over: 0.06)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 400 || bench.y == 50)
    #expect(bench.program.isPresented && bench.program.dismissals == 0)
  }

  @Test func b22_theTapThatCatchesItPressesNothing() {
    let bench = SheetBench()
    bench.program.selection = .full
    bench.tester.advance(by: 0.1)
    bench.tester.tap(CGPoint(x: 195, y: 600))
    bench.tester.settle()
    #expect(bench.program.taps.isEmpty && bench.y == 50)
    bench.tester.tap(CGPoint(x: 195, y: 600))
    bench.tester.settle()
    #expect(bench.program.taps.count == 1)
  }

  @Test func b23_changesDuringADragWaitForItsEnd() {
    let bench = SheetBench()
    bench.tester.press(bench.handle)
    bench.tester.move(by: CGVector(dx: 0, dy: -50), over: 0.1)
    bench.program.selection = .full
    bench.tester.advance(by: 0.3)
    #expect(bench.y == 350)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 50)
    bench.tester.press(bench.handle)
    bench.tester.move(by: CGVector(dx: 0, dy: 50), over: 0.1)
    bench.program.isPresented = false
    bench.tester.advance(by: 0.3)
    #expect(bench.y == 100)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == nil && bench.program.dismissals == 1)
  }

  // Both sides change between two frames, and the sheet ends as it began: the program has to hear of it all the same.
  @Test func b23_aHandThatUndoesAtOnceWhatTheProgramAskedForIsHeard() {
    let bench = SheetBench()
    let handle = bench.handle
    bench.tester.press(handle)
    bench.tester.move(by: CGVector(dx: 0, dy: -50), over: 0.1)
    bench.program.isPresented = false
    bench.tester.advance(by: 0.3)
    let frames = bench.tester.host.statistics.frames
    bench.tester.release()
    bench.tester.press(handle.applying(CGAffineTransform(translationX: 0, y: -50)))
    bench.tester.move(by: CGVector(dx: 0, dy: -60))
    bench.tester.move(by: CGVector(dx: 0, dy: -60))
    bench.tester.release()
    #expect(bench.tester.host.statistics.frames == frames)
    bench.tester.settle()
    #expect(bench.y != nil)
    #expect(bench.program.isPresented)
    #expect(bench.program.dismissals == 0)
  }

  @Test(arguments: [50, 51])
  func b24_toggledOftenItEndsAsLastAsked(_ times: Int) {
    let bench = SheetBench(presented: false)
    for _ in 0..<times {
      bench.program.isPresented.toggle()
      bench.tester.advance(by: 0.02)
    }
    bench.tester.settle()
    #expect(bench.y == (times % 2 == 1 ? 400 : nil))
    #expect(bench.tester.tree.flattened.filter { $0.id == "bottom-sheet" }.count == times % 2)
  }

  @Test func b34_aCancelledDragSettlesAtTheNearestDetent() {
    for (way, rest) in [(-100.0, 400.0), (-250, 50), (350, 400)] {
      let bench = SheetBench()
      bench.tester.press(bench.handle)
      bench.tester.move(by: CGVector(dx: 0, dy: way), over: 0.1)
      bench.tester.cancel()
      bench.tester.settle()
      #expect(bench.y == CGFloat(rest) && bench.program.dismissals == 0)
    }
  }

  @Test func b35_lostFocusAndDevicesCancel() {
    for event in [HostEvent.cancelPointers, .focus(false), .visibility(false)] {
      let bench = SheetBench()
      bench.tester.press(bench.onContent)
      bench.tester.move(by: CGVector(dx: 0, dy: 300), over: 0.05)
      bench.tester.runner.send(event)
      bench.tester.runner.send(.visibility(true))
      bench.tester.settle()
      #expect(bench.y == 400 && bench.program.isPresented, "\(event)")
    }
  }

  @Test func b36_aSecondFingerTakesOverWithoutAJump() {
    let bench = SheetBench()
    bench.tester.press(CGPoint(x: 195, y: 600))
    bench.tester.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
    bench.tester.press(CGPoint(x: 100, y: 700), finger: 2)
    bench.tester.move(by: CGVector(dx: 0, dy: -60), over: 0.1, finger: 2)
    bench.tester.advance(by: 0.05)
    #expect(bench.y == 300)
    bench.tester.release()
    bench.tester.advance(by: 0.05)
    #expect(bench.y == 300)
    bench.tester.move(by: CGVector(dx: 0, dy: 40), over: 0.1, finger: 2)
    bench.tester.advance(by: 0.1)
    #expect(bench.y == 340)
    bench.tester.release(finger: 2)
    bench.tester.settle()
    #expect(bench.y == 400)
  }

  @Test func b37_theFirstFingerLeads() {
    for second in [50.0, -10] {
      let bench = SheetBench()
      bench.tester.press(CGPoint(x: 195, y: 600))
      bench.tester.press(CGPoint(x: 100, y: 700), finger: 2)
      for _ in 0..<10 {
        bench.tester.move(by: CGVector(dx: 0, dy: 5))
        bench.tester.move(by: CGVector(dx: 0, dy: second / 10), finger: 2)
        bench.tester.advance(by: 1.0 / 60)
      }
      #expect(bench.y == 450)
      bench.tester.cancel()
      bench.tester.cancel(finger: 2)
    }
  }

  /// M06: press and release in one frame, on the handle, the content and beside it in a sheet without a scroll view.
  @Test(arguments: [30.0, 200], [true, false])
  func m06_aTouchOfNoLengthDoesNotStopIt(_ below: Double, _ opens: Bool) {
    var places: [[CGFloat]] = []
    for isTouched in [false, true] {
      let bench = SheetBench()
      bench.program.isPresented = false
      if opens {
        bench.tester.settle()
        bench.program.isPresented = true
      }
      bench.tester.advance(by: opens ? 0.15 : 0.06)
      if isTouched {
        bench.tester.press(CGPoint(x: 195, y: min(790, (bench.y ?? 0) + below)))
        bench.tester.release()
      }
      places.append([])
      for _ in 0..<40 {
        bench.tester.advance(by: 1.0 / 60)
        places[places.count - 1].append(bench.y ?? 800)
      }
    }
    #expect(zip(places[0], places[1]).allSatisfy { abs($0 - $1) < 0.5 }, "\(places)")
  }

  @Test func b38_aSecondFingerOnTheScrimDoesNotDismiss() {
    let bench = SheetBench()
    bench.tester.press(CGPoint(x: 195, y: 600))
    bench.tester.move(by: CGVector(dx: 0, dy: -50), over: 0.1)
    bench.tester.press(CGPoint(x: 195, y: 100), finger: 2)
    bench.tester.advance(by: 0.05)
    bench.tester.release(finger: 2)
    bench.tester.advance(by: 0.1)
    #expect(bench.program.isPresented && bench.y == 350)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 400)
  }

  @Test func b39_randomFingersLeaveNothingBehind() {
    let bench = SheetBench()
    // Ten thousand steps: without the dump of the tree in each frame.
    bench.tester.onFrame = { tester in
      if tester.displayList.items.contains(where: { !$0.transform.m32.isFinite || !$0.opacity.isFinite }) {
        Issue.record("A01: an item has no place")
      }
    }
    var random = SplitMix(seed: 39)
    var down: Set<Int> = []
    for _ in 0..<10_000 {
      let finger = Int(random.next() % 10)
      let point = CGPoint(x: CGFloat(random.next() % 390), y: CGFloat(random.next() % 800))
      switch (down.contains(finger), random.next() % 8) {
      case (false, _):
        bench.tester.press(point, finger: finger)
        down.insert(finger)
      case (true, 0...4): bench.tester.move(to: point, finger: finger)
      case (true, 5...6):
        bench.tester.release(finger: finger)
        down.remove(finger)
      default:
        bench.tester.cancel(finger: finger)
        down.remove(finger)
      }
      if random.next() % 4 == 0 { bench.tester.advance(by: 0.016) }
      if random.next() % 300 == 0 { bench.program.isPresented.toggle() }
      if random.next() % 200 == 0 { bench.program.selection = random.next() % 2 == 0 ? .half : .full }
    }
    for finger in down { bench.tester.release(finger: finger) }
    bench.tester.advance(by: 2)
    bench.tester.settle()
    #expect(bench.tester.host.isAtRest, "A04")
    #expect(bench.y == nil || bench.y == 400 || bench.y == 50, "A03")
    bench.program.isPresented = true
    bench.tester.settle()
    bench.drag(by: 300)
    #expect(bench.y == nil || bench.y == 400)
  }

  /// A generator of random numbers that is the same everywhere.
  struct SplitMix {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  // Selection and presentation that come together count together, whatever was selected while it was away.
  @Test func aSheetBeginsAtTheDetentThatIsSelectedWithIt() {
    let bench = SheetBench(presented: false)
    bench.program.selection = .full
    bench.tester.settle()
    bench.program.selection = .half
    bench.present()
    #expect(bench.y == 400)
    #expect(bench.program.selection == .half)
  }

  @Test func shownAgainOnItsWayOutItGoesToTheSelectedDetent() {
    let bench = SheetBench { $0.selection = .full }
    #expect(bench.y == 50)
    bench.program.isPresented = false
    bench.tester.advance(by: 0.1)
    bench.program.selection = .half
    bench.present()
    #expect(bench.y == 400)
    #expect(bench.program.selection == .half)
  }
}
