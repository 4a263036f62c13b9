import Foundation

/// Presents an alert while a flag is set.
private struct AlertModifier<Actions: View, Message: View>: ViewModifier {
  let title: Text
  @Binding var isPresented: Bool
  let actions: () -> Actions
  let message: () -> Message

  func body(content: Content) -> some View {
    let isPresented = isPresented
    content.presentationLayer { _ in
      AlertPresentation(
        isPresented: isPresented, title: title, close: { self.isPresented = false }, actions: actions,
        message: message)
    }
  }
}

/// Presents an alert about a value while a flag is set; the value is kept while the alert leaves.
private struct PresentingAlertModifier<T, Actions: View, Message: View>: ViewModifier {
  let title: (T) -> Text
  @Binding var isPresented: Bool
  let data: T?
  let actions: (T) -> Actions
  let message: (T) -> Message
  @State private var last = Box<T?>(nil)

  func body(content: Content) -> some View {
    let isPresented = isPresented && data != nil
    let _ = data.map { last.value = $0 }
    let shown = last.value
    content.presentationLayer { _ in
      if let shown {
        AlertPresentation(
          isPresented: isPresented, title: title(shown), close: { self.isPresented = false },
          actions: { actions(shown) }, message: { message(shown) })
      }
    }
  }
}

extension View {
  /// Presents an alert while `isPresented` is true; every action ends it. Without actions it has an OK.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(title: title, isPresented: isPresented, actions: actions, message: { EmptyView() }))
  }
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message while `isPresented` is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(AlertModifier(title: title, isPresented: isPresented, actions: actions, message: message))
  }
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert about `data` while `isPresented` is true and there is any.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      PresentingAlertModifier(
        title: { _ in title }, isPresented: isPresented, data: data, actions: actions, message: message))
  }
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with the description of `error` while `isPresented` is true and there is one.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      PresentingAlertModifier(
        title: { Text($0.errorDescription ?? $0.localizedDescription) }, isPresented: isPresented,
        data: error,
        actions: { _ in actions() }, message: { _ in EmptyView() }))
  }

  /// Presents an alert with the description of `error` and a message while `isPresented` is true and there is one.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      PresentingAlertModifier(
        title: { Text($0.errorDescription ?? $0.localizedDescription) }, isPresented: isPresented,
        data: error,
        actions: actions, message: message))
  }
}
