import SwiftUI
import Testing
import ViewTreeTesting

/// One drag over a sheet and the scroll view in it, in a window of 390 x 844 points.
struct SheetHandoffTests {
  @MainActor private final class Log {
    var refreshes = 0
    var phases: [ScrollPhase] = []
    var taps = 0
  }

  private struct Screen: View {
    let log: Log
    var detents: Set<PresentationDetent> = [.medium, .large]
    var isRefreshable = true
    @State private var detent = PresentationDetent.medium

    var body: some View {
      Text("root").sheet(isPresented: .constant(true)) {
        Group {
          if isRefreshable { list.refreshable { log.refreshes += 1 } } else { list }
        }
        .onScrollPhaseChange { _, phase in log.phases.append(phase) }
        .accessibilityIdentifier("scroll")
        .presentationDetents(detents, selection: $detent)
      }
    }

    private var list: some View {
      List(0..<40, id: \.self) { index in
        Button("row \(index)") { log.taps += 1 }
      }
    }
  }

  @MainActor private static func bench(
    _ log: Log = Log(), raised: Bool = false, isRefreshable: Bool = true
  ) -> ViewTester {
    let tester = ViewTester(Screen(log: log, isRefreshable: isRefreshable))
    tester.settle()
    if raised {
      tester.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -420))
      tester.settle()
    }
    return tester
  }

  @Test func aRefreshableListInASheetIsPulled() async {
    let log = Log()
    let tester = Self.bench(log, raised: true)
    #expect(tester.sheetHeight == 834)
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: 300), over: 0.4)
    #expect(tester.sheetHeight == 834 && tester.scrollOffset(of: "scroll") < -80)
    tester.release()
    tester.advance(by: 0.5)
    for _ in 0..<1000 where log.refreshes == 0 { await Task.yield() }
    for _ in 0..<10 { await Task.yield() }
    tester.settle()
    #expect(log.refreshes == 1 && tester.sheetHeight == 834 && tester.scrollOffset(of: "scroll") == 0)
  }

  @Test func scrollPhasesAreToldInASheet() {
    let log = Log()
    let tester = Self.bench(log)
    log.phases = []
    tester.drag(from: CGPoint(x: 195, y: 800), by: CGVector(dx: 0, dy: -500))
    tester.settle()
    #expect(tester.sheetHeight == 834 && tester.scrollOffset(of: "scroll") > 50)
    #expect(log.phases == [.interacting, .decelerating, .idle])
  }

  @Test func m11_aThrowThatBeganOnScrolledContentDoesNotDismiss() {
    let tester = Self.bench(raised: true)
    tester.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -110))
    tester.settle()
    #expect(tester.scrollOffset(of: "scroll") == 100)
    tester.flick(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 250), over: 0.1)
    tester.settle()
    #expect(tester.sheetHeight == 834 && tester.scrollOffset(of: "scroll") == 0)
  }

  @Test func m06_aThrowThatBeganOnScrolledContentGoesOnAsFastAsTheFinger() {
    let tester = Self.bench(raised: true, isRefreshable: false)
    tester.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -60))
    tester.settle()
    let watcher = tester.watch("thrown card")
    tester.press(CGPoint(x: 195, y: 300))
    // Past the content's top by 100 points, with 1,200 points per second.
    tester.move(by: CGVector(dx: 0, dy: 160), over: 0.13)
    tester.release()
    tester.advance(by: 1 / 120)
    let height = tester.sheetHeight ?? 0
    tester.advance(by: 1 / 60)
    let speed = (height - (tester.sheetHeight ?? 0)) * 60
    #expect(height < 800 && speed > 400, "\(height) \(speed)")
    tester.settle()
    #expect(tester.sheetHeight == 834)
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  @Test func m06_contentThatAThrowReachedOnlyStops() {
    let tester = Self.bench()
    let watcher = tester.watch("stopped content")
    tester.flick(from: CGPoint(x: 195, y: 800), by: CGVector(dx: 0, dy: -600), over: 0.2)
    let reached = tester.scrollOffset(of: "scroll")
    tester.settle()
    let offset = tester.scrollOffset(of: "scroll")
    #expect(tester.sheetHeight == 834 && reached > 50 && offset > reached + 5 && offset < reached + 3000 / 60)
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  @Test func whatIsLeftOfAThrowDoesNotScrollTheContent() {
    let tester = Self.bench()
    tester.onFrame = { #expect($0.scrollOffset(of: "scroll") == 0) }
    tester.flick(from: CGPoint(x: 195, y: 800), by: CGVector(dx: 0, dy: -300), over: 0.1)
    tester.settle()
    #expect(tester.sheetHeight == 834)
  }

  @Test func aTouchOnTheContentCatchesTheCardOnItsWay() {
    let log = Log()
    let tester = Self.bench(log)
    tester.flick(from: CGPoint(x: 195, y: 800), by: CGVector(dx: 0, dy: -150), over: 0.1)
    tester.advance(by: 0.05)
    let height = tester.sheetHeight ?? 0
    #expect(height > 520 && height < 834)
    tester.press(CGPoint(x: 195, y: 800))
    tester.advance(by: 0.3)
    #expect(abs((tester.sheetHeight ?? 0) - height) < 0.5)
    tester.release()
    tester.settle()
    // The touch pressed nothing, and the card goes on to the nearest detent.
    #expect(log.taps == 0 && [417, 834].contains(tester.sheetHeight))
  }

  @Test func aSecondFingerGoesOnWithTheCardWithoutAJump() {
    let tester = Self.bench()
    tester.press(CGPoint(x: 195, y: 700), finger: 1)
    tester.move(by: CGVector(dx: 0, dy: -110), over: 0.2, finger: 1)
    #expect(tester.sheetHeight == 517)
    tester.press(CGPoint(x: 250, y: 600), finger: 2)
    tester.move(by: CGVector(dx: 0, dy: -50), over: 0.1, finger: 2)
    #expect(tester.sheetHeight == 517)
    tester.release(finger: 1)
    tester.advance(by: 0.05)
    #expect(tester.sheetHeight == 517)
    tester.move(by: CGVector(dx: 0, dy: -40), over: 0.1, finger: 2)
    #expect(tester.sheetHeight == 557)
    tester.cancel(finger: 2)
    tester.settle()
    #expect(tester.host.isInputIdle)
  }

  @Test func aCardCaughtOnItsWayOutGoesOn() {
    let tester = ViewTester(Leaving())
    tester.settle()
    tester.tap("close")
    tester.advance(by: 0.1)
    let height = tester.sheetHeight ?? 0
    #expect(height > 100 && height < 400)
    let card = CGPoint(x: 30, y: 840)
    tester.press(card)
    tester.move(by: CGVector(dx: 0, dy: -30), over: 0.1)
    tester.move(by: CGVector(dx: 0, dy: 30), over: 0.02)
    tester.release()
    tester.settle()
    #expect(tester.sheetHeight == nil && tester.host.isInputIdle)
  }

  private struct Leaving: View {
    @State private var isShown = true
    var body: some View {
      Text("root").sheet(isPresented: $isShown) {
        Button("close") { isShown = false }.presentationDetents([.medium])
      }
    }
  }
}
