/// Something that acts when it is pressed and let go.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: some View {
    PressableButton(role: role, action: action, label: AnyView(label), style: style, isEnabled: isEnabled)
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// A button in its style, with what presses it.
private struct PressableButton: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView
  let style: ButtonStyleChoice
  let isEnabled: Bool
  @State private var isPressed = false

  var body: some View {
    switch style {
    case .primitive(let style):
      PrimitiveStyleBody(
        style: style, configuration: .init(role: role, label: .init(view: label), action: action))
    case .style(let style):
      pressable(StyleBody(style: style, configuration: configuration).asAnyView)
    case .automatic, .plain:
      pressable(AnyView(DefaultButtonBody(configuration: configuration, isPlain: isPlain)))
    }
  }

  private var isPlain: Bool { if case .plain = style { true } else { false } }

  private var configuration: ButtonStyleConfiguration {
    ButtonStyleConfiguration(role: role, label: .init(view: label), isPressed: isPressed)
  }

  private func pressable(_ content: AnyView) -> some View {
    content
      .modifier(PressModifierLayout(action: action, isEnabled: isEnabled) { isPressed = $0 })
  }
}

/// The body that a style makes.
private struct StyleBody {
  let style: any ButtonStyle
  let configuration: ButtonStyleConfiguration
  @MainActor var asAnyView: AnyView {
    func open<S: ButtonStyle>(_ style: S) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
    return open(style)
  }
}

private struct PrimitiveStyleBody: View {
  let style: any PrimitiveButtonStyle
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View { make(style) }
  private func make<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
    AnyView(style.makeBody(configuration: configuration))
  }
}

/// The look of a button without a style: the label in the tint, fainter while it is pressed.
private struct DefaultButtonBody: View {
  let configuration: ButtonStyleConfiguration
  let isPlain: Bool
  @Environment(\.isEnabled) private var isEnabled

  /// What iOS fades a pressed borderless button to.
  private static let pressedOpacity = 0.3
  private static let disabledOpacity = 0.35

  var body: some View {
    let opacity = !isEnabled ? Self.disabledOpacity : configuration.isPressed ? Self.pressedOpacity : 1
    if isPlain {
      configuration.label.opacity(opacity)
    } else {
      configuration.label
        .modifier(
          EnvironmentWriter(
            write: {
              $0.setForegroundStyle([
                AnyShapeStyle(
                  configuration.role == .destructive
                    ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
              ])
            }, value: configuration.role == .destructive, path: \EnvironmentValues.buttonStyleRole)
        )
        .opacity(opacity)
    }
  }
}

extension EnvironmentValues {
  /// Only names the default button's tint for comparison.
  fileprivate var buttonStyleRole: Bool { false }
}

/// The plain style: the label as it is.
public struct PlainButtonStyle: ButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
