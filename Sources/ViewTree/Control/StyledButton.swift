/// A button in the style in force.
struct StyledButton: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView
  @Environment(\.buttonStyle) private var style

  var body: some View {
    switch style {
    case .automatic: DefaultButtonStyle().makeBody(configuration: primitive)
    case .style(let box):
      PressableButton(configuration: primitive) { configuration in
        (box.value as? any ButtonStyle).map { open($0, configuration) }
      }
    case .primitive(let box):
      (box.value as? any PrimitiveButtonStyle).map { open($0) }
        // A button made by the style itself does not use it again.
        .modifier(
          EnvironmentWriter(
            write: { $0.buttonStyle = .automatic }, value: ButtonStyleChoice.automatic,
            path: \EnvironmentValues.buttonStyle))
    }
  }

  private var primitive: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: role, label: .init(view: label), action: action)
  }

  private func open<S: ButtonStyle>(_ style: S, _ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(ButtonStyleBody(linked: LinkedStyle(style: style), configuration: configuration))
  }

  private func open<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
    AnyView(PrimitiveButtonStyleBody(linked: LinkedStyle(style: style), configuration: primitive))
  }
}

/// What a style makes of a button.
private struct ButtonStyleBody<S: ButtonStyle>: View {
  let linked: LinkedStyle<S>
  let configuration: ButtonStyleConfiguration
  var body: some View { linked.style.makeBody(configuration: configuration) }
}

private struct PrimitiveButtonStyleBody<S: PrimitiveButtonStyle>: View {
  let linked: LinkedStyle<S>
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View { linked.style.makeBody(configuration: configuration) }
}

/// What presses a button and tells its look about it.
struct PressableButton<Look: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: (ButtonStyleConfiguration) -> Look
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  init(
    configuration: PrimitiveButtonStyleConfiguration,
    @ViewBuilder look: @escaping (ButtonStyleConfiguration) -> Look
  ) {
    self.configuration = configuration
    self.look = look
  }

  var body: some View {
    look(
      ButtonStyleConfiguration(
        role: configuration.role, label: .init(view: configuration.label.view),
        isPressed: isPressed && isEnabled)
    )
    .modifier(PressModifierLayout(action: configuration.action, isEnabled: isEnabled) { isPressed = $0 })
  }
}
