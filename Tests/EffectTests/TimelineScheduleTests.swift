import Foundation
import Testing

@testable import ViewTree

/// The moments of schedules, as values.
@MainActor struct TimelineScheduleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1000)

  /// The first moments from `start` on, in seconds after it.
  private func entries<S: TimelineSchedule>(_ schedule: S, from date: Date? = nil, _ count: Int = 3)
    -> [Double]
  {
    schedule.entries(from: date ?? start, mode: .normal).prefix(count).map {
      ($0.timeIntervalSince(start) * 1000).rounded() / 1000
    }
  }

  @Test func aPeriodicOneRepeatsFromItsStart() {
    #expect(entries(PeriodicTimelineSchedule(from: start, by: 2)) == [0, 2, 4])
    #expect(entries(.periodic(from: start, by: 0.5)) == [0, 0.5, 1])
    // Later its moments are the same: the one in force, then those to come.
    #expect(entries(PeriodicTimelineSchedule(from: start, by: 2), from: start + 5) == [4, 6, 8])
    #expect(entries(PeriodicTimelineSchedule(from: start + 10, by: 2)) == [10, 12, 14])
  }

  @Test func everyMinuteBeginsWithTheMinute() {
    // 1000 s are 16 minutes and 40 seconds.
    #expect(entries(EveryMinuteTimelineSchedule()) == [-40, 20, 80])
    #expect(entries(.everyMinute, from: start + 20) == [20, 80, 140])
  }

  @Test func anExplicitOneHasTheMomentsItIsGiven() {
    let dates = [1.0, 5, 6].map { start + $0 }
    #expect(entries(ExplicitTimelineSchedule(dates)) == [1, 5, 6])
    #expect(entries(ExplicitTimelineSchedule(dates.dropFirst())) == [5, 6])
  }

  @Test func anAnimationGoesAsFastAsItMay() {
    #expect(entries(AnimationTimelineSchedule(minimumInterval: 0.25)) == [0, 0.25, 0.5])
    #expect(entries(.animation(minimumInterval: 1)) == [0, 1, 2])
    #expect(entries(.animation).dropFirst().allSatisfy { $0 < 0.1 })
  }

  /// At once, after one second, after three, after six: ever longer.
  private struct Slowing: TimelineSchedule {
    let isLow: (TimelineScheduleMode) -> Void
    func entries(from startDate: Date, mode: Mode) -> [Date] {
      isLow(mode)
      return [0, 1, 3, 6].map { Date(timeIntervalSinceReferenceDate: $0) }
    }
  }

  @Test func aProgramsOwnIsFollowed() {
    let model = Model()
    let schedule = Slowing { mode in MainActor.assumeIsolated { model.flag = mode == .lowFrequency } }
    let stage = Stage(
      TimelineView(schedule) { (context: TimelineViewDefaultContext) in
        let _ = model.log.append("\(Int(context.date.timeIntervalSinceReferenceDate))")
        Color.red
      })
    stage.advance(8)
    #expect(model.log == ["0", "1", "3", "6"])
    #expect(!model.flag)
    #expect(stage.host.isAtRest)
  }

  @Test func theContextTellsHowOftenTheContentChanges() {
    func cadence<S: TimelineSchedule>(_ schedule: S) -> TimelineViewDefaultContext.Cadence? {
      var cadence: TimelineViewDefaultContext.Cadence?
      _ = Stage(
        TimelineView(schedule) { context in
          let _ = cadence = context.cadence
          Color.red
        })
      return cadence
    }
    #expect(cadence(.animation) == .live)
    #expect(cadence(.periodic(from: start, by: 1)) == .seconds)
    #expect(cadence(.everyMinute) == .minutes)
    #expect(TimelineViewDefaultContext.Cadence.live < .seconds)
  }
}
