import Foundation

/// Wheels for the parts of the date, those for the time below them.
struct WheelDatePicker<Label: View>: View {
  let choice: DateChoice
  let components: DatePickerComponents
  let label: Label
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !labelsHidden { label }
      if components.contains(.date) { DateWheels(choice: choice) }
      if components.contains(.hourAndMinute) { TimeWheels(choice: choice) }
    }
  }
}

/// Wheels side by side with one plate behind them.
struct WheelRow<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 0) { content }
      .pickerStyle(.wheel)
      .environment(\.wheelHasPlate, false)
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color(.system(.tertiaryFill)))
          .frame(height: 32).padding(.horizontal, 9)
      }
  }
}

/// Wheels for day, month and year, in the order of the language.
struct DateWheels: View {
  let choice: DateChoice
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let order = parts
    WheelRow {
      ForEach(order, id: \.self) { part in
        switch part {
        case .month: month.environment(\.wheelRepeats, true)
        case .day: day.environment(\.wheelRepeats, true)
        default: year
        }
      }
    }
  }

  private var localCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  private var parts: [Calendar.Component] {
    let pattern = DateWords(locale, calendar, timeZone).order("yMMMMd")
    var list: [Calendar.Component] = []
    for letter in pattern {
      let part: Calendar.Component? =
        switch letter {
        case "M", "L": .month
        case "d": .day
        case "y", "r", "U": .year
        default: nil
        }
      if let part, !list.contains(part) { list.append(part) }
    }
    return list.count == 3 ? list : [.month, .day, .year]
  }

  private func binding(_ part: Calendar.Component) -> Binding<Int> {
    let calendar = localCalendar
    return Binding(
      get: { calendar.component(part, from: choice.value) }, set: { choice.setPart(part, $0, calendar) })
  }

  private var day: some View {
    let days = localCalendar.range(of: .day, in: .month, for: choice.value) ?? 1..<32
    return Picker("Day", selection: binding(.day)) {
      ForEach(Array(days), id: \.self) { Text(verbatim: "\($0)") }
    }
    .frame(maxWidth: 68)
  }

  private var month: some View {
    let names = localCalendar.standaloneMonthSymbols
    return Picker("Month", selection: binding(.month)) {
      ForEach(names.indices, id: \.self) { Text(verbatim: names[$0]).tag($0 + 1) }
    }
  }

  private var year: some View {
    Picker("Year", selection: binding(.year)) {
      ForEach(Array(choice.years(localCalendar)), id: \.self) { Text(verbatim: "\($0)") }
    }
    .frame(maxWidth: 96)
  }
}

/// Wheels for the hour and the minute, and for the half of the day where the language tells it.
struct TimeWheels: View {
  let choice: DateChoice
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  private var localCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  var body: some View {
    let calendar = localCalendar
    let halves = DateWords(locale, calendar, timeZone).order("j").contains("a")
    let hour = calendar.component(.hour, from: choice.value)
    WheelRow {
      // All hours of the day, so that the half of the day changes where the wheel passes twelve.
      Picker("Hour", selection: hours(hour, calendar)) {
        ForEach(0..<24, id: \.self) { hour in
          Text(verbatim: halves ? "\((hour + 11) % 12 + 1)" : hour < 10 ? "0\(hour)" : "\(hour)")
        }
      }
      .environment(\.wheelRepeats, true)
      Picker("Minute", selection: minutes(calendar)) {
        ForEach(0..<60, id: \.self) { Text(verbatim: $0 < 10 ? "0\($0)" : "\($0)") }
      }
      .environment(\.wheelRepeats, true)
      if halves {
        Picker("Half of the day", selection: half(hour, calendar)) {
          Text(verbatim: calendar.amSymbol).tag(0)
          Text(verbatim: calendar.pmSymbol).tag(1)
        }
      }
    }
  }

  private func hours(_ hour: Int, _ calendar: Calendar) -> Binding<Int> {
    Binding(get: { hour }, set: { choice.setPart(.hour, $0, calendar) })
  }

  private func minutes(_ calendar: Calendar) -> Binding<Int> {
    Binding(
      get: { calendar.component(.minute, from: choice.value) },
      set: { choice.setPart(.minute, $0, calendar) })
  }

  private func half(_ hour: Int, _ calendar: Calendar) -> Binding<Int> {
    Binding(get: { hour / 12 }, set: { choice.setPart(.hour, hour % 12 + 12 * $0, calendar) })
  }
}

/// Wheels for the month and the year that a calendar shows.
struct MonthWheels: View {
  /// The month that is shown.
  let shown: Date
  let range: ClosedRange<Date>
  @Binding var month: Date?
  let calendar: Calendar

  var body: some View {
    let names = calendar.standaloneMonthSymbols
    WheelRow {
      Picker("Month", selection: part(.month, shown)) {
        ForEach(names.indices, id: \.self) { Text(verbatim: names[$0]).tag($0 + 1) }
      }
      .environment(\.wheelRepeats, true)
      Picker("Year", selection: part(.year, shown)) {
        ForEach(Array(range.years(round: shown, calendar)), id: \.self) { Text(verbatim: "\($0)") }
      }
    }
  }

  private func part(_ part: Calendar.Component, _ shown: Date) -> Binding<Int> {
    Binding(
      get: { calendar.component(part, from: shown) },
      set: { new in
        var parts = calendar.dateComponents([.era, .year, .month], from: shown)
        parts.setValue(new, for: part)
        month = calendar.date(from: parts)
      })
  }
}

private struct WheelRepetitionKey: EnvironmentKey {
  static let defaultValue = false
}

private struct WheelPlateKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether wheels go round without an end, as those of hours do: their first row follows their last one.
  var wheelRepeats: Bool {
    get { self[WheelRepetitionKey.self] }
    set { self[WheelRepetitionKey.self] = newValue }
  }

  /// Whether wheels draw the plate behind the picked value themselves.
  var wheelHasPlate: Bool {
    get { self[WheelPlateKey.self] }
    set { self[WheelPlateKey.self] = newValue }
  }
}
