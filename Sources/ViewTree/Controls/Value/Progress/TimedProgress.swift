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
    TimelineView(IntervalSchedule(interval: interval, step: max(length / Self.steps, 1.0 / 60))) { context in
      ProgressView(fraction: part(at: context.date), label: label, currentValueLabel: currentValueLabel)
    }
  }
}

/// Steps through a time; before it and after it nothing happens.
private struct IntervalSchedule: TimelineSchedule {
  let interval: ClosedRange<Date>
  let step: TimeInterval

  func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] {
    guard start < interval.upperBound else { return [interval.upperBound] }
    let passed = max(0, start.timeIntervalSince(interval.lowerBound))
    let now = interval.lowerBound.addingTimeInterval((passed / step).rounded(.down) * step)
    // Two steps ahead: where rounding makes the first of them now, there is one more to wait for.
    return [now] + [1, 2].map { min(now.addingTimeInterval($0 * step), interval.upperBound) }
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
