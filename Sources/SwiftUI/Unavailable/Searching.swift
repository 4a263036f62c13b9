// Tokens and the focus of searches.

extension View {
  @available(
    *, unavailable, message: "the focus of a search field is its own; use searchable(text:isPresented:)"
  )
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  @available(
    *, unavailable, message: "the focus of a search field is its own; use searchable(text:isPresented:)"
  )
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    self
  }

  @available(*, unavailable, message: "the focus of a search field is its own; leave it out")
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    self
  }
}

@available(*, unavailable, message: "the focus of a search field is its own; leave it out")
public struct SearchPresentationToolbarBehavior: Equatable {
  public static var automatic: Self { Self() }
  public static var avoidHidingContent: Self { Self() }
}
