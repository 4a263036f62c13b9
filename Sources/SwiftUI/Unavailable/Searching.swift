// Tokens and the focus of searches.

extension View {
  @available(*, unavailable, message: "a search has a text and scopes, no tokens; use searchScopes")
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(*, unavailable, message: "a search has a text and scopes, no tokens; use searchScopes")
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(*, unavailable, message: "a search has a text and scopes, no tokens; use searchScopes")
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(
    *, unavailable,
    message: "a search has a text and scopes, no tokens; use searchScopes and searchSuggestions"
  )
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }
}

extension View {
  @available(*, unavailable, message: "a search has a text and scopes, no tokens; use searchScopes")
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(*, unavailable, message: "a search has a text and scopes, no tokens; use searchScopes")
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(*, unavailable, message: "a search has a text and scopes, no tokens; use searchScopes")
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(
    *, unavailable,
    message: "a search has a text and scopes, no tokens; use searchScopes and searchSuggestions"
  )
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }
}

extension View {
  @available(*, unavailable, message: "a search has a text and scopes, no tokens; use searchScopes")
  public func searchable<S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(*, unavailable, message: "a search has a text and scopes, no tokens; use searchScopes")
  public func searchable<S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(*, unavailable, message: "a search has a text and scopes, no tokens; use searchScopes")
  public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(
    *, unavailable,
    message: "a search has a text and scopes, no tokens; use searchScopes and searchSuggestions"
  )
  public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }
}

extension View {
  @available(*, unavailable, message: "a search has a text and scopes, no tokens; use searchScopes")
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(
    *, unavailable,
    message: "a search has a text and scopes, no tokens; use searchScopes and searchSuggestions"
  )
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(*, unavailable, message: "a search has a text and scopes, no tokens; use searchScopes")
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(
    *, unavailable,
    message: "a search has a text and scopes, no tokens; use searchScopes and searchSuggestions"
  )
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(*, unavailable, message: "a search has a text and scopes, no tokens; use searchScopes")
  public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { self }

  @available(
    *, unavailable,
    message: "a search has a text and scopes, no tokens; use searchScopes and searchSuggestions"
  )
  public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }
}

extension View {
  @available(
    *, unavailable,
    message: "a search has a text and scopes, no tokens; use searchCompletion(_:) with a String"
  )
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }
}

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
