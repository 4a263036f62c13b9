/// Presents a choice about a value while a flag is set; the value is kept while the dialog leaves.
private struct PresentingDialogModifier<T, Actions: View, Message: View>: ViewModifier {
  let title: Text
  let visibility: Visibility
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
        let shows = visibility == .visible || (visibility == .automatic && Message.self != EmptyView.self)
        DialogPresentation(
          isPresented: isPresented, title: shows ? title : nil, close: { self.isPresented = false },
          actions: { actions(shown) }, message: { message(shown) })
      }
    }
  }
}

extension View {
  /// Presents a choice about `data` at the window's lower edge while `isPresented` is true and there is any.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      PresentingDialogModifier(
        title: title, visibility: titleVisibility, isPresented: isPresented, data: data, actions: actions,
        message: message))
  }
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a choice about `data` at the window's lower edge while `isPresented` is true and there is any.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }
}
