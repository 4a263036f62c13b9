import Foundation

/// What a gauge style knows of the gauge.
public struct GaugeStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
  public struct MinimumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
  public struct MaximumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// The look of gauges.
@MainActor @preconcurrency public protocol GaugeStyle: _ControlStyle
where _Configuration == GaugeStyleConfiguration {
  typealias Configuration = GaugeStyleConfiguration
}

/// The default look: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that is filled up to the value, with the label above and the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel.font(.caption).foregroundStyle(.secondary)
        GaugeTrack(value: configuration.value, look: .filled)
        configuration.maximumValueLabel.font(.caption).foregroundStyle(.secondary)
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar that is filled up to the value, with a small label above and the value below, all at the leading edge.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.footnote)
      GaugeTrack(value: configuration.value, look: .filled)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.caption.weight(.medium))
      GaugeTrack(value: configuration.value, look: .marked)
      configuration.maximumValueLabel.font(.caption.weight(.medium))
    }
  }
}

/// A ring, open below, with a mark at the value; the value's label is in its middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration)
  }
}

/// A ring that is filled up to the value; the value's label is in its middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(TintShapeStyle().opacity(0.3), lineWidth: GaugeMetrics.width)
      Circle().trim(from: 0, to: configuration.value)
        .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: GaugeMetrics.width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      if let value = configuration.currentValueLabel {
        value.modifier(GaugeMiddle())
      } else {
        configuration.label.modifier(GaugeMiddle())
      }
    }
    .padding(GaugeMetrics.width / 2)
    .frame(width: GaugeMetrics.side, height: GaugeMetrics.side)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension EnvironmentValues {
  /// The style of gauges; nil: the automatic one.
  var gaugeStyle: AnyStyle? {
    get { self[ControlStyleKey<GaugeStyleConfiguration>.self] }
    set { self[ControlStyleKey<GaugeStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, style is DefaultGaugeStyle ? nil : AnyStyle(style))
  }
}
