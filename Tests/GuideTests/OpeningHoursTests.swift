import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@testable import Restaurants

/// Hours that go on where others end, and days on which clocks are changed.
@MainActor struct OpeningHoursTests {
  private nonisolated static let zone = TimeZone(identifier: "Europe/Paris") ?? .gmt

  /// A moment in Paris in 2026; the 2nd of November is a Monday.
  private nonisolated static func moment(_ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) -> Date {
    var parts = DateComponents(year: 2026, month: month, day: day, hour: hour, minute: minute)
    parts.timeZone = zone
    return Calendar(identifier: .gregorian).date(from: parts) ?? .distantPast
  }

  private static func hours(_ text: String) throws -> OpeningHours {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(OpeningHours(value, timeZone: zone) { Issue.record("\($0)") })
  }

  /// Days in whole weeks about both changes of clocks, which make the day 23 and 25 hours long.
  @Test(arguments: [
    #"{"mon-sun": "00:00-24:00"}"#, #"{"mon-sun": "00:00-00:00"}"#, #"{"mon-sun": "06:00-06:00"}"#,
    #"{"mon-sun": ["00:00-12:00", "12:00-24:00"]}"#, #"{"mon-sun": ["05:00-22:00", "22:00-05:00"]}"#,
    #"{"mon-sun": ["00:00-18:00", "10:00-00:00"]}"#,
  ])
  func hoursWithoutAGapAreRoundTheClock(_ text: String) throws {
    let hours = try Self.hours(text)
    for (month, day) in [(11, 2), (11, 8), (3, 28), (3, 29), (3, 30), (10, 24), (10, 25), (10, 26), (12, 31)]
    {
      for hour in [0, 2, 3, 12, 22, 23] {
        #expect(hours.state(at: Self.moment(month, day, hour)) == .always, "\(month)-\(day) \(hour)")
      }
    }
  }

  @Test(arguments: [
    // Over midnight, and from one span to the next.
    (#"{"fri": "20:00-24:00", "sat": "00:00-02:00"}"#, moment(11, 6, 23), moment(11, 7, 2)),
    (#"{"mon": ["09:00-12:00", "12:00-15:00"]}"#, moment(11, 2, 9), moment(11, 2, 15)),
    (#"{"mon": ["09:00-18:00", "10:00-11:00"]}"#, moment(11, 2, 9), moment(11, 2, 18)),
    (#"{"sat-sun": "00:00-24:00"}"#, moment(11, 7, 3), moment(11, 9, 0)),
    // All week but for one hour.
    (#"{"mon-sat": "00:00-24:00", "sun": "00:00-23:00"}"#, moment(11, 9, 0), moment(11, 15, 23)),
    // A gap of a minute is one.
    (#"{"mon": ["09:00-12:00", "12:01-15:00"]}"#, moment(11, 2, 9), moment(11, 2, 12)),
    // By the clock on the wall, whatever it was set to that night.
    (#"{"mon-sun": "09:00-17:00"}"#, moment(3, 29, 9), moment(3, 29, 17)),
    (#"{"mon-sun": "09:00-17:00"}"#, moment(10, 25, 16, 59), moment(10, 25, 17)),
    (#"{"sat": "20:00-04:00"}"#, moment(3, 28, 23), moment(3, 29, 4)),
  ])
  func itIsOpenUntilNothingGoesOn(_ text: String, _ now: Date, _ end: Date) throws {
    #expect(try Self.hours(text).state(at: now) == .open(until: end))
  }

  @Test func itOpensByTheClockOnTheWall() throws {
    let hours = try Self.hours(#"{"sun": "09:00-17:00"}"#)
    for (month, day) in [(3, 29), (10, 25)] {
      let begin = Self.moment(month, day, 9)
      #expect(hours.state(at: begin - 1) == .closed(until: begin))
    }
  }

  @Test(arguments: [
    ("en", "Open round the clock", "Round the clock"), ("zh-Hans", "24 小时营业", "24 小时"),
    ("ar", "مفتوح على مدار الساعة", "على مدار الساعة"), ("fr", "Ouvert 24\u{202F}h/24", "24\u{202F}h/24"),
    ("de", "Rund um die Uhr geöffnet", "Rund um die Uhr"),
  ])
  func roundTheClockIsSaidInTheReadersLanguage(_ language: String, _ state: String, _ day: String) throws {
    var place = TabTests.store(1).restaurants[0]
    place.hours = try Self.hours(#"{"mon-sun": "00:00-24:00"}"#)
    var preferences = UserPreferences()
    preferences.language = language
    let tester = ViewTester(
      GuideView(store: RestaurantStore(restaurants: [place]), now: { Self.moment(11, 2, 12) }),
      size: CGSize(width: 390, height: 844), preferences: preferences)
    tester.settle()
    tester.tap("row-0")
    tester.settle()
    tester.key(.upArrow)
    tester.settle()
    #expect(tester.frame(of: state) != nil)
    tester.tap("hours")
    tester.settle()
    #expect(tester.tree.flattened.count { $0.text == day } == 7)
    #expect(LayoutTests.cut(tester).isEmpty)
  }
}
