import SwiftUI
import Testing
import ViewTreeTesting

@testable import BistroComponents

/// Pictures that go over from a page into a bottom sheet, looked at in every frame.
@MainActor struct HeroTests {
  /// Lets `action` play and hands over every frame in which a picture flies.
  @discardableResult
  private func flight(_ bench: HeroBench, _ action: () -> Void, frame: @escaping () -> Void = {}) -> Int {
    var count = 0
    bench.tester.onFrame = { _ in
      guard !bench.heroes.isEmpty else { return }
      count += 1
      frame()
    }
    action()
    bench.tester.settle()
    bench.tester.onFrame = { _ in }
    return count
  }

  // MARK: There and back

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func thePictureIsBetweenItsEndsByTheSheetsPlace(_ direction: LayoutDirection) {
    let bench = HeroBench(direction: direction)
    let source = bench.frame("picture-2")
    for isPresented in [true, false] {
      let count = flight(bench) {
        bench.program.shown = 2
        bench.program.isPresented = isPresented
      } frame: {
        #expect(bench.heroes.count == 1 && bench.presence > 0 && bench.presence < 1)
        #expect(HeroBench.isNear(bench.heroes[0], bench.expected(source)))
        // The picture is drawn once, above what it came from and the one that it goes to.
        #expect(bench.opacities(HeroBench.flying) == [1])
        #expect(bench.opacities(HeroBench.header).allSatisfy { $0 == 0 })
      }
      #expect(count > 5)
      #expect(bench.heroes.isEmpty && bench.isSettled)
      #expect(bench.opacities(HeroBench.header) == (isPresented ? [1] : []))
      #expect(bench.opacities(HeroBench.source).allSatisfy { $0 == 1 })
    }
  }

  @Test func theSourceIsHiddenWhileItsPictureIsNearAndThereBeforeItArrives() {
    let bench = HeroBench()
    var seen: [(presence: CGFloat, opacity: Double)] = []
    let all = bench.opacities(HeroBench.source).count
    flight(bench) {
      bench.program.open(2)
    } frame: {
      let opacities = bench.opacities(HeroBench.source)
      seen.append((bench.presence, opacities.count == all ? opacities.min() ?? 0 : 0))
    }
    #expect(seen.allSatisfy { $0.presence > 0.5 || $0.opacity == 0 })
    #expect(seen.allSatisfy { $0.presence < 0.95 || $0.opacity > 0.99 })
    #expect(zip(seen, seen.dropFirst()).allSatisfy { abs($1.opacity - $0.opacity) < 0.4 })
  }

  @Test func aFingerCatchesItAndThrowsItEitherWay() {
    for isThrownBack in [true, false] {
      let bench = HeroBench()
      let source = bench.frame("picture-2")
      let count = flight(bench) {
        bench.program.open(2)
        bench.tester.advance(by: 0.1)
        let y = bench.y ?? 600
        bench.tester.press(CGPoint(x: 195, y: y + 12))
        bench.tester.advance(by: 0.1)
        #expect(abs((bench.y ?? 0) - y) < 1)
        bench.tester.move(by: CGVector(dx: 0, dy: isThrownBack ? 90 : -60), over: 0.08)
        bench.tester.release()
      } frame: {
        #expect(bench.heroes.count == 1 && HeroBench.isNear(bench.heroes[0], bench.expected(source)))
      }
      #expect(count > 10 && bench.heroes.isEmpty)
      #expect(bench.program.isPresented == !isThrownBack)
    }
  }

