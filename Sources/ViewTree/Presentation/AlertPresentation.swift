import Foundation

/// An alert while it is wanted: a scrim over the window and a card in its middle.
struct AlertPresentation<Actions: View, Message: View>: View {
  let isPresented: Bool
  let title: Text
  let close: @MainActor () -> Void
  @ViewBuilder let actions: () -> Actions
  @ViewBuilder let message: () -> Message

  /// Comes and goes as fast as on iOS, in seconds.
  private var duration: Double { 0.25 }

  var body: some View {
    Group {
      if isPresented { PresentationScrim().transition(.opacity) }
      if isPresented {
        card.transition(
          .asymmetric(insertion: .scale(scale: 1.18).combined(with: .opacity), removal: .opacity))
      }
    }
    .animation(.easeOut(duration: duration), value: isPresented)
  }

  private var card: some View {
    ActionsContainer(
      style: .alert,
      content: TupleView(
        (
          VStack(spacing: 3) {
            title.font(.headline)
            message().font(.footnote)
          }
          .multilineTextAlignment(.center)
          .padding(EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16))
          .trait(ActionsLayout.HeaderTrait.self, true),
          SheetBody(content: actions).buttonStyle(ActionButtonStyle(style: .alert, close: close)),
          Button("OK", action: {})
            .buttonStyle(ActionButtonStyle(style: .alert, isFallback: true, close: close))
        )))
  }
}

/// A dialog while it is wanted: a scrim over the window and cards at its lower edge.
struct DialogPresentation<Actions: View, Message: View>: View {
  let isPresented: Bool
  let title: Text?
  let close: @MainActor () -> Void
  @ViewBuilder let actions: () -> Actions
  @ViewBuilder let message: () -> Message

  var body: some View {
    Group {
      if isPresented { PresentationScrim(action: close).transition(.opacity) }
      if isPresented { panel.transition(.move(edge: .bottom)) }
    }
    .animation(.spring(response: 0.38, dampingFraction: 1), value: isPresented)
  }

  private var hasHeader: Bool { title != nil || Message.self != EmptyView.self }

  private var panel: some View {
    ActionsContainer(
      style: .dialog,
      content: TupleView(
        (
          header,
          SheetBody(content: actions).buttonStyle(ActionButtonStyle(style: .dialog, close: close)),
          Button("Cancel", role: .cancel, action: {})
            .buttonStyle(ActionButtonStyle(style: .dialog, isFallback: true, close: close))
        ))
    )
    .trait(LayerAnchorTrait.self, UnitPoint.bottom)
  }

  @ViewBuilder private var header: some View {
    if hasHeader {
      VStack(spacing: 8) {
        if let title { title.font(.footnote.weight(.semibold)) }
        message().font(.footnote)
      }
      .foregroundStyle(Color(.secondaryLabel))
      .multilineTextAlignment(.center)
      .padding(EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16))
      .frame(maxWidth: .infinity)
      .trait(ActionsLayout.HeaderTrait.self, true)
    }
  }
}

/// What darkens the window below an alert or a dialog; a tap on it may end the presentation.
struct PresentationScrim: View {
  var action: (@MainActor () -> Void)?
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Color.black.opacity(scheme == .dark ? 0.48 : 0.2)
      .onTapGesture { action?() }
      .accessibilityHidden(true)
  }
}
