import Foundation

/// The progress of a task, or the sign that it is running.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  /// The time interval whose elapsed part it shows, or, counting down, whose remaining part.
  var time: (interval: ClosedRange<Date>, countsDown: Bool)?
  /// The work whose progress it shows.
  var work: Progress?
  @Environment(\.progressViewStyle) private var style

  init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The part of `total` that is done; nil: unknown.
  static func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let part = Double(value) / Double(total)
    return part.isFinite ? min(max(part, 0), 1) : 0
  }

  public var body: some View {
    if let time {
      TimedProgress(
        interval: time.interval, countsDown: time.countsDown, label: label,
        currentValueLabel: currentValueLabel)
    } else if let work {
      WorkProgress(work: work)
    } else {
      styled
    }
  }

  @ViewBuilder private var styled: some View {
    if let made = style?.make(configuration) {
      made.environment(\.progressViewStyle, nil)
    } else {
      DefaultProgressViewStyle().makeBody(configuration: configuration)
    }
  }

  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label.map { .init(view: AnyView(label: $0), text: ControlLabel.text(of: $0)) },
      currentValueLabel: currentValueLabel.map { .init(view: AnyView(label: $0)) })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A task whose progress is unknown.
  public init() { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: Self.part(value, total), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.part(value, total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.part(value, total), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(fraction: Self.part(value, total), label: Text(titleKey), currentValueLabel: nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(fraction: Self.part(value, total), label: Text(title), currentValueLabel: nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view of a style's configuration, in the look that it would have without that style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
