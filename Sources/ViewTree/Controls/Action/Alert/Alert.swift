/// An alert as a value, as programs wrote it before alerts were built of views.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (@MainActor () -> Void)?

    /// A button without a role.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    /// A button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// A button that leaves everything as it is, called Cancel.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: Text(.own("Cancel")), role: .cancel, action: action)
    }
    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }

    @MainActor var view: some View {
      ViewTree.Button(role: role, action: action ?? {}) { label }
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button; nil: an OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(.own("OK")))]
  }

  /// An alert with two buttons; Cancel is at the leading edge, whichever of the two it is.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice at the window's lower edge as a value, as programs wrote it before dialogs were built of views.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or action sheet that is a value.
private struct AlertValueButtons: View {
  let buttons: [Alert.Button]
  var body: some View {
    ForEach(0..<buttons.count, id: \.self) { buttons[$0].view }
  }
}

extension View {
  private func alert(_ value: @escaping () -> Alert?, close: @escaping @MainActor () -> Void) -> some View {
    presentationLayer { _ in
      AlertPresentation(
        value: value(), title: { $0.title }, close: close,
        actions: { AlertValueButtons(buttons: $0.buttons) },
        message: { $0.message })
    }
  }

  private func actionSheet(
    _ value: @escaping () -> ActionSheet?, close: @escaping @MainActor () -> Void
  ) -> some View {
    presentationLayer { _ in
      DialogPresentation(
        value: value(), title: { $0.title }, close: close,
        actions: { AlertValueButtons(buttons: $0.buttons) }, message: { $0.message })
    }
  }

  /// Presents an alert while `isPresented` is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    alert({ isPresented.wrappedValue ? content() : nil }, close: { isPresented.wrappedValue = false })
  }

  /// Presents an alert about `item` while there is one.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  {
    alert({ item.wrappedValue.map(content) }, close: { item.wrappedValue = nil })
  }

  /// Presents a choice at the window's lower edge while `isPresented` is true.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    actionSheet({ isPresented.wrappedValue ? content() : nil }, close: { isPresented.wrappedValue = false })
  }

  /// Presents a choice about `item` at the window's lower edge while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    actionSheet({ item.wrappedValue.map(content) }, close: { item.wrappedValue = nil })
  }
}
