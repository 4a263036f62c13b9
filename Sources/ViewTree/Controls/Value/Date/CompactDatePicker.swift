import Foundation

/// A label, and buttons with the date and the time that open a calendar and wheels.
struct CompactDatePicker<Label: View>: View {
  let choice: DateChoice
  let components: DatePickerComponents
  let label: Label
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    LabeledRow(holdsValue: true) {
      label
    } control: {
      Group {
        if textSize.isAccessibilitySize {
          ViewThatFits(in: .horizontal) {
            HStack(spacing: 6) { pills }
            VStack(alignment: .leading, spacing: 6) { pills }
          }
        } else {
          HStack(spacing: 6) { pills }
        }
      }
      .rowControl()
    }
  }

  @ViewBuilder private var pills: some View {
    if components.contains(.date) { DatePill(choice: choice, kind: .date) }
    if components.contains(.hourAndMinute) { DatePill(choice: choice, kind: .time) }
  }
}

/// A button with a date or a time of day that opens what changes it.
struct DatePill: View {
  enum Kind { case date, time }

  let choice: DateChoice
  let kind: Kind
  @State private var isOpen = false
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var textSize

  /// Measures of iOS, in points.
  private static var height: CGFloat { 34 }
  private static var radius: CGFloat { 8 }

  var body: some View {
    PressableButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(view: AnyView(words)), action: { isOpen = true })
    ) { look in
      look.label
        .foregroundStyle(
          !isEnabled
            ? AnyShapeStyle(Color(.tertiaryLabel))
            : isOpen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.label))
        )
        .padding(.horizontal, 11)
        .padding(.vertical, textSize.isAccessibilitySize ? 4 : 0)
        .frame(minHeight: Self.height)
        .background(
          Color(.system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
        )
        .opacity(look.isPressed ? ControlOpacity.pressed : 1)
    }
    .presentationLayer { anchor in
      DateCardPresentation(isPresented: isOpen, anchor: anchor, close: { isOpen = false }) {
        if kind == .date {
          CalendarMonth(choice: DayChoice(choice)).padding(12).frame(width: 330)
        } else {
          TimeWheels(choice: choice).frame(width: 220).padding(.horizontal, 8)
        }
      }
    }
  }

  private var words: some View {
    Text(verbatim: DateWords(locale, calendar, timeZone).string(choice.value, kind)).lineLimit(1)
      .minimumScaleFactor(0.5)
  }
}

/// Writes dates in the language and the calendar of an environment.
struct DateWords {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  init(_ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
  }

  func string(_ date: Date, _ kind: DatePill.Kind) -> String {
    let style = Date.FormatStyle(
      date: kind == .date ? .abbreviated : .omitted, time: kind == .time ? .shortened : .omitted,
      locale: locale, calendar: calendar, timeZone: timeZone)
    return style.format(date)
  }

  /// A part of a date in the words of a pattern: "MMMM", "yMMMM".
  func string(_ date: Date, template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// The order of a pattern's parts in this language.
  func order(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }
}

/// A card beside a button while it is presented; a touch outside or Escape closes it.
private struct DateCardPresentation<Content: View>: View {
  let isPresented: Bool
  let anchor: PresentationAnchor
  let close: @MainActor () -> Void
  @ViewBuilder let content: () -> Content

  var body: some View {
    Group {
      if isPresented {
        OutsideGround { _ in close() }
          .onExitCommand { close() }
          .accessibilityHidden(true)
        AnchoredContainer(
          anchor: { anchor.frame }, side: .bottom, alignment: .trailing, gap: 8, content: card
        )
        .transition(GrowthTransition())
      }
    }
    .animation(.spring(response: 0.3, dampingFraction: 0.86), value: isPresented)
  }

  private var card: some View {
    content()
      .font(.body)
      .background { DateCardBackground() }
      .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
      .shadow(color: .black.opacity(0.18), radius: 20, y: 6)
  }
}

private struct DateCardBackground: View {
  var body: some View {
    Rectangle().fill(Material.menu)
      .contentShape(Rectangle())
      .onTapGesture {}
      .accessibilityHidden(true)
  }
}
