/// Presents a choice at the window's lower edge while a flag is set.
private struct DialogModifier<Actions: View, Message: View>: ViewModifier {
  let title: Text
  let visibility: Visibility
  @Binding var isPresented: Bool
  let actions: () -> Actions
  let message: () -> Message

  func body(content: Content) -> some View {
    let isPresented = isPresented
    content.presentationLayer { _ in
      // As on iOS the title is shown only where it is asked for, or a message goes with it.
      let shows = visibility == .visible || (visibility == .automatic && Message.self != EmptyView.self)
      DialogPresentation(
        isPresented: isPresented, title: shows ? title : nil, close: { self.isPresented = false },
        actions: actions, message: message)
    }
  }
}

extension View {
  /// Presents a choice at the window's lower edge while `isPresented` is true; every action ends it. Where none of
  /// them cancels there is a Cancel besides.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        title: title, visibility: titleVisibility, isPresented: isPresented, actions: actions,
        message: { EmptyView() }))
  }
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice with a message at the window's lower edge while `isPresented` is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        title: title, visibility: titleVisibility, isPresented: isPresented, actions: actions,
        message: message))
  }
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }
}
