import Foundation

/// What a progress view style knows.
public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    /// The label's words, where it is a text.
    let text: Text?
    public var body: some View { view }
  }
  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// From 0 to 1; nil: unknown.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// The look of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle: _ControlStyle
where _Configuration == ProgressViewStyleConfiguration {
  typealias Configuration = ProgressViewStyleConfiguration
}

/// A bar where the progress is known, a spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar; where the progress is not known a piece of it runs along.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private var tint: Color?
  nonisolated public init() {}
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted, tint: tint, label: configuration.label?.text)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A spinner where the progress is not known, a ring where it is.
///
/// iOS shows the spinner in both cases; the ring is that of Apple's other systems.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private var tint: Color?
  nonisolated public init() {}
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      if let fraction = configuration.fractionCompleted {
        ProgressRing(fraction: fraction, tint: tint, label: configuration.label?.text)
      } else {
        Spinner(tint: tint, label: configuration.label?.text)
      }
      configuration.label.font(.subheadline).foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  /// The style of progress views; nil: the automatic one.
  var progressViewStyle: AnyStyle? {
    get { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] }
    set { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the progress views in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style is DefaultProgressViewStyle ? nil : AnyStyle(style))
  }
}