  /// From half, too: it sets out when the finger lets go, from where it is.
  @Test func aHeldSheetKeepsItsPictureUntilItIsLetGo() {
    for isThrownAway in [true, false] {
      let bench = HeroBench()
      let source = bench.frame("picture-3")
      bench.program.open(3)
      bench.tester.settle()
      let held = flight(bench) {
        bench.tester.press(CGPoint(x: 195, y: 412))
        bench.tester.move(by: CGVector(dx: 0, dy: 340), over: 2)
        if !isThrownAway { bench.tester.move(by: CGVector(dx: 0, dy: -300), over: 2) }
        bench.tester.advance(by: 0.2)
        #expect((bench.y ?? 0) > (isThrownAway ? 700 : 420))
      }
      #expect(held == 0 && bench.opacities(HeroBench.header) == [1])
      var frames = [bench.frame("header")]
      let count = flight(bench) {
        bench.tester.release()
      } frame: {
        frames.append(bench.heroes[0])
      }
      guard isThrownAway else {
        #expect(count == 0 && bench.y == 400)
        continue
      }
      #expect(count > 3 && bench.y == nil)
      // Over the 380 points to its source without a jump.
      #expect(
        zip(frames, frames.dropFirst()).allSatisfy {
          abs($1.minY - $0.minY) < 140 && abs($1.width - $0.width) < 110
        }, "\(frames)")
      #expect(frames.last.map { abs($0.minY - source.minY) < 120 } == true)
    }
  }

  /// A sheet that comes down to half swings out below it.
  @Test func aSheetThatSwingsAtItsLowestDetentKeepsItsPicture() {
    let bench = HeroBench()
    bench.program.open(2)
    bench.tester.settle()
    bench.program.detent = .full
    bench.tester.settle()
    var lowest: CGFloat = 0
    let count = flight(bench) {
      bench.program.detent = .half
      for _ in 0..<120 {
        bench.tester.advance(by: 1 / 120)
        lowest = max(lowest, bench.y ?? 0)
      }
    }
    #expect(lowest > 400.1 && count == 0)
  }

  /// A finger that pulls the sheet from full past half leaves the picture in it; let go where that dismisses the sheet, the
  /// picture sets out.
  @Test func aSheetThatIsPulledFromFullKeepsItsPictureUntilItLeaves() {
    let bench = HeroBench()
    bench.program.open(2)
    bench.tester.settle()
    for distance in [20.0, 100, 180] {
      bench.program.detent = .full
      bench.tester.settle()
      let count = flight(bench) {
        let y = bench.y ?? 0
        bench.tester.press(CGPoint(x: 195, y: y + 12))
        bench.tester.move(by: CGVector(dx: 0, dy: 400 + distance - y), over: 0.6)
        bench.tester.advance(by: 0.2)
        #expect(abs((bench.y ?? 0) - 400 - distance) < 12)
        bench.tester.release()
      }
      #expect(count == 0 && bench.program.isPresented && bench.y == 400, "\(distance)")
    }
    bench.program.detent = .full
    bench.tester.settle()
    var frames: [CGRect] = []
    var header = CGRect.null
    let count = flight(bench) {
      let y = bench.y ?? 0
      bench.tester.press(CGPoint(x: 195, y: y + 12))
      bench.tester.move(by: CGVector(dx: 0, dy: 700 - y), over: 1)
      bench.tester.advance(by: 0.1)
      #expect(bench.heroes.isEmpty)
      header = bench.frame("header")
      bench.tester.release()
    } frame: {
      frames.append(bench.heroes[0])
    }
    #expect(count > 3 && !bench.program.isPresented)
    // It sets out from the header and never jumps.
    #expect(
      zip([header] + frames, frames).allSatisfy {
        abs($1.minY - $0.minY) < 140 && abs($1.width - $0.width) < 110
      }, "\(header) \(frames)")
  }

  /// Caught there, or sent away, it takes its picture along from where that is.
  @Test(arguments: [true, false]) func aSheetThatIsSentAwayWhereItSwingsLetsItsPictureSetOut(_ isCaught: Bool)
  {
    let bench = HeroBench()
    bench.program.open(2)
    bench.tester.settle()
    bench.program.detent = .full
    bench.tester.settle()
    let handle = bench.frame("bottom-sheet-handle")
    bench.tester.flick(
      from: CGPoint(x: handle.midX, y: handle.midY), by: CGVector(dx: 0, dy: 190), over: 0.06)
    for _ in 0..<240 where (bench.y ?? 0) < 408 { bench.tester.advance(by: 1 / 240) }
    var frames: [CGRect] = [bench.frame("header")]
    let count = flight(bench) {
      if isCaught {
        bench.tester.press(CGPoint(x: 195, y: (bench.y ?? 0) + 100))
        bench.tester.move(by: CGVector(dx: 0, dy: 300), over: 0.5)
        bench.tester.release()
      } else {
        bench.program.isPresented = false
      }
    } frame: {
      frames += bench.heroes
    }
    let steps = zip(frames, frames.dropFirst()).map { abs($1.width - $0.width) + abs($1.minX - $0.minX) }
    let greatest = steps.max() ?? 0
    #expect(count > 10 && greatest < 60, "\(greatest)")
    #expect(bench.isSettled && (isCaught || bench.y == nil))
  }

  // MARK: What does not fly

  @Test func aSourceThatIsCutOffDoesNotFly() {
    let bench = HeroBench()
    bench.tester.drag(from: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: -55), over: 0.5)
    bench.tester.settle()
    let cut = bench.frame("picture-0")
    #expect(cut.minY < 0 && cut.maxY > 0)
    #expect(flight(bench) { bench.program.open(0) } == 0)
    #expect(flight(bench) { bench.program.isPresented = false } == 0)
    #expect(flight(bench) { bench.program.open(4) } > 5)
  }

  @Test func aHeaderThatIsScrolledAwayDoesNotFly() {
    let bench = HeroBench()
    bench.program.open(2)
    bench.tester.settle()
    bench.program.detent = .full
    bench.tester.settle()
    bench.tester.drag(from: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: -150), over: 0.5)
    bench.tester.settle()
    #expect(flight(bench) { bench.program.isPresented = false } == 0)
    #expect(bench.opacities(HeroBench.source).allSatisfy { $0 == 1 })
  }

  @Test func aHeaderThatShowsAnotherPictureDoesNotFly() {
    let bench = HeroBench()
    bench.program.open(2)
    bench.tester.settle()
    bench.program.showsPicture = false
    bench.tester.settle()
    #expect(flight(bench) { bench.program.isPresented = false } == 0)
  }

  @Test func b49_withReducedMotionNothingFlies() {
    let bench = HeroBench(reducesMotion: true)
    #expect(flight(bench) { bench.program.open(2) } == 0)
    let held = flight(bench) {
      bench.tester.press(CGPoint(x: 195, y: 412))
      bench.tester.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
      bench.tester.release()
    }
    #expect(held == 0)
    #expect(flight(bench) { bench.program.isPresented = false } == 0)
  }

  // MARK: What changes meanwhile

  @Test func aSourceThatGoesAwayLetsItsPictureFadeWhereItWas() {
    let bench = HeroBench()
    let source = bench.frame("picture-8")
    bench.program.open(8)
    bench.tester.settle()
    var seen: [Double] = []
    flight(bench) {
      bench.program.isPresented = false
      bench.tester.advance(by: 0.05)
      bench.program.count = 5
    } frame: {
      #expect(HeroBench.isNear(bench.heroes[0], bench.expected(source)))
      seen.append(bench.opacities(HeroBench.flying).first ?? 0)
    }
    #expect(seen.first == 1 && seen.last ?? 1 < 0.15)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $1 <= $0 && $0 - $1 < 0.3 })
  }

  @Test func aWindowThatIsResizedLetsItGoOnBetweenTheNewEnds() {
    let bench = HeroBench()
    bench.program.open(2)
    bench.tester.advance(by: 0.1)
    #expect(bench.heroes.count == 1)
    bench.tester.resize(to: CGSize(width: 600, height: 700))
    bench.tester.advance(by: 0.02)
    let source = bench.frame("picture-2")
    let count = flight(bench) {
      bench.program.isPresented = false
    } frame: {
      #expect(HeroBench.isNear(bench.heroes[0], bench.expected(source)))
    }
    #expect(count > 2 && bench.heroes.isEmpty && bench.isSettled)
  }

  /// The sheet goes, and before it has gone another row is tapped.
  @Test func anotherPictureComesOutOfItsOwnSourceWhileTheFirstGoesBack() throws {
    let bench = HeroBench()
    let (first, second) = (bench.frame("picture-2"), bench.frame("picture-5"))
    bench.program.open(2)
    bench.tester.settle()
    bench.program.isPresented = false
    bench.tester.advance(by: 0.1)
    let before = try #require(bench.heroes.first)
    var both: [[CGRect]] = []
    flight(bench) {
      bench.program.open(5)
    } frame: {
      both.append(bench.heroes)
    }
    let begin = try #require(both.first)
    #expect(begin.count == 2)
    #expect(HeroBench.isNear(begin[0], before, 40) && HeroBench.isNear(begin[1], second, 1))
    let end = try #require(both.last { $0.count == 2 })
    #expect(HeroBench.isNear(end[0], first, 12))
    for (a, b) in zip(both, both.dropFirst()) where a.count == b.count {
      #expect(zip(a, b).allSatisfy { abs($0.minY - $1.minY) < 80 && abs($0.width - $1.width) < 80 })
    }
    #expect(bench.heroes.isEmpty && bench.opacities(HeroBench.header) == [1])
    #expect(bench.opacities(HeroBench.source).allSatisfy { $0 == 1 })
  }

  @Test func aStormOfTapsLeavesNothingBehind() {
    let bench = HeroBench()
    let all = bench.opacities(HeroBench.source).count
    let waits = [0.02, 0.05, 0.11, 0.03, 0.2, 0.07, 0.01, 0.13]
    flight(bench) {
      for step in 0..<30 {
        let number = (step * 7) % 11
        if step % 3 == 0 { bench.program.isPresented = false } else { bench.program.open(number) }
        if step % 5 == 0 { bench.tester.tap(CGPoint(x: 195, y: 100 + 60 * CGFloat(number))) }
        bench.tester.advance(by: waits[step % waits.count])
      }
    } frame: {
      #expect(bench.heroes.count <= 4 && bench.heroes.allSatisfy { $0.minX.isFinite && $0.width > 0 })
    }
    bench.program.isPresented = false
    bench.tester.settle()
    #expect(bench.heroes.isEmpty && bench.opacities(HeroBench.source) == Array(repeating: 1, count: all))
  }

  @Test func atRestScrollingTheSheetEvaluatesNothingOfIt() {
    let bench = HeroBench()
    bench.program.open(2)
    bench.tester.settle()
    bench.program.detent = .full
    bench.tester.settle()
    bench.tester.host.countsBodies = true
    bench.tester.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -300), over: 0.5)
    bench.tester.settle()
    // The header's sight changes once.
    #expect(bench.tester.host.bodyCounts.filter { $0.key.contains("Hero") }.allSatisfy { $0.value <= 1 })
  }
}
