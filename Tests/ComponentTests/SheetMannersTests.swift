import BistroComponents
import SwiftUI
import Testing
import ViewTreeTesting

/// Scrim, keys, focus and options. The ids are those of the project's conformance sentences.
struct SheetMannersTests {
  @Test func t19_b40_theScrimFollowsThePlace() {
    let bench = SheetBench()
    #expect(abs(bench.scrim - 0.5) < 1e-6)
    bench.tester.press(bench.handle)
    bench.tester.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
    bench.tester.advance(by: 0.05)
    #expect(abs(bench.scrim - 0.25) < 0.001)
    bench.tester.move(by: CGVector(dx: 0, dy: -500), over: 0.2)
    bench.tester.advance(by: 0.05)
    #expect(abs(bench.scrim - 0.5) < 1e-6)
    bench.tester.cancel()
  }

  @Test func t20_t21_aTapOnTheScrimDismissesAndGoesNoFurther() {
    let bench = SheetBench(.fixed)
    bench.tester.tap(CGPoint(x: 195, y: 700))
    bench.tester.settle()
    #expect(bench.y == 400)
    bench.tester.tap(CGPoint(x: 195, y: 100))
    bench.tester.settle()
    #expect(bench.y == nil && bench.program.taps.isEmpty)
  }

  @Test func b41_decidedTheScrimTakesNoMoreTaps() {
    let bench = SheetBench()
    bench.tester.tap(CGPoint(x: 195, y: 300))
    bench.tester.advance(by: 0.03)
    #expect(bench.y != nil)
    let row = bench.tester.frame(of: "row-1") ?? .zero
    bench.tester.tap(CGPoint(x: row.midX, y: row.midY))
    #expect(bench.program.taps == ["row 1"])
    bench.tester.settle()
  }

