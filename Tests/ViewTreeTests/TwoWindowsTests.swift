import Combine
import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Two windows of one process do not know of each other: what one's code defers, begins or animates follows its own clock,
/// whichever of them ran last.
@MainActor struct TwoWindowsTests {
  /// What a window's program did, in order.
  @Observable final class Record {
    var steps: [String] = []
    var value = 0
    @ObservationIgnored var timers: [AnyCancellable] = []

    func add(_ step: String) { steps.append(step) }
  }

  /// A program that defers work in every manner from its handlers.
  private struct Program: View {
    let record: Record
    @State private var isMoved = false

    var body: some View {
      VStack(spacing: 0) {
        Button("Queue") { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { record.add("queue") } }
        Button("Task") {
          Task {
            try? await Task.sleep(nanoseconds: 1_000_000_000)
            record.add("task")
            // Begun in a task, which goes on after another window has run.
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { record.add("task's queue") }
          }
        }
        Button("Timer") {
          record.timers.append(
            Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(2)
              .sink { _ in record.add("timer") })
        }
        Button("Animate") {
          withAnimation(.linear(duration: 1)) {
            isMoved.toggle()
          } completion: {
            record.add("animated")
          }
        }
        Button("Still") {
          withAnimation {
          } completion: {
            record.add("still")
          }
        }
        Button("Screen") {
          let screen = UIScreen.main.bounds.size
          record.add("\(Int(screen.width)) x \(Int(screen.height))")
          record.add("top \(Int(UIApplication.shared.windows[0].safeAreaInsets.top))")
        }
        Button("Paste") { UIPasteboard.general.string = record.steps.first ?? "" }
        Color.red.frame(width: 10, height: 10).offset(x: isMoved ? 100 : 0).accessibilityIdentifier("dot")
        Text("\(record.value)")
      }
    }
  }

  private struct Window {
    let record = Record()
    let tester: ViewTester

    init(_ size: CGSize = CGSize(width: 300, height: 400), safeArea: EdgeInsets = EdgeInsets()) {
      tester = ViewTester(Program(record: record), size: size, safeArea: safeArea)
      tester.settle()
    }

    func tap(_ name: String) { _ = tester.tap(name) }
  }

  /// Lets tasks of the main actor go on.
  private static func yield() async { for _ in 0..<10 { await Task.yield() } }

  @Test func deferredWorkFollowsTheWindowThatDefersIt() {
    let (a, b) = (Window(), Window())
    a.tap("Queue")
    b.tester.advance(by: 5)
    #expect(a.record.steps.isEmpty)
    a.tester.advance(by: 0.9)
    #expect(a.record.steps.isEmpty)
    a.tester.advance(by: 0.2)
    #expect(a.record.steps == ["queue"])
    #expect(b.record.steps.isEmpty)
  }

  @Test func aTaskBelongsToTheWindowWhoseHandlerBeganIt() async {
    let (a, b) = (Window(), Window())
    a.tap("Task")
    b.tester.advance(by: 0.1)
    await Self.yield()
    b.tester.advance(by: 5)
    await Self.yield()
    #expect(a.record.steps.isEmpty)
    a.tester.advance(by: 1.1)
    b.tester.advance(by: 0.1)
    await Self.yield()
    #expect(a.record.steps == ["task"])
    b.tester.advance(by: 5)
    #expect(a.record.steps == ["task"])
    a.tester.advance(by: 1.1)
    #expect(a.record.steps == ["task", "task's queue"])
  }

  @Test func aPublisherBelongsToTheWindowThatSubscribes() {
    let (a, b) = (Window(), Window())
    a.tap("Timer")
    b.tap("Timer")
    b.tester.advance(by: 5)
    #expect(b.record.steps == ["timer", "timer"])
    #expect(a.record.steps.isEmpty)
    a.tester.advance(by: 1.1)
    #expect(a.record.steps == ["timer"])
    a.tester.advance(by: 1)
    #expect(a.record.steps == ["timer", "timer"])
  }

  @Test func anAnimationIsCompleteByItsOwnWindowsFrames() {
    let (a, b) = (Window(), Window())
    a.tap("Animate")
    a.tap("Still")
    b.tester.advance(by: 5)
    // The first frame that applies the change is the window's own.
    a.tester.advance(by: 0.5)
    #expect(a.record.steps == ["still"])
    b.tester.advance(by: 5)
    #expect(a.record.steps == ["still"])
    a.tester.advance(by: 1)
    #expect(a.record.steps == ["still", "animated"])
  }

  @Test func aChangeFromElsewhereIsCompleteOnceEveryWindowThatShowsItHasAnimatedIt() async {
    let record = Record()
    struct Shown: View {
      let record: Record
      var body: some View { Color.red.frame(width: 10, height: 10).offset(x: CGFloat(record.value)) }
    }
    let (a, b) = (ViewTester(Shown(record: record)), ViewTester(Shown(record: record)))
    a.settle()
    b.settle()
    withAnimation(.linear(duration: 1)) {
      record.value = 100
    } completion: {
      record.add("complete")
    }
    // What belongs to no window waits for the code that runs.
    await Self.yield()
    a.advance(by: 2)
    #expect(record.steps.isEmpty)
    b.advance(by: 0.5)
    #expect(record.steps.isEmpty)
    b.advance(by: 1)
    #expect(record.steps == ["complete"])
  }

  @Test func aWindowThatClosesHoldsNobodysCompletionBack() async {
    let record = Record()
    struct Shown: View {
      let record: Record
      var body: some View { Color.red.frame(width: 10, height: 10).offset(x: CGFloat(record.value)) }
    }
    let a = ViewTester(Shown(record: record))
    a.settle()
    do {
      let b = ViewTester(Shown(record: record))
      b.settle()
      withAnimation(.linear(duration: 1)) {
        record.value = 100
      } completion: {
        record.add("complete")
      }
      withExtendedLifetime(b) {}
    }
    await Self.yield()
    a.advance(by: 2)
    #expect(record.steps == ["complete"])
  }

  @Test func whatATestDefersItselfFollowsTheWindowThatItDroveLast() {
    let (a, b) = (Window(), Window())
    a.tester.advance(by: 0.1)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { a.record.add("test's") }
    b.tester.advance(by: 5)
    #expect(a.record.steps.isEmpty)
    a.tester.advance(by: 1.1)
    #expect(a.record.steps == ["test's"])
  }

  @Test func workFromElsewhereCanBeGivenToAWindow() {
    let (a, b) = (Window(), Window())
    a.tester.host.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { a.record.add("given") }
    }
    b.tester.advance(by: 5)
    #expect(a.record.steps.isEmpty)
    a.tester.advance(by: 1.1)
    #expect(a.record.steps == ["given"])
  }

  @Test func eachWindowIsItsOwnScreenAndClipboard() {
    let a = Window(safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    let b = Window(CGSize(width: 500, height: 600))
    a.tap("Screen")
    b.tap("Screen")
    #expect(a.record.steps == ["300 x 400", "top 20"])
    #expect(b.record.steps == ["500 x 600", "top 0"])
    b.tester.resize(to: CGSize(width: 510, height: 610))
    a.record.steps = []
    a.tap("Screen")
    #expect(a.record.steps.first == "300 x 400")
    a.tap("Paste")
    #expect(a.tester.host.services.clipboard.text == "300 x 400")
    #expect(b.tester.host.services.clipboard.text != "300 x 400")
  }
}
