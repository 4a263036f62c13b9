import Foundation

/// How exactly a timeline follows its schedule.
@frozen public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// The moments at which a timeline view shows something new.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  /// The moments from `startDate` on, ascending; the first may lie before it.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Every frame, or at most one each interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> some Sequence<Date> & Sendable {
    // Frames are 1/60 s apart where no interval is set.
    PeriodicTimelineSchedule(from: start, by: max(minimumInterval ?? 1.0 / 60, 1.0 / 240))
      .entries(from: start, mode: mode)
  }
}

/// A date again and again.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { upcoming += interval }
      return upcoming
    }
  }

  let start: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite && interval > 0 ? interval : 1
  }

  /// Begins with the date before or at `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start)
    let steps = passed > 0 ? (passed / interval).rounded(.down) : 0
    return Entries(upcoming: start + steps * interval, interval: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(
      from: Date(
        timeIntervalSinceReferenceDate: (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60),
      by: 60
    ).entries(from: startDate, mode: mode)
  }
}

/// Moments given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
