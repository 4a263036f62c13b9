import SwiftUI
import Testing
import ViewTreeTesting

/// Which pages of a tab view with the page style are made, and when.
@MainActor struct PageMakingTests {
  private struct Card: View {
    let number: Int
    @State private var count = 0
    var body: some View {
      VStack {
        Text("card \(number)")
        Button("count \(count)") { count += 1 }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @Observable final class Log {
    var page = 0
    var events: [String] = []
  }

  private struct Many: View {
    @Bindable var log: Log
    var body: some View {
      TabView(selection: $log.page) {
        ForEach(0..<60, id: \.self) { number in
          Card(number: number)
            .onAppear { log.events.append("+\(number)") }
            .onDisappear { log.events.append("-\(number)") }
        }
      }
      .tabViewStyle(.page)
    }
  }

  private func bodies(_ tester: ViewTester) -> Int { tester.host.bodyCounts["Card"] ?? 0 }

  private func middle(_ tester: ViewTester, _ name: String) -> CGFloat {
    tester.frame(of: name)?.midX ?? .nan
  }

  @Test func onlyPagesThatAreNearAreMade() {
    let log = Log()
    let tester = ViewTester(Many(log: log))
    tester.host.countsBodies = true
    tester.settle()
    // The page that is shown and the one after it.
    #expect(tester.has("card 0") && !tester.has("card 2"))
    log.page = 30
    tester.advance(by: 1 / 60)
    tester.settle()
    #expect(abs(middle(tester, "card 30") - 195) < 1)
    #expect(tester.has("card 31"))
    #expect(!tester.has("card 33"))
  }

  @Test func theFirstFrameMakesThePageThatIsSelectedAlone() {
    let log = Log()
    log.page = 40
    let tester = ViewTester(Many(log: log))
    let cards = tester.texts.filter { $0.hasPrefix("card") }
    #expect(cards.allSatisfy { ["card 39", "card 40", "card 41"].contains($0) }, "\(cards)")
    #expect(abs(middle(tester, "card 40") - 195) < 1)
    tester.settle()
    #expect(log.events == ["+40"])
  }

  @Test func pagesAppearAsTheyComeIntoSightAndKeepTheirState() {
    let log = Log()
    let tester = ViewTester(Many(log: log))
    tester.settle()
    #expect(log.events == ["+0"])
    tester.tap("count 0")
    tester.settle()
    tester.press(CGPoint(x: 300, y: 600))
    tester.move(by: CGVector(dx: -100, dy: 0), over: 0.2)
    tester.advance(by: 0.1)
    #expect(log.events == ["+0", "+1"])
    tester.move(by: CGVector(dx: -150, dy: 0), over: 0.1)
    tester.release()
    tester.settle()
    #expect(log.page == 1)
    #expect(log.events == ["+0", "+1", "-0"])
    for _ in 0..<3 {
      tester.flick(from: CGPoint(x: 300, y: 600), by: CGVector(dx: -150, dy: 0), over: 0.1)
      tester.settle()
    }
    #expect(log.page == 4)
    log.page = 0
    tester.settle()
    // What was counted on the page is still there.
    #expect(abs(middle(tester, "count 1") - 195) < 1)
  }

  @Test func aPageIsNeverBlankWhileItIsTurned() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let log = Log()
      let tester = ViewTester(Many(log: log).environment(\.layoutDirection, direction))
      tester.settle()
      let sign: CGFloat = direction == .leftToRight ? -1 : 1
      var frames = 0
      tester.onFrame = { tester in
        frames += 1
        let shown = (0..<60).compactMap { tester.frame(of: "card \($0)") }
          .filter { $0.maxX > 0 && $0.minX < 390 }
        #expect(!shown.isEmpty, "frame \(frames)")
      }
      for _ in 0..<4 {
        tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: sign * 150, dy: 0), over: 0.1)
        tester.advance(by: 0.15)
      }
      tester.settle()
      #expect(log.page >= 3 && frames > 20)
    }
  }

  private struct Fixed: View {
    @State private var page = "b"
    struct Named: View {
      let name: String
      var body: some View { Card(number: 7).overlay { Text("named \(name)") }.tag(name) }
    }
    var body: some View {
      TabView(selection: $page) {
        Named(name: "a")
        Named(name: "b")
        Named(name: "c")
      }
      .tabViewStyle(.page)
    }
  }

  @Test func aTagThatOnlyAPagesBodyKnowsIsFound() {
    let tester = ViewTester(Fixed())
    tester.settle()
    #expect(abs(middle(tester, "named b") - 195) < 1)
  }
}
