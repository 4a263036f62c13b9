import Foundation

/// What a progress view over a time shows by itself: the time that is left, or that has passed.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// How much of a time has passed, as it passes.
struct TimedProgress<Label: View, CurrentValueLabel: View>: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  /// Steps of the bar, each too small to be seen.
  private static var steps: Double { 1000 }

  private func part(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let part = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - part : part
  }

  var body: some View {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    TimelineView(
      .periodic(from: interval.lowerBound, by: max(length / Self.steps, 1.0 / 60))
    ) { context in
      ProgressView(fraction: part(at: context.date), label: label, currentValueLabel: currentValueLabel)
    }
  }
}

extension ProgressView {
  /// Fills, or empties, while the time passes.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    time = (timerInterval, countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Fills, or empties, while the time passes; tells how much is left.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: label,
      currentValueLabel: { DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown) })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Fills, or empties, while the time passes; tells how much is left.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
  }
}
