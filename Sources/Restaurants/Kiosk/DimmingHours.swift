import SwiftUI

/// The hours of a day at which a picture is darker, such as from 22:00 to 07:00.
nonisolated public struct DimmingHours: Equatable, Sendable {
  /// Minutes from midnight; where the end is no later than the begin it is on the next day.
  private let begin: Int
  private let end: Int
  /// How much black lies over the picture, from 0 to 1.
  private let strength: Double

  /// - Parameter text: two times of day with a dash between them: `22:00-07:00`. Nil: it is none.
  public init?(_ text: String, strength: Double = 0.6) {
    let times = text.split(separator: "-", omittingEmptySubsequences: false).map(Self.minutes)
    guard times.count == 2, let begin = times[0], let end = times[1], (0...1).contains(strength) else {
      return nil
    }
    (self.begin, self.end, self.strength) = (begin, end, strength)
  }

  private static func minutes(_ text: Substring) -> Int? {
    let parts = text.trimmingCharacters(in: .whitespaces).split(
      separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.count) && $0.allSatisfy(\.isNumber) }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), (0...24).contains(hour),
      (0..<60).contains(minute),
      hour * 60 + minute <= 24 * 60
    else { return nil }
    return hour * 60 + minute
  }

  /// How much black lies over the picture at a time.
  public func strength(at date: Date, in calendar: Calendar = .current) -> Double {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let minute = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
    let isWithin = begin < end ? (begin..<end).contains(minute) : minute >= begin || minute < end
    return isWithin ? strength : 0
  }
}
