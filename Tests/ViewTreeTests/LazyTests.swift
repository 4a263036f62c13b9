import SwiftUI
import Testing
import ViewTreeTesting

struct LazyTests {
  /// Rows of 50 points in a window of 400.
  private struct Rows: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { index in
            Text("row \(index)").frame(height: 50)
          }
        }
      }
    }
  }

  private func texts(_ tester: ViewTester) -> [String] {
    tester.tree.flattened.filter { $0.type == "Text" }.compactMap(\.text)
  }

  @Test func onlyRowsInSightAndALittleAheadAreBuilt() {
    let tester = ViewTester(Rows(), size: CGSize(width: 300, height: 400))
    #expect(texts(tester).first == "row 0")
    #expect((8...12).contains(texts(tester).count))
  }

  @Test func everyFrameOfAThrowShowsRowsAllTheWayDown() {
    let tester = ViewTester(Rows(), size: CGSize(width: 300, height: 400))
    tester.onFrame = { tester in
      let rows = tester.tree.flattened.filter { $0.type == "Text" }
      let bottom = rows.map { $0.frame.y + $0.frame.height }.max() ?? 0
      let top = rows.map(\.frame.y).min() ?? 0
      #expect(bottom >= 400 - 25, "rows end at \(bottom)")
      #expect(top <= 50)
    }
    tester.flick(from: CGPoint(x: 150, y: 350), by: CGVector(dx: 0, dy: -300), over: 0.1)
    tester.settle()
    #expect(texts(tester).first != "row 0")
  }

  @Test func whatIsAboutToComeIntoSightIsMadeOnceAFrameIsShown() {
    let tester = ViewTester(Rows(), size: CGSize(width: 300, height: 400))
    let host = tester.host
    var (within, between) = (0, 0)
    tester.press(CGPoint(x: 150, y: 350))
    for step in 1...60 {
      tester.move(to: CGPoint(x: 150, y: 350 - CGFloat(step) * 5))
      host.timers.advance(to: host.timers.now + 1 / ViewTester.rate)
      let before = host.statistics.nodesMade
      _ = host.frame()
      let shown = host.statistics.nodesMade
      host.workAhead()
      within += shown - before
      between += host.statistics.nodesMade - shown
    }
    #expect(texts(tester).first != "row 0")
    #expect(within == 0, "rows made within frames")
    #expect(between > 0)
  }
}
