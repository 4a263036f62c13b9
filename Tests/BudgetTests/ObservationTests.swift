import CAllocations
import SwiftUI
import Testing
import ViewTreeTesting

/// A model that nobody changes keeps nothing of evaluations that are over.
@MainActor struct ObservationTests {
  @Observable final class Model {
    var name = "name"
    var kind = "kind"
  }

  @Observable final class Clock {
    var tick = 0
    var shows: Bool { tick % 2 == 0 }
  }

  private struct Line: View {
    let tick: Int
    let model: Model
    var body: some View { Text(verbatim: "\(model.name) \(model.kind) \(tick % 10)") }
  }

  /// Evaluated anew each time the clock ticks, for another reason than the model.
  private struct Evaluated: View {
    let clock: Clock
    let model: Model
    var body: some View { Line(tick: clock.tick, model: model).accessibilityIdentifier("line") }
  }

  /// Made anew at each second tick.
  private struct Made: View {
    let clock: Clock
    let model: Model
    var body: some View {
      if clock.shows { Line(tick: 0, model: model).accessibilityIdentifier("line") }
    }
  }

  /// Made anew by a lazy container.
  private struct Rows: View {
    let clock: Clock
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(clock.tick..<clock.tick + 20, id: \.self) { Line(tick: $0, model: model) }
        }
      }
    }
  }

  /// A canvas that reads the model at each drawing.
  private struct Drawn: View {
    let clock: Clock
    let model: Model
    var body: some View {
      let tick = clock.tick
      Canvas { context, size in
        let side = CGFloat(tick % 10 + model.name.count)
        context.fill(Path(CGRect(x: 0, y: 0, width: side, height: side)), with: .color(.red))
      }
    }
  }

  /// Bytes that `count` ticks leave behind, after as many that fill what is kept once.
  private func bytes(ticks count: Int, _ view: (Clock, Model) -> some View) -> Int {
    let clock = Clock()
    let model = Model()
    let tester = ViewTester(view(clock, model), size: CGSize(width: 200, height: 200))
    func tick() {
      for _ in 0..<count {
        clock.tick += 1
        tester.advance(by: 1.0 / 60)
      }
    }
    tick()
    let before = bytes_held_by_thread()
    tick()
    return Int(bytes_held_by_thread() - before)
  }

  /// A registration has some 700 bytes.
  private static let ticks = 1000
  private static let limit = 200_000

  @Test func evaluatingAgainKeepsNothing() {
    let kept = bytes(ticks: Self.ticks) { Evaluated(clock: $0, model: $1) }
    #expect(kept < Self.limit)
  }

  @Test func whatComesAndGoesKeepsNothing() {
    let kept = bytes(ticks: Self.ticks) { Made(clock: $0, model: $1) }
    #expect(kept < Self.limit)
  }

  @Test func rowsThatComeAndGoKeepNothing() {
    let kept = bytes(ticks: Self.ticks) { Rows(clock: $0, model: $1) }
    #expect(kept < Self.limit)
  }

  @Test func drawingAgainKeepsNothing() {
    let kept = bytes(ticks: Self.ticks) { Drawn(clock: $0, model: $1) }
    #expect(kept < Self.limit)
  }

  @Test func aChangeIsSeenHoweverOftenItWasReadBefore() {
    let clock = Clock()
    let model = Model()
    let tester = ViewTester(Evaluated(clock: clock, model: model), size: CGSize(width: 200, height: 200))
    for number in 0..<20 {
      clock.tick += 1
      tester.advance(by: 0.1)
      model.name = "n\(number)"
      tester.advance(by: 0.1)
      model.kind = "k\(number)"
      tester.advance(by: 0.1)
      let text = tester.tree.flattened.first { $0.id == "line" }?.text
      #expect(text == "n\(number) k\(number) \((number + 1) % 10)")
    }
  }

  @Test func aTreeThatHasGoneLeavesNothing() {
    let model = Model()
    let clock = Clock()
    func visit() {
      for _ in 0..<50 {
        let tester = ViewTester(
          Evaluated(clock: clock, model: model), size: CGSize(width: 200, height: 200))
        tester.advance(by: 0.1)
      }
    }
    visit()
    let before = bytes_held_by_thread()
    visit()
    let kept = bytes_held_by_thread() - before
    #expect(kept < 200_000)
  }
}
