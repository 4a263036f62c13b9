import BistroComponents
import SwiftUI
import Testing
import ViewTreeTesting

/// One drag over sheet and content, wheels and trackpads, in a window of 390 x 800 points. The ids are those of the
/// project's conformance sentences.
struct SheetHandoffTests {
  /// Moves a finger evenly by `dy` in steps of 5 points, a frame each, and calls `check` after each of them.
  @MainActor static func move(_ bench: SheetBench, by dy: CGFloat, check: () -> Void = {}) {
    let steps = Int(abs(dy) / 5)
    for _ in 0..<steps {
      bench.tester.move(by: CGVector(dx: 0, dy: dy < 0 ? -5 : 5))
      bench.tester.advance(by: 1.0 / 60)
      check()
    }
  }

  @Test func b25_b27_oneDragGoesFromTheSheetIntoTheContent() {
    let bench = SheetBench()
    bench.tester.press(CGPoint(x: 195, y: 780))
    var last = bench.y ?? 0
    var lastScroll: CGFloat = 0
    var isFirst = true
    Self.move(bench, by: -750) {
      let step = (last - (bench.y ?? .nan)) + (bench.scroll - lastScroll)
      // The slop comes at once; after that no frame moves more or less than the finger.
      if isFirst { isFirst = step == 0 } else { #expect(abs(step - 5) < 1 || step == 10) }
      (last, lastScroll) = (bench.y ?? .nan, bench.scroll)
    }
    #expect(abs((400 - last) + lastScroll - 750) < 1)
    #expect(last == 50)
    bench.tester.advance(by: 0.2)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 50 && abs(bench.scroll - 400) < 1, "B28")
  }

  @Test func b26_backAgainTheContentComesFirst() {
    let bench = SheetBench()
    bench.tester.press(CGPoint(x: 195, y: 780))
    Self.move(bench, by: -600)
    #expect(bench.y == 50 && abs(bench.scroll - 250) < 1)
    Self.move(bench, by: 400) { if bench.scroll > 0 { #expect(bench.y == 50) } }
    #expect(bench.scroll == 0 && abs((bench.y ?? .nan) - 200) < 1)
    bench.tester.cancel()
    bench.tester.settle()
  }

  @Test func m06_aThrowThatBeganOnScrolledContentGoesOnAsFastAsTheFinger() {
    let bench = SheetBench()
    bench.tester.press(CGPoint(x: 195, y: 780))
    Self.move(bench, by: -410)
    bench.tester.advance(by: 0.2)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 50 && bench.scroll > 20)
    bench.tester.press(CGPoint(x: 195, y: 300))
    bench.tester.move(by: CGVector(dx: 0, dy: bench.scroll + 90), over: 0.12)
    bench.tester.release()
    bench.tester.advance(by: 1 / 120)
    let y = bench.y ?? 0
    bench.tester.advance(by: 1 / 60)
    let speed = ((bench.y ?? 0) - y) * 60
    #expect(y > 80 && speed > 400, "\(y) \(speed)")
    bench.tester.settle()
    #expect(bench.y == 50, "it decides nothing")
  }

  @Test func b29_whatIsLeftOfAFlingDoesNotScrollTheContent() {
    let bench = SheetBench()
    bench.tester.press(CGPoint(x: 195, y: 780))
    bench.tester.move(by: CGVector(dx: 0, dy: -200), over: 0.1)
    bench.tester.release()
    // The last sample of the finger shows in the next frame.
    bench.tester.advance(by: 1.0 / 120)
    var last = bench.y ?? .nan
    for _ in 0..<120 {
      bench.tester.advance(by: 1.0 / 120)
      #expect(bench.scroll == 0)
      // The throw goes over into the spring: no frame is much faster than the finger was.
      #expect(last - (bench.y ?? .nan) < 1.1 * 2000 / 120)
      last = bench.y ?? .nan
    }
    bench.tester.settle()
    #expect(bench.y == 50 && bench.scroll == 0 && bench.program.selection == .full)
  }

  @Test func b29_aFlingThatEndsAtTheVeryTopDoesNotScrollEither() {
    let bench = SheetBench()
    bench.tester.press(CGPoint(x: 195, y: 780))
    bench.tester.move(by: CGVector(dx: 0, dy: -350), over: 0.1)
    bench.tester.release()
    for _ in 0..<60 {
      bench.tester.advance(by: 1.0 / 60)
      #expect(bench.scroll == 0)
    }
    #expect(bench.y == 50)
  }

  @Test func m11_aThrowThatBeganOnScrolledContentIsDecidedWithoutItsSpeed() {
    for (pull, rest) in [(CGFloat(80), CGFloat(50)), (160, 400)] {
      let bench = SheetBench()
      bench.drag(by: -300)
      bench.drag(from: CGPoint(x: 195, y: 700), by: -100)
      #expect(bench.scroll == 100)
      bench.tester.flick(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 100 + pull), over: 0.05)
      bench.tester.settle()
      #expect(bench.y == rest && bench.scroll == 0 && bench.program.isPresented)
    }
  }

