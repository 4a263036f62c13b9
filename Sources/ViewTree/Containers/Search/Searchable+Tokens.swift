/// Searches with tokens: values in front of the text, each as its view. The key that deletes removes the last where the
/// text is empty; those that are suggested are offered while the field is used.
extension View {
  private func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ text: Binding<String>, _ presented: Binding<Bool>?, _ prompt: Text?, _ tokens: Binding<C>,
    _ suggested: Binding<C>?, _ view: @escaping (C.Element) -> AnyView
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(text: text, presented: presented, prompt: prompt) {
        SearchTokens(tokens, suggested: suggested?.wrappedValue, view: view)
      })
  }

  /// The view of a token that it may change.
  private func editable<C: MutableCollection & RandomAccessCollection, T: View>(
    _ tokens: Binding<C>, _ view: @escaping (Binding<C.Element>) -> T
  ) -> (C.Element) -> AnyView where C.Element: Identifiable {
    { token in
      AnyView(
        view(
          Binding {
            tokens.wrappedValue.first { $0.id == token.id } ?? token
          } set: { new in
            if let index = tokens.wrappedValue.firstIndex(where: { $0.id == token.id }) {
              tokens.wrappedValue[index] = new
            }
          }))
    }
  }
}

extension View {
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, nil, prompt, tokens, nil, { AnyView(token($0)) })
  }

  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, prompt, tokens, nil, { AnyView(token($0)) })
  }

  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, nil, prompt, tokens, suggestedTokens, { AnyView(token($0)) })
  }

  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, prompt, tokens, suggestedTokens, { AnyView(token($0)) })
  }

  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, nil, prompt, tokens, nil, editable(tokens, token))
  }

  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, prompt, tokens, nil, editable(tokens, token))
  }
}

extension View {
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, nil, Text(prompt), tokens, nil, { AnyView(token($0)) })
  }

  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), tokens, nil, { AnyView(token($0)) })
  }

  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, nil, Text(prompt), tokens, suggestedTokens, { AnyView(token($0)) })
  }

  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), tokens, suggestedTokens, { AnyView(token($0)) })
  }

  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, nil, Text(prompt), tokens, nil, editable(tokens, token))
  }

  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), tokens, nil, editable(tokens, token))
  }
}

extension View {
  @_disfavoredOverload
  public func searchable<S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, nil, Text(prompt), tokens, nil, { AnyView(token($0)) })
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), tokens, nil, { AnyView(token($0)) })
  }

  @_disfavoredOverload
  public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, nil, Text(prompt), tokens, suggestedTokens, { AnyView(token($0)) })
  }

  @_disfavoredOverload
  public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), tokens, suggestedTokens, { AnyView(token($0)) })
  }

  @_disfavoredOverload
  public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, nil, Text(prompt), tokens, nil, editable(tokens, token))
  }

  @_disfavoredOverload
  public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), tokens, nil, editable(tokens, token))
  }
}
