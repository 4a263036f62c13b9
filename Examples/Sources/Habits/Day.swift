import Foundation

/// A day of somebody's calendar, wherever they are when they look at it.
struct Day: Hashable, Comparable, Codable {
  /// Days since the first of January 2001.
  var number: Int

  init(number: Int) { self.number = number }

  init(_ date: Date, in calendar: Calendar = .current) {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = .gmt
    let noon = utc.date(from: DateComponents(year: parts.year, month: parts.month, day: parts.day, hour: 12))
    number = Int(((noon ?? date).timeIntervalSinceReferenceDate / 86_400).rounded(.down))
  }

  /// Noon of it in Greenwich, for formats of that time zone.
  var date: Date { Date(timeIntervalSinceReferenceDate: (Double(number) + 0.5) * 86_400) }

  init(from decoder: any Decoder) throws { number = try decoder.singleValueContainer().decode(Int.self) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }

  static func + (day: Day, count: Int) -> Day { Day(number: day.number + count) }
  static func - (day: Day, count: Int) -> Day { Day(number: day.number - count) }
  static func < (a: Day, b: Day) -> Bool { a.number < b.number }
}
