import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Texts that say something about the present moment.
@MainActor struct PassingTimeTests {
  @Test func textsAboutTheTimeGoOnByThemselves() {
    struct Scene: View {
      @State private var start: Date?
      var body: some View {
        VStack {
          if let start {
            Text(timerInterval: start...start.addingTimeInterval(3))
            Text(start, style: .timer).accessibilityIdentifier("since")
            Text("in \(Text(start.addingTimeInterval(2), style: .relative))")
          } else {
            TimelineView(.everyMinute) { context in Color.clear.onAppear { start = context.date } }
          }
        }
      }
    }
    let tester = ViewTester(Scene(), size: CGSize(width: 200, height: 200))
    func texts() -> [String] { tester.tree.flattened.filter { $0.type == "Text" }.compactMap(\.text) }
    tester.advance(by: 0.1)
    #expect(texts() == ["0:03", "0:00", "in 1 sec"])
    tester.advance(by: 1)
    #expect(texts() == ["0:02", "0:01", "in 0 sec"])
    tester.advance(by: 2.5)
    #expect(texts() == ["0:00", "0:03", "in 1 sec"])
  }

  @Test func aTimeThatIsOverNeedsNoFrames() {
    struct Scene: View {
      @State private var start: Date?
      var body: some View {
        if let start {
          Text(timerInterval: start...start.addingTimeInterval(1))
        } else {
          TimelineView(.everyMinute) { context in Color.clear.onAppear { start = context.date } }
        }
      }
    }
    let tester = ViewTester(Scene(), size: CGSize(width: 200, height: 200))
    tester.advance(by: 3)
    #expect(tester.host.isAtRest)
  }
}
