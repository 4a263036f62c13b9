import Foundation

/// A calendar in which any number of days are picked; a tap on a day picks it, another one removes it.
///
/// The selection holds a day as its calendar, era, year, month and day, in the calendar and the time zone of the
/// environment. The label is not shown: assistive technology is told it.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let range: ClosedRange<Date>
  private let label: Label

  private init(_ selection: Binding<Set<DateComponents>>, _ range: ClosedRange<Date>, _ label: Label) {
    self.selection = selection
    self.range = range
    self.label = label
  }

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast ... .distantFuture, label())
  }

  /// Days of a range, whose end is not among them.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound...max(bounds.lowerBound, bounds.upperBound.justBefore), label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound ... .distantFuture, label())
  }

  /// Days up to a date, which is not among them.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast...bounds.upperBound.justBefore, label())
  }

  public var body: some View {
    CalendarMonth(choice: DayChoice(selection, in: range))
      .accessibilityElement(children: .contain)
      .accessibilityLabel(ControlLabel.text(of: label) ?? Text(verbatim: ""))
  }
}

extension Date {
  /// The last instant before a date, by the finest step that matters for days.
  fileprivate var justBefore: Date { addingTimeInterval(-0.001) }
}

extension MultiDatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
