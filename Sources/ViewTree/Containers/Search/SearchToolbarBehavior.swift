/// How the field of a search is shown while it is not used.
public struct SearchToolbarBehavior: Equatable, Sendable {
  private enum Kind { case automatic, minimize }
  private let kind: Kind

  /// The field is in sight.
  public static let automatic = SearchToolbarBehavior(kind: .automatic)
  /// A button in the bar replaces the field until the search begins, and again when it has ended.
  public static let minimize = SearchToolbarBehavior(kind: .minimize)
}

private struct SearchToolbarBehaviorKey: EnvironmentKey {
  static var defaultValue: SearchToolbarBehavior { .automatic }
}

extension EnvironmentValues {
  /// How the fields of the searches in this view are shown while they are not used.
  var searchToolbarBehavior: SearchToolbarBehavior {
    get { self[SearchToolbarBehaviorKey.self] }
    set { self[SearchToolbarBehaviorKey.self] = newValue }
  }
}

/// Replaces the field of a search in the bar, and begins the search.
struct SearchButton: View {
  let model: SearchModel

  var body: some View {
    Button {
      withAnimation(SearchBar.animation) { model.setActive(true) }
    } label: {
      Label(.own("Search"), systemImage: "magnifyingglass")
    }
  }
}

extension View {
  /// How the field of the search in this view is shown while it is not used.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    environment(\.searchToolbarBehavior, behavior)
  }
}
