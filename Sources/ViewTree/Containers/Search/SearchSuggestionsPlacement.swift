/// A place at which the suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, menu, content }
  private let kind: Kind

  /// Where the platform shows them: over the page.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .automatic) }
  /// In a menu at the field; there are none such here.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .menu) }
  /// Over the page's content.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .content) }

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var menu: Set { Set(rawValue: 1) }
    public static var content: Set { Set(rawValue: 2) }
  }
}

private struct HiddenSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement.Set { [] }
}

private struct SearchSuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

extension EnvironmentValues {
  /// The places at which the searches in this view show no suggestions.
  var hiddenSuggestions: SearchSuggestionsPlacement.Set {
    get { self[HiddenSuggestionsKey.self] }
    set { self[HiddenSuggestionsKey.self] = newValue }
  }

  /// Where the view is shown as a suggestion of a search; `automatic` outside of suggestions.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchSuggestionsPlacementKey.self] }
    set { self[SearchSuggestionsPlacementKey.self] = newValue }
  }
}

extension View {
  /// Whether the searches in this view show their suggestions at some places. Suggestions are shown as content, over
  /// the page; hidden there they are not shown at all.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hiddenSuggestions) {
      if visibility == .hidden { $0.formUnion(placements) } else { $0.subtract(placements) }
    }
  }
}
