import Foundation

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Equatable, Sendable {
  private enum Kind { case automatic, onTextEntry, onSearchPresentation }
  private let kind: Kind
  /// While the field is used.
  public static let automatic = SearchScopeActivation(kind: .automatic)
  /// While there is text in the field.
  public static let onTextEntry = SearchScopeActivation(kind: .onTextEntry)
  /// While the field is used.
  public static let onSearchPresentation = SearchScopeActivation(kind: .onSearchPresentation)
}

/// The scopes of a search, of which one is chosen.
struct SearchScopes {
  let activation: SearchScopeActivation
  let make: @MainActor () -> AnyView
}

private struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
  /// The scopes of the search in this view.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

extension View {
  /// The scopes of the search in this view, of which one is chosen, as segments under its field; `scopes` are views
  /// with the tags of the selection's values.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: @escaping () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// The scopes of the search in this view, shown at certain times.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: @escaping () -> S
  ) -> some View {
    transformEnvironment(\.searchScopes) {
      $0 = SearchScopes(activation: activation) {
        AnyView(Picker("Scope", selection: scope) { scopes() }.pickerStyle(.segmented).labelsHidden())
      }
    }
  }
}
