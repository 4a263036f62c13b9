import Foundation

/// An alert about a value, while there is one: a scrim over the window and a card in its middle. A card that leaves
/// shows what it has shown.
struct AlertPresentation<Value, Actions: View, Message: View>: View {
  let value: Value?
  let title: (Value) -> Text
  let close: @MainActor () -> Void
  let actions: (Value) -> Actions
  let message: (Value) -> Message
  @State private var handle = ActionsHandle()

  init(
    value: Value?, title: @escaping (Value) -> Text, close: @escaping @MainActor () -> Void,
    actions: @escaping (Value) -> Actions, message: @escaping (Value) -> Message
  ) {
    (self.value, self.title, self.close, self.actions, self.message) = (value, title, close, actions, message)
  }

  /// Comes and goes as fast as on iOS, in seconds.
  private var duration: Double { 0.25 }

  var body: some View {
    Group {
      if value != nil { PresentationScrim().transition(.opacity) }
      if let value {
        card(value).transition(
          .asymmetric(insertion: .scale(scale: 1.18).combined(with: .opacity), removal: .opacity))
      }
    }
    .animation(.easeOut(duration: duration), value: value != nil)
  }

  private func card(_ value: Value) -> some View {
    ActionsContainer(
      style: .alert, handle: handle,
      content: TupleView(
        (
          VStack(spacing: 3) {
            title(value).font(.headline)
            message(value).font(.footnote)
          }
          .multilineTextAlignment(.center)
          .padding(EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16))
          .trait(ActionsLayout.HeaderTrait.self, true),
          SheetBody(content: { actions(value) })
            .buttonStyle(ActionButtonStyle(style: .alert, close: close))
            .textFieldStyle(.roundedBorder)
            .onSubmit { handle.submit() },
          Button(.own("OK"), action: {})
            .buttonStyle(ActionButtonStyle(style: .alert, isFallback: true, close: close))
        )))
  }
}

/// A dialog about a value, while there is one: a scrim over the window and cards at its lower edge. Cards that leave
/// show what they have shown.
struct DialogPresentation<Value, Actions: View, Message: View>: View {
  let value: Value?
  let title: (Value) -> Text?
  let close: @MainActor () -> Void
  let actions: (Value) -> Actions
  let message: (Value) -> Message

  var body: some View {
    Group {
      if value != nil { PresentationScrim(action: close).transition(.opacity) }
      if let value { panel(value).transition(.move(edge: .bottom)) }
    }
    .animation(.spring(response: 0.38, dampingFraction: 1), value: value != nil)
  }

  private func panel(_ value: Value) -> some View {
    ActionsContainer(
      style: .dialog,
      content: TupleView(
        (
          header(title(value), message(value)),
          SheetBody(content: { actions(value) }).buttonStyle(ActionButtonStyle(style: .dialog, close: close)),
          Button(.own("Cancel"), role: .cancel, action: {})
            .buttonStyle(ActionButtonStyle(style: .dialog, isFallback: true, close: close))
        ))
    )
    .trait(LayerAnchorTrait.self, UnitPoint.bottom)
  }

  @ViewBuilder private func header(_ title: Text?, _ message: Message) -> some View {
    if title != nil || Message.self != EmptyView.self {
      VStack(spacing: 8) {
        if let title { title.font(.footnote.weight(.semibold)) }
        message.font(.footnote)
      }
      .foregroundStyle(Color(.secondaryLabel))
      .multilineTextAlignment(.center)
      .padding(EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16))
      .frame(maxWidth: .infinity)
      .trait(ActionsLayout.HeaderTrait.self, true)
    }
  }
}

/// What darkens the window below an alert or a dialog; a touch on it may end the presentation when it is lifted.
struct PresentationScrim: View {
  var action: (@MainActor () -> Void)?
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Color.black.opacity(scheme == .dark ? 0.48 : 0.2)
      .gesture(DragGesture(minimumDistance: 0).onEnded { _ in action?() })
      ._veil()
      .accessibilityHidden(true)
  }
}
