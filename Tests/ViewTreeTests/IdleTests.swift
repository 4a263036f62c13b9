import SwiftUI
import Testing
import ViewTreeTesting

/// How long nobody has used a window.
@MainActor struct IdleTests {
  private static func window(_ heard: @escaping (Int) -> Void) -> ViewTester {
    let tester = ViewTester(
      Color.red._onIdle([10, 15]) { heard($0) }, size: CGSize(width: 100, height: 100))
    tester.advance(by: 0)
    return tester
  }

  @Test func eachTimeIsToldOnceAndInputAtOnce() {
    var heard: [Int] = []
    let tester = Self.window { heard.append($0) }
    tester.advance(by: 9.9)
    #expect(heard == [])
    tester.advance(by: 0.2)
    #expect(heard == [1], "counted from when it appeared")
    tester.advance(by: 100)
    #expect(heard == [1, 2])
    #expect(tester.host.timers.nextDeadline == nil, "nothing is waited for any more")
    tester.tap(CGPoint(x: 50, y: 50))
    #expect(heard == [1, 2, 0])
    tester.advance(by: 9.8)
    tester.tap(CGPoint(x: 50, y: 50))
    tester.advance(by: 9.8)
    #expect(heard == [1, 2, 0])
    tester.advance(by: 20)
    #expect(heard == [1, 2, 0, 1, 2])
  }

  @Test func everyKindOfInputCounts() {
    let kinds: [(ViewTester) -> Void] = [
      { $0.press(CGPoint(x: 5, y: 5)) },
      {
        $0.hover(at: CGPoint(x: 5, y: 5))
        $0.hover(at: CGPoint(x: 6, y: 5))
      },
      { $0.wheel(at: CGPoint(x: 5, y: 5), dy: 1) }, { $0.key("a") }, { $0.type("a") },
    ]
    for use in kinds {
      var heard: [Int] = []
      let tester = Self.window { heard.append($0) }
      tester.advance(by: 12)
      use(tester)
      #expect(heard == [1, 0])
      tester.advance(by: 9)
      use(tester)
      tester.advance(by: 9)
      #expect(heard == [1, 0])
    }
  }

  @Test func neitherTheMachineNorAWindowThatChangesIsInput() {
    var heard: [Int] = []
    let tester = Self.window { heard.append($0) }
    tester.advance(by: 9)
    tester.hover(at: nil)
    // The window has come under the mouse, which rests.
    tester.hover(at: CGPoint(x: 5, y: 5))
    tester.hover(at: CGPoint(x: 5, y: 5))
    tester.resize(to: CGSize(width: 120, height: 100))
    tester.advance(by: 2)
    #expect(heard == [1])
  }

  @Test func aRestingWindowIsNotWokenByInputThatHasPassed() {
    let tester = Self.window { _ in }
    for step in 0..<50 {
      tester.hover(at: CGPoint(x: 5 + step, y: 5))
      tester.advance(by: 0.01)
    }
    // One timer, and at most one look in vain.
    let first = tester.host.timers.nextDeadline
    tester.advance(by: 9.9)
    #expect(first == 10.01 && abs((tester.host.timers.nextDeadline ?? 0) - 10.49) < 1e-6)
  }

  @Test func whoHasGoneHearsNothing() {
    var heard: [Int] = []
    struct Page: View {
      @State var isThere = true
      let heard: (Int) -> Void
      var body: some View {
        VStack {
          Button("Go") { isThere = false }
          if isThere { Color.red._onIdle([5]) { heard($0) } }
        }
      }
    }
    let tester = ViewTester(Page { heard.append($0) }, size: CGSize(width: 100, height: 100))
    tester.tap("Go")
    tester.advance(by: 20)
    #expect(heard == [0] && tester.host.timers.nextDeadline == nil)
  }
}
