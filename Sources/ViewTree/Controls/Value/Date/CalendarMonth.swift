import Foundation

/// A calendar, and a button for the time.
struct GraphicalDatePicker: View {
  let choice: DateChoice
  let components: DatePickerComponents

  var body: some View {
    VStack(spacing: 8) {
      if components.contains(.date) { CalendarMonth(choice: DayChoice(choice)) }
      if components.contains(.hourAndMinute) {
        HStack {
          if components.contains(.date) {
            Text(.own("Time")).font(.headline)
            Spacer()
          }
          DatePill(choice: choice, kind: .time)
        }
      }
    }
  }
}

/// The days of a month, each a button.
struct CalendarMonth: View {
  let choice: DayChoice
  /// The month that is shown where it is not the one of `choice.shown`.
  @State private var month: Date?
  @State private var showsWheels = false
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.currentDate) private var currentDate

  /// The side of a day, in points: the least target of a finger.
  private static var day: CGFloat { 44 }

  private var localCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  private var words: DateWords { DateWords(locale, localCalendar, timeZone) }

  var body: some View {
    let calendar = localCalendar
    let grid = MonthGrid(containing: month ?? first, calendar)
    VStack(spacing: 4) {
      header(grid, calendar)
      if showsWheels {
        MonthWheels(shown: grid.start, range: choice.range, month: $month, calendar: calendar).frame(
          height: 7 * Self.day - 20)
      } else {
        weekdays(calendar)
        ForEach(grid.weeks.indices, id: \.self) { week in
          HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { index in day(grid.weeks[week][index], calendar) }
          }
        }
      }
    }
    .onChange(of: choice.shown) { month = nil }
  }

  private func header(_ grid: MonthGrid, _ calendar: Calendar) -> some View {
    HStack(spacing: 0) {
      Button {
        withAnimation(.easeInOut(duration: 0.25)) { showsWheels.toggle() }
      } label: {
        HStack(spacing: 5) {
          Text(verbatim: words.string(grid.start, template: "yMMMM")).font(.headline)
            .foregroundStyle(showsWheels ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.label)))
          DisclosureSign(isExpanded: showsWheels)
        }
        .frame(minHeight: 44)
        .contentShape(Rectangle())
      }
      Spacer(minLength: 8)
      if !showsWheels {
        arrow("chevron.left", "Previous Month", -1, grid, calendar)
        arrow("chevron.right", "Next Month", 1, grid, calendar)
      }
    }
    .buttonStyle(.plain)
    .padding(.leading, 12)
  }

  private func arrow(
    _ symbol: String, _ label: String, _ step: Int, _ grid: MonthGrid, _ calendar: Calendar
  ) -> some View {
    let next = calendar.date(byAdding: .month, value: step, to: grid.start)
    return Button {
      month = next
    } label: {
      Image(systemName: symbol).imageScale(.large).fontWeight(.semibold)
        .foregroundStyle(
          allows(next, calendar) ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.tertiaryLabel))
        )
        .flipsForRightToLeftLayoutDirection(true)
        .frame(width: Self.day, height: Self.day)
        .contentShape(Rectangle())
    }
    .disabled(!allows(next, calendar))
    .accessibilityLabel(label)
  }

  /// Whether a month has a day that may be picked.
  private func allows(_ month: Date?, _ calendar: Calendar) -> Bool {
    guard let month, let interval = calendar.dateInterval(of: .month, for: month) else { return false }
    return interval.end > choice.range.lowerBound && interval.start <= choice.range.upperBound
  }

  private func weekdays(_ calendar: Calendar) -> some View {
    let names = calendar.shortStandaloneWeekdaySymbols
    return HStack(spacing: 0) {
      ForEach(0..<7, id: \.self) { index in
        Text(verbatim: names[(index + calendar.firstWeekday - 1) % names.count])
          .font(.system(size: 13, weight: .semibold))
          .textCase(.uppercase)
          .foregroundStyle(Color(.tertiaryLabel))
          .lineLimit(1)
          .frame(maxWidth: .infinity, minHeight: 24)
      }
    }
  }

  @ViewBuilder private func day(_ date: Date?, _ calendar: Calendar) -> some View {
    if let date {
      let isAllowed = choice.range.allows(day: date, calendar)
      let isPicked = choice.isPicked(date, calendar)
      Button {
        choice.pick(date, calendar)
      } label: {
        DayLabel(
          number: calendar.component(.day, from: date), locale: locale,
          isPicked: isPicked, isToday: calendar.isDate(date, inSameDayAs: today),
          isAllowed: isAllowed)
      }
      .buttonStyle(.plain)
      .disabled(!isAllowed)
      .accessibilityLabel(words.string(date, template: "yMMMMd"))
      .accessibilityAddTraits(isPicked ? .isSelected : [])
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: Self.day)
    }
  }

  /// The present day by the window's clock.
  private var today: Date {
    currentDate ?? HostScope.current?.date ?? choice.shown ?? choice.range.lowerBound
  }

  /// The date whose month is shown at first: that of the selection, else the present day or the nearest to it that may
  /// be picked.
  private var first: Date {
    choice.shown ?? min(max(today, choice.range.lowerBound), choice.range.upperBound)
  }
}
