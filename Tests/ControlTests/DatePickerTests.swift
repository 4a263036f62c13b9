import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct DatePickerTests {
  /// Noon of a Friday in UTC.
  private static let date = Date(timeIntervalSince1970: 1_720_180_800)

  private func tester<S: DatePickerStyle>(
    _ model: DateModel, _ style: S, _ components: DatePickerComponents = [.date, .hourAndMinute],
    locale: String = "en_US", rtl: Bool = false
  ) -> ViewTester {
    model.date = Self.date
    return ViewTester(
      DateScene(model: model, components: components).datePickerStyle(style).utc(locale)
        .environment(\.layoutDirection, rtl ? .rightToLeft : .leftToRight),
      size: CGSize(width: 390, height: 700))
  }

  private func parts(_ date: Date) -> [Int] {
    let parts = Calendar.utc("en_US").dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return [parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0, parts.minute ?? 0]
  }

  @Test func theCompactFormShowsDateAndTimeAndOpensACalendar() throws {
    let model = DateModel()
    let tester = tester(model, .compact)
    let label = try #require(tester.frame(of: "Arrival"))
    let pill = try #require(tester.frame(of: "Jul 5, 2024"))
    #expect(label.maxX < pill.minX)
    #expect(tester.tree.flattened.contains { $0.text?.hasPrefix("12:00") ?? false })
    tester.tap("Jul 5, 2024")
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "July 2024") != nil)
    tester.tap("18")
    tester.advance(by: 0.5)
    #expect(parts(model.date) == [2024, 7, 18, 12, 0])
    tester.key(.escape)
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "July 2024") == nil)
    #expect(tester.frame(of: "Jul 18, 2024") != nil)
  }

  @Test func theCalendarBeginsWithTheLanguagesWeekday() throws {
    let american = tester(DateModel(), .graphical, .date)
    #expect(try #require(american.frame(of: "SUN")).midX < (try #require(american.frame(of: "MON")).midX))
    // The first of July 2024 was a Monday.
    #expect(
      abs(
        try #require(american.frame(of: "1")).midX - (try #require(american.frame(of: "MON")).midX)) < 1)
    let german = tester(DateModel(), .graphical, .date, locale: "de_DE")
    let first = try #require(german.frame(of: "1")).midX
    #expect(first < (try #require(german.frame(of: "2")).midX))
    #expect(german.frame(of: "Juli 2024") != nil)
  }

  @Test func itMirrorsFromRightToLeft() throws {
    let tester = tester(DateModel(), .graphical, .date, rtl: true)
    #expect(try #require(tester.frame(of: "1")).midX > (try #require(tester.frame(of: "2")).midX))
  }

  @Test func arrowsLeadToOtherMonths() throws {
    let model = DateModel()
    let tester = tester(model, .graphical, .date)
    tester.tap("Next Month")
    tester.advance(by: 0.1)
    #expect(tester.frame(of: "August 2024") != nil)
    #expect(model.date == Self.date)
    tester.tap("31")
    tester.advance(by: 0.1)
    #expect(parts(model.date) == [2024, 8, 31, 12, 0])
  }

  @Test func daysOutsideOfTheRangeDoNothing() throws {
    let model = DateModel()
    model.date = Self.date
    let range = Self.date.addingTimeInterval(-2 * 86400)...Self.date.addingTimeInterval(3 * 86400)
    let tester = ViewTester(
      RangeScene(model: model, range: range).datePickerStyle(.graphical).utc("en_US"),
      size: CGSize(width: 390, height: 700))
    tester.tap("20")
    #expect(model.date == Self.date)
    tester.tap("Next Month")
    #expect(tester.frame(of: "July 2024") != nil)
    tester.tap("8")
    #expect(parts(model.date) == [2024, 7, 8, 12, 0])
  }

  @Test func wheelsTurnPartsAndKeepTheDayInItsMonth() throws {
    let model = DateModel()
    let tester = tester(model, .wheel, .date)
    tester.key(.tab)
    // The language puts the month first; then comes the day.
    tester.key(.tab)
    tester.key(.end)
    tester.settle()
    #expect(parts(model.date) == [2024, 7, 31, 12, 0])
    tester.key(.tab, modifiers: .shift)
    tester.key(.upArrow)
    tester.settle()
    #expect(parts(model.date) == [2024, 6, 30, 12, 0])
  }

  @Test func theTimeHasHalvesWhereTheLanguageTellsThem() throws {
    let model = DateModel()
    let tester = tester(model, .wheel, .hourAndMinute)
    #expect(tester.tree.flattened.filter { $0.type == "WheelPicker" }.count == 3)
    tester.key(.tab)
    tester.key(.tab)
    tester.key(.downArrow)
    tester.settle()
    #expect(parts(model.date) == [2024, 7, 5, 12, 1])
    tester.key(.tab)
    tester.key(.upArrow)
    tester.settle()
    #expect(parts(model.date) == [2024, 7, 5, 0, 1])
    let german = self.tester(DateModel(), .wheel, .hourAndMinute, locale: "de_DE")
    #expect(german.tree.flattened.filter { $0.type == "WheelPicker" }.count == 2)
  }

  @Test func wheelsOfADateGoRound() throws {
    let model = DateModel()
    let tester = tester(model, .wheel, .date)
    let wheels = tester.tree.flattened.filter { $0.type == "WheelPicker" }.map(\.frame.rect)
    try #require(wheels.count == 3)
    func turn(_ wheel: Int, by rows: CGFloat) {
      let frame = wheels[wheel]
      tester.drag(from: CGPoint(x: frame.midX, y: frame.midY), by: CGVector(dx: 0, dy: -32 * rows))
      tester.settle()
    }
    // From the 5th of July: back over the 1st to the 31st, and a month that has no such day.
    turn(1, by: -5)
    #expect(parts(model.date) == [2024, 7, 31, 12, 0])
    turn(0, by: 2)
    #expect(parts(model.date) == [2024, 9, 30, 12, 0])
    turn(1, by: 1)
    #expect(parts(model.date) == [2024, 9, 1, 12, 0])
    turn(0, by: 3)
    turn(0, by: 1)
    #expect(parts(model.date) == [2024, 1, 1, 12, 0])
  }

  @Test func theDayStaysInTheMiddleWhenItsWheelHasOtherRows() throws {
    let model = DateModel()
    let tester = tester(model, .wheel, .date)
    let wheels = tester.tree.flattened.filter { $0.type == "WheelPicker" }.map(\.frame.rect)
    let (month, day) = (try #require(wheels.first), try #require(wheels.dropFirst().first))
    // Twice round, so that the wheel is far from where it began.
    for _ in 0..<10 {
      tester.drag(from: CGPoint(x: day.midX, y: day.midY), by: CGVector(dx: 0, dy: -192))
      tester.settle()
    }
    let before = parts(model.date)
    #expect(before[1] == 7)
    tester.drag(from: CGPoint(x: month.midX, y: month.midY), by: CGVector(dx: 0, dy: 32))
    tester.settle()
    #expect(parts(model.date) == [2024, 6, before[2], 12, 0])
    let shown = tester.tree.flattened.filter { $0.type == "WheelPicker" }.map(\.value)
    #expect(shown[1] == "\(before[2])")
  }

  @Test func hoursAndMinutesGoRoundAndTheHalfOfTheDayFollows() throws {
    let model = DateModel()
    let tester = tester(model, .wheel, .hourAndMinute)
    let wheels = tester.tree.flattened.filter { $0.type == "WheelPicker" }.map(\.frame.rect)
    try #require(wheels.count == 3)
    for (wheel, rows, expected) in [(1, -1, [12, 59]), (0, -1, [11, 59]), (1, 2, [11, 1])] {
      let frame = wheels[wheel]
      tester.drag(
        from: CGPoint(x: frame.midX, y: frame.midY), by: CGVector(dx: 0, dy: -32 * CGFloat(rows)))
      tester.settle()
      #expect(Array(parts(model.date).suffix(2)) == expected)
    }
    let half = wheels[2]
    tester.drag(from: CGPoint(x: half.midX, y: half.midY), by: CGVector(dx: 0, dy: -64))
    tester.settle()
    #expect(Array(parts(model.date).suffix(2)) == [23, 1])
  }

  @Test func aThrownWheelOfMinutesDoesNotStopAtItsLastRow() throws {
    let model = DateModel()
    let tester = tester(model, .wheel, .hourAndMinute)
    let frame = try #require(tester.tree.flattened.filter { $0.type == "WheelPicker" }.dropFirst().first)
      .frame.rect
    tester.flick(
      from: CGPoint(x: frame.midX, y: frame.midY - 40), by: CGVector(dx: 0, dy: 80), over: 0.05)
    tester.settle()
    let minute = parts(model.date)[4]
    #expect(minute > 20 && minute < 58, "\(minute)")
  }
}

@Observable private final class DateModel {
  var date = Date(timeIntervalSince1970: 0)
}

extension Calendar {
  static func utc(_ locale: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }
}

extension View {
  func utc(_ locale: String) -> some View {
    environment(\.calendar, .utc(locale)).environment(\.locale, Locale(identifier: locale))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
  }
}

private struct DateScene: View {
  @Bindable var model: DateModel
  let components: DatePickerComponents
  var body: some View {
    DatePicker("Arrival", selection: $model.date, displayedComponents: components).padding()
  }
}

private struct RangeScene: View {
  @Bindable var model: DateModel
  let range: ClosedRange<Date>
  var body: some View {
    DatePicker("Arrival", selection: $model.date, in: range, displayedComponents: .date).padding()
  }
}
