import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }

    let kind: Kind

    /// The day: "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time of day: "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The distance from now: "2 hours, 23 minutes".
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with its direction: "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock shows it: "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  public init(_ dates: ClosedRange<Date>) { self.init(.dates(dates)) }

  public init(_ interval: DateInterval) { self.init(.dates(interval.start...interval.end)) }

  /// The time that passes in an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// Whether the text's words change with time.
  var changesWithTime: Bool {
    switch storage {
    case .date(_, let style): style.kind != .date && style.kind != .time
    case .timer: true
    case .joined(let a, let b): a.changesWithTime || b.changesWithTime
    case .localized(let key, _, _):
      key.arguments.contains { if case .text(let text) = $0 { text.changesWithTime } else { false } }
    default: false
    }
  }

  /// When the text's words change next, or may; nil: never.
  func nextChange(after now: Date) -> Date? {
    switch storage {
    case .date(let date, let style): return style.nextChange(after: now, from: date)
    case .timer(let range, let pause, let countsDown, _):
      guard pause == nil, now < range.upperBound else { return nil }
      guard now >= range.lowerBound else { return range.lowerBound }
      let left = range.upperBound.timeIntervalSince(now).rounded(.up)
      return countsDown
        ? range.upperBound.addingTimeInterval(1 - left)
        : range.lowerBound.addingTimeInterval(now.timeIntervalSince(range.lowerBound).rounded(.down) + 1)
    case .joined(let a, let b):
      return [a, b].compactMap { $0.nextChange(after: now) }.min()
    case .localized(let key, _, _):
      return key.arguments.compactMap {
        if case .text(let text) = $0 { text.nextChange(after: now) } else { nil }
      }.min()
    default: return nil
    }
  }
}

extension Text.DateStyle {
  /// When a distance from a date is written differently next: its smallest unit decides.
  fileprivate func nextChange(after now: Date, from date: Date) -> Date? {
    let passed = now.timeIntervalSince(date)
    guard passed.isFinite else { return nil }
    let distance = abs(passed)
    let step: TimeInterval
    switch kind {
    case .date, .time: return nil
    case .timer: step = 1
    // While a distance shrinks, a smaller unit may be needed within a step.
    case .relative: step = distance > 90_000 ? 3600 : distance > 3660 ? 60 : 1
    case .offset: step = distance > 90_000 ? 3600 : distance > 120 ? 60 : 1
    }
    // Whole steps are written: one less as soon as a step to come has begun, one more when a step has passed.
    let steps = passed < 0 ? (passed / step).rounded(.up) : (passed / step).rounded(.down) + 1
    return date.addingTimeInterval(steps * step)
  }
}

/// Writes dates for texts.
struct TextDateWriter {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone
  let now: Date

  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    calendar = environment.calendar
    timeZone = environment.timeZone
    now = environment.currentDate ?? Date()
  }

  func string(_ date: Date, _ style: Text.DateStyle) -> String {
    switch style.kind {
    case .date: return write(date, .long, .omitted)
    case .time: return write(date, .omitted, .shortened)
    case .relative: return parts(abs(date.timeIntervalSince(now)), most: 2)
    case .offset:
      let distance = now.timeIntervalSince(date)
      return (distance < 0 ? "-" : "+") + parts(abs(distance), most: 1)
    case .timer: return clock(abs(date.timeIntervalSince(now)), showsHours: true)
    }
  }

  func string(_ dates: ClosedRange<Date>) -> String {
    let sameDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let style: Date.FormatStyle.DateStyle = sameDay ? .omitted : .abbreviated
    return [dates.lowerBound, dates.upperBound].map { write($0, style, .shortened) }.joined(separator: " – ")
  }

  func string(timer: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) -> String {
    let values = min(max(pause ?? now, timer.lowerBound), timer.upperBound)
    let seconds =
      countsDown ? timer.upperBound.timeIntervalSince(values) : values.timeIntervalSince(timer.lowerBound)
    return clock(countsDown ? seconds.rounded(.up) : seconds, showsHours: showsHours)
  }

  private func write(
    _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> String {
    date.formatted(
      Date.FormatStyle(date: day, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
  }

  private func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
    let seconds = interval.isFinite ? Int(min(interval, 1e12)) : 0
    let (hours, minutes) = (seconds / 3600, seconds / 60)
    func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
    if showsHours, hours > 0 { return "\(hours):\(two(minutes % 60)):\(two(seconds % 60))" }
    return "\(minutes):\(two(seconds % 60))"
  }

  private func parts(_ interval: TimeInterval, most: Int) -> String {
    var left = interval.isFinite ? Int(min(interval, 1e12)) : 0
    var list: [String] = []
    for (name, length) in [
      ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("min", 60),
    ]
    where left >= length && list.count < most {
      let n = left / length
      list.append("\(n) \(name)\(n == 1 || name == "min" ? "" : "s")")
      left %= length
    }
    if list.isEmpty || (list.count < most && left > 0) { list.append("\(left) sec") }
    return list.joined(separator: ", ")
  }
}
