import Foundation

/// How far work of Foundation has got: `Progress` tells nobody of its changes here, so it is asked until it is done.
struct WorkProgress: View {
  let work: Progress
  /// Between two looks, in seconds.
  private static var step: TimeInterval { 0.25 }
  /// As on iOS, beside the bar.
  private static var percent: FloatingPointFormatStyle<Double>.Percent {
    .percent.precision(.fractionLength(0))
  }
  @State private var isOver = false

  var body: some View {
    if isOver {
      view
    } else {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: Self.step)) { context in
        view.onChange(of: context.date, initial: true) {
          if work.isFinished || work.isCancelled { isOver = true }
        }
      }
    }
  }

  @ViewBuilder private var view: some View {
    if work.isIndeterminate {
      ProgressView<EmptyView, EmptyView>(fraction: nil, label: nil, currentValueLabel: nil)
    } else {
      let done = min(max(work.fractionCompleted, 0), 1)
      ProgressView<Text, Text>(
        fraction: done, label: Text(done, format: Self.percent),
        currentValueLabel: Text(verbatim: "\(work.completedUnitCount) / \(work.totalUnitCount)"))
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// How far the work has got, with its percentage and its units. It is asked four times a second until it is done.
  public init(_ progress: Progress) {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
    work = progress
  }
}
