import SwiftUI

/// When a place is open, by the day of the week.
public nonisolated struct OpeningHours: Equatable, Sendable {
  /// From one time to another, in minutes after midnight; an end that is no later than the beginning is on the next day.
  public struct Span: Equatable, Sendable {
    public var begin: Int
    public var end: Int

    public init(_ begin: Int, _ end: Int) {
      self.begin = begin
      self.end = end
    }

    /// In minutes after the midnight before `begin`: more than a day's where it ends on the next day.
    var lastMinute: Int { end > begin ? end : end + OpeningHours.day }
    /// Whether it lasts from midnight to midnight.
    var isWholeDay: Bool { begin == 0 && lastMinute == OpeningHours.day }
  }

  /// The days of the week as a file names them, Monday first.
  static let dayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  /// In minutes.
  static let day = 24 * 60

  /// For each day from Monday to Sunday, the earliest first.
  public var days: [[Span]]
  /// Where the place is; nil: where the guide is.
  public var timeZone: TimeZone?

  public init(days: [[Span]], timeZone: TimeZone? = nil) {
    self.days = days
    self.timeZone = timeZone
  }

  /// What one wants to know at a moment.
  enum State: Equatable {
    case open(until: Date)
    /// It is open, and does not close within a week.
    case always
    /// It opens within a week.
    case closed(until: Date)
    /// It never opens.
    case never
  }

  /// Hours that begin by the moment at which others end are one with them, over midnight too.
  func state(at moment: Date) -> State {
    let calendar = calendar
    let midnight = calendar.startOfDay(for: moment)
    var next: Date?
    // When what is open now closes; nil: as far as is known it is closed.
    var close: Date?
    // From yesterday, whose last hours may reach into today, until what is open now has gone on for a week.
    for offset in -1...(Self.dayNames.count + 1) {
      guard let date = calendar.date(byAdding: .day, value: offset, to: midnight) else { continue }
      // The earliest begin first, so that what goes on is met in its order.
      for span in days[weekday(of: date, calendar)] {
        guard let begin = time(span.begin, on: date, calendar),
          let end = time(span.lastMinute, on: date, calendar)
        else { continue }
        if begin <= close ?? moment, end > moment { close = max(close ?? end, end) }
        if begin > moment { next = min(next ?? begin, begin) }
      }
    }
    if let close {
      let week = calendar.date(byAdding: .day, value: Self.dayNames.count, to: moment)
      return close >= week ?? .distantFuture ? .always : .open(until: close)
    }
    return next.map { .closed(until: $0) } ?? .never
  }

  /// The moment at which a clock shows so many minutes after a day's midnight, also on a day on which clocks are changed.
  private func time(_ minutes: Int, on date: Date, _ calendar: Calendar) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day], from: date)
    parts.minute = minutes
    return calendar.date(from: parts)
  }

  /// The day's number from Monday, at a moment.
  func today(at moment: Date) -> Int { weekday(of: moment, calendar) }

  private func weekday(of date: Date, _ calendar: Calendar) -> Int {
    (calendar.component(.weekday, from: date) + 5) % 7
  }

  /// In the place's time zone.
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
    return calendar
  }

  /// A time of the day, as the locale writes it.
  func time(_ minutes: Int, in locale: Locale) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return Date(timeIntervalSince1970: TimeInterval(minutes % Self.day * 60))
      .formatted(Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt).hour().minute())
  }

  /// The time of a moment, with its day of the week where that is not the same day.
  func time(_ date: Date, from moment: Date, in locale: Locale) -> String {
    let calendar = calendar
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone).hour()
      .minute()
    return date.formatted(calendar.isDate(date, inSameDayAs: moment) ? style : style.weekday())
  }
}

nonisolated extension OpeningHours {
  /// Reads what a file says: for each day, such as `mon` or `mon-fri`, times such as `09:00-17:30`, one text or a list, none
  /// where it is closed. Of several keys that name a day the one with the fewest days counts.
  ///
  /// - Parameter complain: called with what is wrong; the rest is kept.
  init?(_ value: Any, timeZone: TimeZone?, complain: (String) -> Void) {
    guard let fields = value as? [String: Any] else {
      complain("“hours” is no object; write it as {\"mon-fri\": \"09:00-17:00\"}; it is left out")
      return nil
    }
    var days = Array(repeating: [Span](), count: Self.dayNames.count)
    // How many days the key names that a day's times are from, and which it is.
    var sources = Array(repeating: (count: Int.max, key: ""), count: Self.dayNames.count)
    for (key, value) in fields.sorted(by: { $0.key < $1.key }) where !key.hasPrefix("$") {
      guard let range = Self.range(of: key) else {
        complain(
          "“hours” has no day “\(key.prefix(40))”; write mon, tue, wed, thu, fri, sat, sun, or mon-fri; it is left out"
        )
        continue
      }
      let texts =
        value as? [String] ?? (value as? String).map { [$0] } ?? [value is NSNull ? "null" : "\(value)"]
      let spans = texts.filter { !$0.isEmpty }.map { ($0, Self.span($0)) }
      for (text, span) in spans where span == nil {
        complain(
          "“hours” of \(key) has “\(text.prefix(40))”; write it as 09:00-17:30, or [] where it is closed; it is left out"
        )
      }
      for day in range {
        let (count, other) = sources[day]
        if range.count == count {
          complain(
            "“hours” has “\(other)” and “\(key)” for \(Self.dayNames[day]); give that day a name of its own; “\(other)” is taken"
          )
        } else if range.count < count {
          days[day] = spans.compactMap(\.1)
          sources[day] = (range.count, key)
        }
      }
    }
    guard days.contains(where: { !$0.isEmpty }) else { return nil }
    self.init(days: days.map { $0.sorted { $0.begin < $1.begin } }, timeZone: timeZone)
  }

  private static func range(of key: String) -> ClosedRange<Int>? {
    let ends = key.lowercased().split(separator: "-").map { dayNames.firstIndex(of: String($0)) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first <= last else {
      return nil
    }
    return first...last
  }

  private static func span(_ text: String) -> Span? {
    let ends = text.split(whereSeparator: { "-–".contains($0) }).map { minutes($0) }
    guard ends.count == 2, let begin = ends[0], let end = ends[1], begin < day else { return nil }
    return Span(begin, end % day)
  }

  private static func minutes(_ text: Substring) -> Int? {
    let parts = text.trimmingCharacters(in: .whitespaces).split(separator: ":").map { Int($0) }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0...24).contains(hour),
      (0..<60).contains(minute), hour * 60 + minute <= day
    else { return nil }
    return hour * 60 + minute
  }
}
