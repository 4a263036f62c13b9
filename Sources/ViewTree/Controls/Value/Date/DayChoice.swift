import Foundation

/// The days that a calendar shows as picked, and what a tap on one of them does.
@MainActor struct DayChoice {
  /// The date whose month is shown; nil: the present month.
  let shown: Date?
  let range: ClosedRange<Date>
  let isPicked: (Date, Calendar) -> Bool
  let pick: (Date, Calendar) -> Void

  /// One day, whose time of day stays.
  init(_ choice: DateChoice) {
    shown = choice.value
    range = choice.range
    isPicked = { day, calendar in calendar.isDate(day, inSameDayAs: choice.value) }
    pick = { day, calendar in choice.setDay(day, calendar) }
  }

  /// Any number of days: picking one again removes it.
  init(_ days: Binding<Set<DateComponents>>, in range: ClosedRange<Date>) {
    shown = nil
    self.range = range
    let present = days.wrappedValue
    isPicked = { day, calendar in present.contains { calendar.isDay($0, day) } }
    pick = { day, calendar in
      let known = days.wrappedValue.filter { calendar.isDay($0, day) }
      if known.isEmpty {
        days.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
      } else {
        days.wrappedValue.subtract(known)
      }
    }
  }
}

extension Calendar {
  /// Whether components name the day of a date; parts that they leave out count as those of the date.
  fileprivate func isDay(_ components: DateComponents, _ date: Date) -> Bool {
    guard let day = components.day else { return false }
    let calendar = components.calendar ?? self
    let own = calendar.dateComponents([.era, .year, .month, .day], from: date)
    return day == own.day && (components.month ?? own.month) == own.month
      && (components.year ?? own.year) == own.year && (components.era ?? own.era) == own.era
  }
}

extension ClosedRange<Date> {
  /// Whether any time of a day is in the range.
  func allows(day: Date, _ calendar: Calendar) -> Bool {
    let start = calendar.startOfDay(for: day)
    guard let end = calendar.date(byAdding: .day, value: 1, to: start) else { return false }
    return end > lowerBound && start <= upperBound
  }

  /// The years of the range that a wheel offers.
  func years(round date: Date, _ calendar: Calendar) -> Range<Int> {
    let first = lowerBound == .distantPast ? 1 : calendar.component(.year, from: lowerBound)
    let last =
      upperBound == .distantFuture
      ? first.advanced(by: 9998) : calendar.component(.year, from: upperBound)
    // A wheel of a century on both sides is enough to turn.
    let present = calendar.component(.year, from: date)
    let low = Swift.max(first, present - 100)
    return low..<(Swift.max(low, Swift.min(last, present + 100)) + 1)
  }
}
