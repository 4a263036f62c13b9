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
      Button(label: Text("Cancel"), role: .cancel, action: action)
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
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons; Cancel stands at the leading edge wherever it is named.
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

/// Presents what is made from an optional value, which is kept while it leaves.
private struct AlertValueModifier: ViewModifier {
  let alert: Alert?
  let close: @MainActor () -> Void
  @State private var last = Box<Alert?>(nil)

  func body(content: Content) -> some View {
    let _ = alert.map { last.value = $0 }
    let shown = last.value
    let isPresented = alert != nil
    content.presentationLayer { _ in
      if let shown {
        AlertPresentation(isPresented: isPresented, title: shown.title, close: close) {
          AlertValueButtons(buttons: shown.buttons)
        } message: {
          shown.message
        }
      }
    }
  }
}

private struct ActionSheetModifier: ViewModifier {
  let sheet: ActionSheet?
  let close: @MainActor () -> Void
  @State private var last = Box<ActionSheet?>(nil)

  func body(content: Content) -> some View {
    let _ = sheet.map { last.value = $0 }
    let shown = last.value
    let isPresented = sheet != nil
    content.presentationLayer { _ in
      if let shown {
        DialogPresentation(isPresented: isPresented, title: shown.title, close: close) {
          AlertValueButtons(buttons: shown.buttons)
        } message: {
          shown.message
        }
      }
    }
  }
}

/// Evaluates a binding in a body of its own.
private struct FlagReader<M: ViewModifier>: ViewModifier {
  let make: () -> M
  func body(content: Content) -> some View { content.modifier(make()) }
}

extension View {
  /// Presents an alert while `isPresented` is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      FlagReader {
        AlertValueModifier(
          alert: isPresented.wrappedValue ? content() : nil, close: { isPresented.wrappedValue = false })
      })
  }

  /// Presents an alert about `item` while there is one.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  {
    modifier(
      FlagReader {
        AlertValueModifier(alert: item.wrappedValue.map(content), close: { item.wrappedValue = nil })
      })
  }

  /// Presents a choice at the window's lower edge while `isPresented` is true.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(
      FlagReader {
        ActionSheetModifier(
          sheet: isPresented.wrappedValue ? content() : nil, close: { isPresented.wrappedValue = false })
      })
  }

  /// Presents a choice about `item` at the window's lower edge while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      FlagReader {
        ActionSheetModifier(sheet: item.wrappedValue.map(content), close: { item.wrappedValue = nil })
      })
  }
}
