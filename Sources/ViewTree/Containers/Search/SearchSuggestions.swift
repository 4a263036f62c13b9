import Foundation

/// What a search offers while its field is used.
struct SearchSuggestions {
  let make: @MainActor () -> AnyView
}

private struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestions? { nil }
}

private struct SuggestingSearchKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}

extension EnvironmentValues {
  /// What the search in this view offers.
  var searchSuggestions: SearchSuggestions? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// The search that offers the view.
  var suggestingSearch: SearchModel? {
    get { self[SuggestingSearchKey.self] }
    set { self[SuggestingSearchKey.self] = newValue }
  }
}

/// The list of suggestions, over the page's content.
struct SearchSuggestionList: View {
  let model: SearchModel

  var body: some View {
    if let suggestions = model.suggestions {
      List { suggestions.make() }
        .listStyle(.plain)
        .environment(\.suggestingSearch, model)
        .environment(\.searchSuggestionsPlacement, .content)
        .accessibilityIdentifier("SearchSuggestions")
    }
  }
}

/// A suggestion that is chosen by a tap.
private struct SearchCompletionModifier: ViewModifier {
  let complete: @MainActor (SearchModel) -> Void
  @Environment(\.suggestingSearch) private var search

  func body(content: Content) -> some View {
    if let search {
      Button {
        complete(search)
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
      }
      .buttonStyle(SuggestionButtonStyle())
    } else {
      content
    }
  }
}

private struct SuggestionButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.4 : 1)
  }
}

extension View {
  /// What the search in this view offers while its field is used: rows of a list over the page. Views with
  /// `searchCompletion(_:)` put their text into the field when they are tapped.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: @escaping () -> S) -> some View {
    transformEnvironment(\.searchSuggestions) { $0 = SearchSuggestions { AnyView(suggestions()) } }
  }

  /// The text of this view as a suggestion of a search: a tap puts it into the field.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier { $0.complete(completion) })
  }

  /// The token of this view as a suggestion of a search: a tap puts it into the field, in place of the text.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(
      SearchCompletionModifier {
        $0.tokens.current?.complete(token)
        $0.complete("")
      })
  }

  /// Puts a search field under the title of the page, which offers suggestions while it is used.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: @escaping () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: @escaping () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: @escaping () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}
