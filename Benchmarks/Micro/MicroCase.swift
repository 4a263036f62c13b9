import Foundation
import SwiftUI
import ViewTreeTesting

/// One thing that is done again and again.
@MainActor struct MicroCase {
  /// Frames that are not counted, frames of a round, and rounds, of which the median counts.
  private static let (warmUp, frames, rounds) = (30, 120, 7)

  let name: String
  let title: String
  /// Makes the window; the closure changes something before a frame.
  let prepare: () -> (ViewTester, (Int) -> Void)

  func run() -> MicroFigures {
    let (tester, change) = prepare()
    tester.settle()
    tester.runner.paintsEveryFrame = false
    tester.host.cpuClock = { Self.clock }
    var number = 0
    func frame() -> UInt64 {
      change(number)
      number += 1
      tester.advance(by: 1 / ViewTester.rate)
      let begin = Self.clock
      tester.runner.paint()
      return Self.clock - begin
    }
    for _ in 0..<Self.warmUp { _ = frame() }
    var all: [MicroFigures] = []
    for _ in 0..<Self.rounds {
      let (before, begin) = (tester.host.statistics, Self.clock)
      var paint: UInt64 = 0
      for _ in 0..<Self.frames { paint += frame() }
      let (after, end) = (tester.host.statistics, Self.clock)
      func microseconds(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) / 1000 / Double(Self.frames) }
      all.append(
        MicroFigures(
          update: microseconds(after.updateNanoseconds - before.updateNanoseconds),
          layout: microseconds(after.layoutNanoseconds - before.layoutNanoseconds),
          compose: microseconds(after.composeNanoseconds - before.composeNanoseconds),
          paint: microseconds(paint), whole: microseconds(end - begin)))
    }
    return MicroFigures.median(all)
  }

  /// Nanoseconds of the thread's processor time.
  private static var clock: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  static let all: [MicroCase] = [
    MicroCase(name: "update", title: "update: one text of 10,000 views changes") {
      let model = MicroModel()
      return (tester(MicroGrid(model: model)), { model.number = $0 })
    },
    MicroCase(name: "layout", title: "layout: 300 rows in another width") {
      let model = MicroModel()
      return (tester(MicroRows(model: model)), { model.width = 300 + CGFloat($0 % 7) * 10 })
    },
    MicroCase(name: "compose", title: "compose: 1,000 figures turn") {
      let model = MicroModel()
      return (tester(MicroField(model: model)), { model.number = $0 })
    },
    MicroCase(name: "paint", title: "paint: a list of cards scrolls under a finger") {
      let window = tester(MicroList())
      return (
        window,
        { number in
          let y = 400 + abs(CGFloat(number % 120) - 60) * 5
          if window.isTouched {
            window.move(to: CGPoint(x: 195, y: y))
          } else {
            window.press(.init(x: 195, y: y))
          }
        }
      )
    },
    MicroCase(name: "text", title: "text: a new paragraph of 600 characters") {
      let model = MicroModel()
      return (tester(MicroParagraph(model: model)), { model.number = $0 })
    },
    MicroCase(name: "springs", title: "springs: 200 figures on their way") {
      let model = MicroModel()
      return (
        tester(MicroSprings(model: model)),
        { number in if number.isMultiple(of: 15) { model.isAway.toggle() } }
      )
    },
  ]

  private static func tester(_ view: some View) -> ViewTester { ViewTester(view, scale: 2) }
}
