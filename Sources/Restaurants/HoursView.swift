import SwiftUI

/// Whether a place is open now, and until when; a tap shows the week.
struct HoursView: View {
  let hours: OpeningHours
  @State private var showsWeek = false
  @Environment(\.guideClock) private var clock
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var scheme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    TimelineView(.everyMinute) { _ in
      let now = clock()
      VStack(alignment: .leading, spacing: 0) {
        Button {
          withAnimation(reducesMotion ? nil : .easeInOut(duration: 0.25)) { showsWeek.toggle() }
        } label: {
          FactLine(icon: "clock") {
            state(now)
          } accessory: {
            Image(systemName: "chevron.down")
              .rotationEffect(.degrees(showsWeek ? 180 : 0))
          }
        }
        .buttonStyle(FactButtonStyle())
        .accessibilityIdentifier("hours")
        // It comes into sight as what is below moves down.
        ZStack(alignment: .topLeading) {
          if showsWeek {
            WeekTable(hours: hours, today: hours.today(at: now))
              .padding(.vertical, 8)
              .transition(.opacity)
          }
        }
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .clipped()
      }
    }
  }

  private func state(_ now: Date) -> Text {
    switch hours.state(at: now) {
    case .open(let end):
      Text("Open until \(hours.time(end, from: now, in: locale))").foregroundStyle(Color.open(in: scheme))
    case .always:
      Text("Open round the clock").foregroundStyle(Color.open(in: scheme))
    case .closed(let begin):
      Text("Closed, opens \(hours.time(begin, from: now, in: locale))").foregroundStyle(
        Color.closed(in: scheme))
    case .never:
      Text("Closed").foregroundStyle(Color.closed(in: scheme))
    }
  }
}

/// The hours of a week, in the order of the locale's week.
private struct WeekTable: View {
  let hours: OpeningHours
  let today: Int
  @Environment(\.locale) private var locale
  @Environment(\.guide) private var guide

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 6) {
      ForEach(days, id: \.self) { day in
        GridRow {
          Text(verbatim: names[(day + 1) % 7])
          VStack(alignment: .leading, spacing: 2) {
            if hours.days[day].isEmpty {
              Text("Closed")
            } else {
              ForEach(hours.days[day].indices, id: \.self) { number in
                let span = hours.days[day][number]
                span.isWholeDay ? Text("Round the clock") : Text(verbatim: times(span))
              }
            }
          }
        }
        .fontWeight(day == today ? .semibold : .regular)
        .foregroundStyle(day == today ? Color.primary : Color.minor)
      }
    }
    .font(guide.font(.subheadline))
    .padding(.leading, FactLine<Text, EmptyView>.textStart)
    .padding(.horizontal)
    .accessibilityIdentifier("week")
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar
  }

  /// Sunday first.
  private var names: [String] { calendar.standaloneWeekdaySymbols }

  /// From the first day of the week on, Monday as 0.
  private var days: [Int] { (0..<7).map { (calendar.firstWeekday + 5 + $0) % 7 } }

  private func times(_ span: OpeningHours.Span) -> String {
    "\(hours.time(span.begin, in: locale)) – \(hours.time(span.end, in: locale))"
  }
}

extension EnvironmentValues {
  /// Tells the time.
  @Entry var guideClock: () -> Date = { Date() }
}