  @Test func withoutAnimationsTheProgramsChangesAreDoneAtOnce() {
    let bench = SheetBench(presented: false)
    func still(_ change: () -> Void) -> CGFloat? {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction, change)
      bench.tester.advance(by: 1.0 / 60)
      return bench.y
    }
    #expect(still { bench.program.isPresented = true } == 400)
    #expect(still { bench.program.selection = .full } == 50)
    #expect(still { bench.program.isPresented = false } == nil && bench.program.dismissals == 1)
    // What comes after it moves.
    bench.program.isPresented = true
    bench.tester.advance(by: 1.0 / 60)
    #expect(bench.y ?? 0 > 100)
    bench.tester.settle()
    #expect(bench.y == 50)
  }

  @Test func b42_theBackgroundIsScaledByThePlace() {
    let bench = SheetBench { $0.options.backgroundScale = 0.9 }
    let whole = bench.tester.frame(of: "row-0")?.width ?? .nan
    bench.program.selection = .full
    bench.tester.settle()
    #expect(abs((bench.tester.frame(of: "row-0")?.width ?? .nan) - 0.9 * whole) < 0.01)
  }

  @Test func b42_withReducedMotionTheBackgroundStays() {
    let bench = SheetBench(reducesMotion: true) { $0.options.backgroundScale = 0.9 }
    let whole = bench.tester.frame(of: "row-0")?.width
    bench.program.selection = .full
    bench.tester.settle()
    #expect(bench.y == 50 && bench.tester.frame(of: "row-0")?.width == whole)
  }

  @Test func b43_whereNothingIsDimmedTheBackgroundIsAlive() {
    let bench = SheetBench { $0.options.undimmedThrough = .half }
    #expect(bench.scrim == 0)
    #expect(bench.tester.tap("row-1") && bench.program.taps == ["row 1"] && bench.y == 400)
    bench.program.selection = .full
    bench.tester.settle()
    #expect(abs(bench.scrim - 0.5) < 1e-6)
    bench.tester.tap(CGPoint(x: 195, y: 25))
    bench.tester.settle()
    #expect(bench.y == nil && bench.program.taps == ["row 1"])
  }

  /// At its top content begins below the handle; scrolled it passes under the handle, which lies on the material of bars
  /// then. That is as wide as the sheet, appears within 12 points, and is gone with what was scrolled.
  @Test func whatScrollsPassesUnderTheHandle() {
    let bench = SheetBench { $0.selection = .full }
    bench.tester.settle()
    #expect(bench.y == 50 && bench.handleGround == nil)
    #expect(bench.tester.frame(of: "content")?.minY == 50)
    #expect(bench.tester.frame(of: "Item 0")?.minY ?? 0 >= 74)
    for (distance, opacity) in [(6.0, 0.5), (100, 1)] {
      bench.tester.wheel(at: CGPoint(x: 195, y: 600), dy: -(distance - Double(bench.scroll)), isPrecise: true)
      bench.tester.settle()
      #expect(bench.scroll == CGFloat(distance))
      #expect(bench.handleGround?.frame == CGRect(x: 0, y: 50, width: 390, height: 24))
      #expect(abs((bench.handleGround?.opacity ?? 0) - opacity) < 0.01)
    }
    bench.tester.key(.escape)
    bench.tester.settle()
    #expect(bench.y == 400 && bench.handleGround == nil)
  }

  @Test func b44_escapeGoesDownAndAway() {
    let bench = SheetBench()
    bench.program.selection = .full
    bench.tester.settle()
    bench.tester.key(.escape)
    bench.tester.settle()
    #expect(bench.y == 400)
    bench.tester.key(.escape)
    bench.tester.settle()
    #expect(bench.y == nil)
    let once = SheetBench { $0.options.escapeDismisses = true }
    once.program.selection = .full
    once.tester.settle()
    once.tester.key(.escape)
    once.tester.settle()
    #expect(once.y == nil)
  }

  @Test func b44_whatMustStayOnlyHearsOfTheAttempt() {
    let bench = SheetBench { $0.options.isDismissDisabled = true }
    bench.tester.key(.escape)
    bench.tester.settle()
    bench.tester.tap(CGPoint(x: 195, y: 100))
    bench.tester.settle()
    #expect(bench.program.attempts == 2)
    bench.tester.press(bench.handle)
    bench.tester.move(by: CGVector(dx: 0, dy: 300), over: 0.2)
    bench.tester.advance(by: 0.2)
    // It gives way with resistance.
    #expect((bench.y ?? .nan) > 500 && (bench.y ?? .nan) < 560)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 400 && bench.program.attempts == 3 && bench.program.isPresented)
  }

  @Test func b45_onlyTheTopmostSheetHearsEscape() {
    let tester = ViewTester(TwoSheets(), size: CGSize(width: 390, height: 800))
    tester.settle()
    #expect(tester.tree.flattened.filter { $0.id == "bottom-sheet" }.count == 2)
    tester.key(.escape)
    tester.settle()
    #expect(tester.frame(of: "first") != nil && tester.frame(of: "second") == nil)
    tester.key(.escape)
    tester.settle()
    #expect(tester.frame(of: "first") == nil)
  }

  private struct TwoSheets: View {
    @State private var first = true
    @State private var second = true
    var body: some View {
      Color.white
        .bottomSheet(isPresented: $first, detents: [.half]) {
          Color.green.accessibilityIdentifier("first")
        }
        .bottomSheet(isPresented: $second, detents: [.height(200)]) {
          Color.blue.accessibilityIdentifier("second")
        }
    }
  }

  @Test func b46_theFocusStaysInsideAndComesBack() {
    let bench = SheetBench(presented: false)
    bench.tester.key(.tab)
    bench.tester.key(.tab)
    bench.program.isPresented = true
    bench.tester.advance(by: 0.03)
    // From the first frames on: what is behind is out of reach.
    for _ in 0..<10 { bench.tester.key(.tab) }
    bench.tester.key(.space)
    bench.tester.advance(by: 0.1)
    #expect(!bench.program.taps.contains { $0.hasPrefix("row") })
    bench.program.taps = []
    bench.program.isPresented = false
    bench.tester.settle()
    bench.tester.key(.space)
    #expect(bench.program.taps == ["row 1"])
  }

  @Test func b47_theHandleHasKeys() {
    let bench = SheetBench { $0.detents = [.height(200), .half, .full] }
    bench.program.selection = .height(200)
    bench.tester.settle()
    let node = bench.tester.tree.flattened.first { $0.id == "bottom-sheet-handle" }
    #expect(node?.type == "Button")
    bench.tester.key(.tab)
    let steps: [(KeyEquivalent, CGFloat)] = [
      (.upArrow, 400), (.pageUp, 50), (.downArrow, 400), (.home, 50), (.end, 600), (.pageDown, 600),
    ]
    for (key, y) in steps {
      bench.tester.key(key)
      bench.tester.settle()
      #expect(bench.y == y, "\(key)")
    }
    bench.tester.key(.space)
    bench.tester.settle()
    #expect(bench.y == 400)
  }

  @Test func b47_theHandleOffersWhatItDoes() {
    let bench = SheetBench()
    let steps: [(String, CGFloat)] = [("Expand", 50), ("Expand", 50), ("Collapse", 400)]
    for (action, y) in steps {
      #expect(bench.tester.perform(action, on: "bottom-sheet-handle"))
      bench.tester.settle()
      #expect(bench.y == y, "\(action)")
    }
    #expect(bench.tester.perform("Dismiss", on: "bottom-sheet-handle"))
    bench.tester.settle()
    #expect(bench.y == nil)
    #expect(bench.program.dismissals == 1)
  }

  @Test func b48_slidOffTheHandleNothingHappens() {
    let bench = SheetBench()
    bench.tester.tap(bench.handle)
    bench.tester.settle()
    #expect(bench.y == 50)
    bench.tester.press(bench.handle)
    bench.tester.move(by: CGVector(dx: 150, dy: 0), over: 0.1)
    bench.tester.release()
    bench.tester.settle()
    #expect(bench.y == 50)
  }

  @Test func b49_withReducedMotionItIsThereAtOnce() {
    let bench = SheetBench(presented: false, reducesMotion: true)
    bench.program.isPresented = true
    bench.tester.advance(by: 0.02)
    #expect(bench.y == 400)
    bench.program.selection = .full
    bench.tester.advance(by: 0.02)
    #expect(bench.y == 50)
    bench.program.isPresented = false
    bench.tester.advance(by: 0.02)
    #expect(bench.program.dismissals == 1)
    bench.tester.advance(by: 0.25)
    #expect(bench.y == nil)
  }

  /// The same frames both ways: nothing moves, and no step of the fade is large.
  @Test func m15_withReducedMotionItFades() {
    let bench = SheetBench(presented: false, reducesMotion: true)
    for isPresented in [true, false] {
      var shades: [Int] = []
      bench.tester.onFrame = { tester in
        _ = tester.runner.paint()
        // Above the sheet: what lies behind it, darkened.
        shades.append(Int(tester.runner.buffer.bytes[(100 * tester.runner.buffer.width + 200) * 4]))
      }
      bench.program.isPresented = isPresented
      bench.tester.settle()
      bench.tester.onFrame = { _ in }
      #expect(Set(shades).count > 4, "\(shades)")
      for (before, after) in zip(shades, shades.dropFirst()) {
        #expect(abs(before - after) < 40, "\(shades)")
      }
    }
  }

  @Test func b52_theMouseDragsTheHandleAfterTwoPoints() {
    let bench = SheetBench()
    bench.tester.press(bench.handle, kind: .mouse)
    bench.tester.move(by: CGVector(dx: 0, dy: -3))
    bench.tester.advance(by: 0.02)
    #expect(bench.y == 397)
    bench.tester.cancel()
    bench.tester.settle()
  }

  @Test func b53_otherButtonsNeverDrag() {
    let bench = SheetBench()
    for button in [1, 2] {
      let start = bench.handle
      for (phase, dy) in [(PointerEvent.Phase.began, 0.0), (.moved, -200), (.ended, -200)] {
        bench.tester.runner.send(
          .pointer(
            PointerEvent(
              id: 5, kind: .mouse, phase: phase, location: CGPoint(x: start.x, y: start.y + CGFloat(dy)),
              time: bench.tester.now, button: button)))
        bench.tester.advance(by: 0.02)
      }
      bench.tester.settle()
      #expect(bench.y == 400)
    }
  }

  @Test func a05_theSameScriptGivesTheSamePictures() {
    func play() -> [DisplayList] {
      let bench = SheetBench()
      var lists: [DisplayList] = []
      bench.tester.onFrame = { lists.append($0.displayList) }
      bench.flick(by: -60, velocity: -900)
      bench.tester.settle()
      return lists
    }
    let (one, other) = (play(), play())
    #expect(one.count == other.count && one.count > 20)
    for (a, b) in zip(one, other) {
      #expect(
        a.items.map(\.transform) == b.items.map(\.transform)
          && a.items.map(\.opacity) == b.items.map(\.opacity))
    }
  }

  /// Its target for fingers reaches above the sheet, what shows of it does not.
  @Test func theHandlesHighlightAndRingLieWithinTheSheet() throws {
    let bench = SheetBench()
    bench.tester.hover(at: bench.handle)
    bench.tester.settle()
    bench.tester.key(.tab)
    bench.tester.settle()
    let sheet = try #require(bench.tester.frame(of: "bottom-sheet"))
    let frames = bench.tester.displayList.items.compactMap { item -> CGRect? in
      switch item.content {
      case .stroke(let path, _, let style) where style.lineWidth == 3:
        item.transform.boundingRect(of: path.boundingRect).insetBy(dx: -1.5, dy: -1.5)
      case .fill(let path, .color(let color), _) where color.alpha < 0.1 && color.alpha > 0:
        item.transform.boundingRect(of: path.boundingRect)
      default: nil
      }
    }
    #expect(frames.count == 2, "\(frames)")
    for frame in frames {
      #expect(frame.minY >= sheet.minY + 1 && frame.maxY <= sheet.minY + 24, "\(frame) in \(sheet)")
    }
  }
}
