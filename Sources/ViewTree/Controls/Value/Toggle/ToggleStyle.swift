/// What a toggle style knows of the toggle.
public struct ToggleStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    /// The label's words, where it is a text.
    let text: Text?
    public var body: some View { view }
  }

  public let label: Label
  /// Whether it is on; a style may change it.
  @Binding public var isOn: Bool
  /// Whether the values that it represents differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The look of toggles.
@MainActor @preconcurrency public protocol ToggleStyle: _ControlStyle
where _Configuration == ToggleStyleConfiguration {
  typealias Configuration = ToggleStyleConfiguration
}

/// The default look: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// The label at the leading edge, a switch at the trailing one.
public struct SwitchToggleStyle: ToggleStyle {
  private var tint: Color?

  nonisolated public init() {}
  /// A switch that is on in a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow {
      configuration.label
    } control: {
      SwitchControl(
        isOn: configuration.isOn, tint: tint, label: configuration.label.text,
        set: { configuration.isOn = $0 }
      )
      .rowControl()
    }
  }
}

/// A button that stays down while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    PressableButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(view: configuration.label.view), action: { configuration.isOn.toggle() }),
      rowPart: .nothing
    ) {
      BorderedButtonLook(
        configuration: $0, isProminent: false, fillWhenPlain: configuration.isOn ? .tinted : .clear)
    }
    .modifier(AccessibilityModifier(value: configuration.isOn ? "1" : "0"))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  /// The style of toggles; nil: the automatic one.
  var toggleStyle: AnyStyle? {
    get { self[ControlStyleKey<ToggleStyleConfiguration>.self] }
    set { self[ControlStyleKey<ToggleStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the toggles in this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style is DefaultToggleStyle ? nil : AnyStyle(style))
  }
}