  @Test func b30_aListFlungToItsTopStopsThere() {
    let bench = SheetBench()
    bench.drag(by: -300)
    bench.drag(from: CGPoint(x: 195, y: 700), by: -400)
    bench.tester.flick(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 300), over: 0.1)
    bench.tester.settle()
    #expect(bench.y == 50 && bench.scroll == 0 && bench.program.isPresented)
  }

  @Test func b31_aSidewaysDragNeverMovesTheSheet() {
    let bench = SheetBench(.carousel)
    let start = CGPoint(x: 300, y: 480)
    bench.tester.press(start)
    bench.tester.move(by: CGVector(dx: -40, dy: 4), over: 0.1)
    bench.tester.move(by: CGVector(dx: -60, dy: -150), over: 0.2)
    bench.tester.advance(by: 0.1)
    #expect(bench.y == 400)
    #expect((bench.tester.value(of: "carousel")?.hasPrefix("0.0,") ?? true) == false)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 400)
    // Where nothing scrolls sideways either.
    bench.tester.drag(from: CGPoint(x: 195, y: 750), by: CGVector(dx: 120, dy: -40))
    bench.tester.settle()
    #expect(bench.y == 400)
  }

  @Test func b32_contentThatIsShortCountsAsAtItsTop() {
    let bench = SheetBench(.short)
    bench.drag(from: CGPoint(x: 195, y: 600), by: -250)
    #expect(bench.y == 50)
    bench.drag(from: CGPoint(x: 195, y: 300), by: 200)
    #expect(bench.y == 400)
  }

  @Test func b33_contentThatRefreshesKeepsItsPullAtTheTop() {
    let bench = SheetBench(.refreshable)
    bench.drag(from: bench.onContent, by: -250)
    #expect(bench.y == 50)
    bench.tester.press(CGPoint(x: 195, y: 300))
    bench.tester.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
    bench.tester.advance(by: 0.05)
    #expect(bench.y == 50 && bench.scroll < -50)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 50 && bench.scroll == 0)
  }

  @Test func b50_aNotchExpandsAndFurtherOnesScroll() {
    let bench = SheetBench()
    let point = CGPoint(x: 195, y: 700)
    bench.tester.wheel(at: point, dy: -60)
    bench.tester.advance(by: 0.05)
    #expect(bench.scroll == 0, "T12")
    bench.tester.settle()
    #expect(bench.y == 50)
    bench.tester.wheel(at: point, dy: -60)
    bench.tester.settle()
    #expect(bench.y == 50 && bench.scroll == 60)
    for _ in 0..<6 { bench.tester.wheel(at: point, dy: 60) }
    bench.tester.settle()
    #expect(bench.y == 50 && bench.scroll == 0 && bench.program.isPresented)
    // A notch of its own does, as far as the lowest detent.
    for _ in 0..<3 {
      bench.tester.advance(by: 0.4)
      bench.tester.wheel(at: point, dy: 60)
      bench.tester.settle()
      #expect(bench.y == 400 && bench.program.isPresented)
    }
  }

  @Test(arguments: [KeyEquivalent.pageDown, .end])
  func b50_keysThatScrollForwardsExpandFirst(_ key: KeyEquivalent) {
    let bench = SheetBench()
    bench.tester.key(key)
    bench.tester.settle()
    #expect(bench.y == 50 && bench.scroll == 0, "T11")
    bench.tester.key(key)
    bench.tester.settle()
    #expect(bench.y == 50 && bench.scroll > 300)
  }

  @Test func m12_contentIsAtItsTopWhereTheSheetRestsLower() {
    let bench = SheetBench()
    for way in 0..<3 {
      bench.program.selection = .full
      bench.tester.settle()
      bench.drag(from: CGPoint(x: 195, y: 700), by: -300)
      #expect(bench.y == 50 && bench.scroll == 300)
      switch way {
      case 0: bench.program.selection = .half
      case 1: bench.tester.key(.escape)
      default: bench.drag(by: 200)
      }
      bench.tester.settle()
      #expect(bench.y == 400 && bench.scroll == 0)
    }
  }

  @Test func m12_aFingerThatScrollsLosesTheContent() {
    let bench = SheetBench()
    bench.program.selection = .full
    bench.tester.settle()
    bench.tester.press(CGPoint(x: 195, y: 700))
    bench.tester.move(by: CGVector(dx: 0, dy: -200), over: 0.2)
    #expect(bench.scroll > 150)
    bench.tester.key(.escape)
    bench.tester.advance(by: 0.1)
    bench.tester.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    bench.tester.advance(by: 0.6)
    #expect(bench.y == 400 && bench.scroll == 0)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 400 && bench.scroll == 0 && bench.tester.host.isInputIdle)
  }

  @Test func b51_aTrackpadMovesItOneToOneAndNeverDismisses() {
    let bench = SheetBench()
    let point = CGPoint(x: 195, y: 700)
    for _ in 0..<10 {
      bench.tester.wheel(at: point, dy: -7.5, isPrecise: true)
      bench.tester.advance(by: 1.0 / 60)
    }
    #expect(bench.y == 325)
    bench.tester.settle()
    #expect(bench.y == 400)
    for _ in 0..<60 {
      bench.tester.wheel(at: point, dy: -10, isPrecise: true)
      bench.tester.advance(by: 1.0 / 60)
    }
    bench.tester.settle()
    #expect(bench.y == 50 && abs(bench.scroll - 250) < 1)
    // Momentum that scrolls the content to its top does not go on into the sheet.
    for _ in 0..<60 {
      bench.tester.wheel(at: point, dy: 20, isPrecise: true)
      bench.tester.advance(by: 1.0 / 60)
    }
    bench.tester.settle()
    #expect(bench.y == 50 && bench.scroll == 0)
    // A turn of its own does, as far as the lowest detent.
    bench.tester.advance(by: 0.5)
    for _ in 0..<60 {
      bench.tester.wheel(at: point, dy: 20, isPrecise: true)
      bench.tester.advance(by: 1.0 / 60)
    }
    bench.tester.settle()
    #expect(bench.y == 400 && bench.program.isPresented)
  }
}
