import Foundation

/// A value within a range, to be read at a glance.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  /// From 0 to 1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  @Environment(\.gaugeStyle) private var style

  private static func part<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let part = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
    return part.isFinite ? min(max(part, 0), 1) : 0
  }

  public var body: some View {
    Group {
      if let made = style?.make(configuration) {
        made.environment(\.gaugeStyle, nil)
      } else {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
      }
    }
    .modifier(
      AccessibilityModifier(
        label: ControlLabel.text(of: label)?.string(in: EnvironmentValues()),
        value: "\((fraction * 100).rounded())"))
  }

  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction, label: .init(view: AnyView(one: label)),
      currentValueLabel: currentValueLabel.map { .init(view: AnyView(one: $0)) },
      minimumValueLabel: minimumValueLabel.map { .init(view: AnyView(one: $0)) },
      maximumValueLabel: maximumValueLabel.map { .init(view: AnyView(one: $0)) })
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    fraction = Self.part(value, bounds)
    self.label = label()
    (currentValueLabel, minimumValueLabel, maximumValueLabel) = (nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = Self.part(value, bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    (minimumValueLabel, maximumValueLabel) = (nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    fraction = Self.part(value, bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }
}
