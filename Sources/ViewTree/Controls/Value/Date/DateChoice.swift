import Foundation

/// The date that a picker picks, and what may be picked.
@MainActor struct DateChoice {
  let selection: Binding<Date>
  /// The selection at present, so that the view that shows it is updated with it.
  let value: Date
  let range: ClosedRange<Date>

  /// Sets a date, or the nearest one that may be picked.
  func set(_ date: Date) {
    let allowed = min(max(date, range.lowerBound), range.upperBound)
    if allowed != selection.wrappedValue { selection.wrappedValue = allowed }
  }

  /// Sets another day, at the time of day that there is.
  func setDay(_ day: Date, _ calendar: Calendar) {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: value)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    if let date = calendar.date(from: parts) { set(date) }
  }

  /// Sets another value of one part; days that a month does not have become its last one.
  func setPart(_ part: Calendar.Component, _ value: Int, _ calendar: Calendar) {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: self.value)
    parts.setValue(value, for: part)
    let day = parts.day ?? 1
    parts.day = 1
    if part != .day, let first = calendar.date(from: parts),
      let days = calendar.range(of: .day, in: .month, for: first)
    {
      parts.day = min(day, days.upperBound - 1)
    } else {
      parts.day = day
    }
    if let date = calendar.date(from: parts) { set(date) }
  }

  /// The years that may be picked.
  func years(_ calendar: Calendar) -> Range<Int> { range.years(round: value, calendar) }
}

/// A month as the weeks of a calendar.
@MainActor struct MonthGrid {
  /// The days, in order; nil: the first week begins in the month before.
  let days: [Date?]
  /// The first instant of the month.
  let start: Date

  init(containing date: Date, _ calendar: Calendar) {
    let start =
      calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    self.start = start
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    let weekday = calendar.component(.weekday, from: start)
    let blanks = (weekday - calendar.firstWeekday + 7) % 7
    days =
      Array(repeating: nil, count: blanks)
      + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
  }

  /// The rows of seven; the last one is filled up.
  var weeks: [[Date?]] {
    stride(from: 0, to: days.count, by: 7).map { index in
      (index..<index + 7).map { days.indices.contains($0) ? days[$0] : nil }
    }
  }
}
