import Foundation

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  let isAlways: Bool
  /// While the search is used.
  public static let automatic = SearchScopeActivation(isAlways: false)
  public static let onTextEntry = SearchScopeActivation(isAlways: false)
  public static let onSearchPresentation = SearchScopeActivation(isAlways: false)
}

private struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The choice of scopes for the search below.
  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// What the search below suggests.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}

extension View {
  /// Lets one choose where to search: segments under the field, while the search is used.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets one choose where to search: segments under the field, while the search is used.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes,
      AnyView(Picker(selection: scope, content: scopes) { Text("Scope") }.pickerStyle(.segmented)))
  }

  /// Views over the results while the search is used, each with a `searchCompletion(_:)`; no views: the results.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Makes a suggestion put a text into the search field.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: completion))
  }

  /// Puts a search field under the title of the page, with suggestions while it is used.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }
  @_disfavoredOverload
  public func searchable<S: View, P: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }
}

/// The search whose suggestions a view belongs to.
private struct SuggestingSearchKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}

extension EnvironmentValues {
  fileprivate var suggestingSearch: SearchModel? {
    get { self[SuggestingSearchKey.self] }
    set { self[SuggestingSearchKey.self] = newValue }
  }
}

private struct SearchCompletion: ViewModifier {
  let completion: String
  @Environment(\.suggestingSearch) private var search

  func body(content: Content) -> some View {
    Button {
      search?.text.wrappedValue = completion
    } label: {
      content
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .padding(.horizontal, 16)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 16) }
  }
}

/// What a search shows besides its field while it is used: scopes above the results, suggestions over them.
struct SearchExtras: ViewModifier {
  let model: SearchModel
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var suggestions
  /// How high the suggestions are, in points; 0: there are none.
  @State private var height: CGFloat = 0

  func body(content: Content) -> some View {
    if scopes == nil, suggestions == nil {
      content
    } else {
      let isActive = model.isActive
      content
        .environment(\.searchScopes, nil)
        .environment(\.searchSuggestions, nil)
        .overlay { if isActive, let suggestions { list(suggestions) } }
        .safeAreaInset(edge: .top, spacing: 0) { if isActive, let scopes { bar(scopes) } }
    }
  }

  private func bar(_ scopes: AnyView) -> some View {
    scopes.padding(.horizontal, 16).padding(.vertical, 8)
      .frame(maxWidth: .infinity)
      .background(Color(.systemBackground))
  }

  private func list(_ suggestions: AnyView) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { suggestions }
        .frame(maxWidth: .infinity, alignment: .leading)
        .environment(\.suggestingSearch, model)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          height = $0
        }
    }
    .background(Color(.systemBackground))
    .opacity(height > 0 ? 1 : 0)
    .allowsHitTesting(height > 0)
  }
}
