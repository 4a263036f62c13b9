import Foundation

/// The buttons of alerts and dialogs: they end the presentation before they act.
struct ActionButtonStyle: PrimitiveButtonStyle {
  let style: ActionsLayout.Style
  var isFallback = false
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    ActionButton(style: style, isFallback: isFallback, close: close, configuration: configuration)
  }
}

private struct ActionButton: View {
  let style: ActionsLayout.Style
  let isFallback: Bool
  let close: @MainActor () -> Void
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    let perform: @MainActor () -> Void = {
      close()
      configuration.trigger()
    }
    Button(role: configuration.role, action: perform) { configuration.label }
      .buttonStyle(ActionButtonLook(style: style))
      .trait(
        ActionsLayout.ActionTrait.self,
        ActionsLayout.Action(
          role: configuration.role, isFallback: isFallback, isDefault: shortcut == .defaultAction,
          isEnabled: isEnabled, perform: perform))
  }
}

/// How a button of an alert or dialog looks: the whole of its row answers to a touch.
private struct ActionButtonLook: ButtonStyle {
  let style: ActionsLayout.Style

  func makeBody(configuration: Configuration) -> some View {
    ActionButtonBody(style: style, configuration: configuration)
  }
}

private struct ActionButtonBody: View {
  let style: ActionsLayout.Style
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  var body: some View {
    configuration.label
      .font(
        .system(size: style == .alert ? 17 : 20, weight: configuration.role == .cancel ? .semibold : .regular)
      )
      .foregroundStyle(color)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: style == .alert ? 44 : 57)
      .background(configuration.isPressed ? Color(.systemFill) : Color.clear)
      .contentShape(Rectangle())
  }
}
