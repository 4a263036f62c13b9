/// A button in the style in force.
struct StyledButton: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView
  @Environment(\.buttonStyle) private var style

  var body: some View {
    switch style {
    case .automatic: DefaultButtonStyle().makeBody(configuration: primitive)
    case .style(let style):
      // A look of the program's own keeps to itself in a row of a list.
      PressableButton(
        configuration: primitive, rowPart: style.value is ListRowButtonStyle ? .answers : .nothing
      ) { style.make($0) }
    case .primitive(let style):
      style.make(primitive)
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
}

/// What presses a button and tells its look about it.
struct PressableButton<Look: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let rowPart: PressModifierLayout.RowPart
  let look: (ButtonStyleConfiguration) -> Look
  @State private var isPressed = false
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled

  init(
    configuration: PrimitiveButtonStyleConfiguration, rowPart: PressModifierLayout.RowPart = .answers,
    @ViewBuilder look: @escaping (ButtonStyleConfiguration) -> Look
  ) {
    self.configuration = configuration
    self.rowPart = rowPart
    self.look = look
  }

  var body: some View {
    look(
      ButtonStyleConfiguration(
        role: configuration.role, label: .init(view: configuration.label.view),
        isPressed: isPressed && isEnabled)
    )
    .reportingFocus(isFocused && isEnabled)
    .modifier(
      PressModifierLayout(
        action: configuration.action, isEnabled: isEnabled, pressed: { isPressed = $0 }, rowPart: rowPart,
        focused: { isFocused = $0 }))
  }
}
