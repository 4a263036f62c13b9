import SwiftUI
import Testing
import ViewTree
import ViewTreeTesting

/// Where keys lead the focus.
@MainActor struct FocusOrderTests {
  private struct Page: View {
    let count: Int
    @FocusState var focus: String?
    let report: (String?) -> Void
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in
              Button("Row \(row)") {}.frame(height: 60).frame(maxWidth: .infinity)
                .focused($focus, equals: "row-\(row)")
            }
          }
        }
        Button("Below") {}.frame(height: 60).focused($focus, equals: "below")
      }
      .onChange(of: focus) { report(focus) }
    }
  }

  private final class Log { var focused: [String?] = [] }

  private func page(_ count: Int = 40) -> (ViewTester, Log) {
    let log = Log()
    let tester = ViewTester(
      Page(count: count) { log.focused.append($0) }, size: CGSize(width: 390, height: 660))
    tester.settle()
    return (tester, log)
  }

  @Test func arrowsLeaveAScrollViewAtItsEndAlone() {
    let (tester, log) = page()
    for _ in 0..<60 {
      tester.key(.downArrow)
      tester.settle()
    }
    let rows = (0..<40).map { "row-\($0)" as String? }
    let visited = log.focused
    #expect(visited == rows + ["below"])
    for _ in 0..<3 {
      tester.key(.upArrow)
      tester.settle()
    }
    let back = Array(log.focused.suffix(3))
    #expect(back == ["row-39", "row-38", "row-37"])
  }

  @Test(arguments: [KeyEquivalent.downArrow, .tab])
  func m13_keysBeginWithWhatNoBarCovers(_ key: KeyEquivalent) {
    let log = Log()
    let tester = ViewTester(
      NavigationStack {
        Page(count: 40) { log.focused.append($0) }.navigationTitle("Rows")
          .navigationBarTitleDisplayMode(.inline)
      }, size: CGSize(width: 390, height: 660))
    let watcher = tester.watch("bar")
    tester.settle()
    // Three rows lie above the bar's lower edge, the third one under it.
    tester.wheel(at: CGPoint(x: 195, y: 300), dy: -160, isPrecise: true)
    tester.settle()
    tester.key(key)
    tester.settle()
    let (focused, faults) = (log.focused, watcher.faults.map(\.description))
    #expect(focused == ["row-3"] && faults == [])
  }

  @Test func arrowsBeginAtWhatWasPressedLast() {
    let (tester, log) = page()
    tester.tap(CGPoint(x: 195, y: 60 * 4 + 30))
    tester.settle()
    tester.key(.downArrow)
    tester.settle()
    tester.key(.downArrow)
    tester.settle()
    let visited = log.focused
    #expect(visited == ["row-4", "row-5"])
  }

  @Test(arguments: [(EventModifiers(), "row-5"), (EventModifiers.shift, "row-3")])
  func tabGoesOnFromWhatWasPressedLast(modifiers: EventModifiers, next: String) {
    let (tester, log) = page()
    tester.tap(CGPoint(x: 195, y: 60 * 4 + 30))
    tester.settle()
    tester.key(.tab, modifiers: modifiers)
    tester.settle()
    let visited = log.focused
    #expect(visited == [next])
  }

  @Test func whatWasPressedAndIsOutOfSightIsNoBeginning() {
    let (tester, log) = page()
    tester.tap(CGPoint(x: 195, y: 30))
    tester.settle()
    tester.wheel(at: CGPoint(x: 195, y: 300), dy: -600)
    tester.settle()
    tester.key(.downArrow)
    tester.settle()
    let visited = log.focused
    #expect(visited.count == 1 && visited != ["row-0"])
  }
}
