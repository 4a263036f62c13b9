import Foundation

/// A view that is evaluated again at the moments of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is made from.
  public struct Context: Sendable {
    /// How often the content changes.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

    /// The date of the schedule that is shown.
    public let date: Date
    public let cadence: Cadence
    /// Does nothing: there is no display that is always on.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  private var ticker = FrameTicker()

  @MainActor @preconcurrency public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View { content(TimelineViewDefaultContext(date: currentDate(), cadence: cadence)) }

  private var cadence: TimelineViewDefaultContext.Cadence {
    switch schedule {
    case is AnimationTimelineSchedule: .live
    case is EveryMinuteTimelineSchedule: .minutes
    default: .seconds
    }
  }

  /// The entry in force; schedules the next one.
  private func currentDate() -> Date {
    let now = ticker.date
    if let animation = schedule as? AnimationTimelineSchedule {
      // Half a frame of tolerance, so that an interval of whole frames hits them.
      ticker.driver?.interval = animation.minimumInterval.map { max(0, $0 - 1.0 / 240) } ?? 0
      ticker.driver?.run(!animation.isPaused)
      return now
    }
    var present: Date?
    var next: Date?
    for date in schedule.entries(from: now, mode: .normal) {
      if date > now, present != nil {
        next = date
        break
      }
      present = date
      if date > now { break }
    }
    if next == nil, let present, present > now { next = present }
    ticker.driver?.wake(after: next.map { $0.timeIntervalSince(now) })
    return present ?? now
  }
}

/// The context of the content of any timeline view: one type for all, so that closures need not name it.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
