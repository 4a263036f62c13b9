/// Fetches the newest content.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void
  /// Does it, and returns when it is done.
  @MainActor @preconcurrency public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What pulling down the scroll view in a view does; nil: nothing.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets a person fetch the newest content: by pulling down the list or scroll view in this view, or by F5 or
  /// Control-R. The content stays pulled down until `action` returns.
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    transformEnvironment(\.refresh) { $0 = RefreshAction(action: action) }
  }
}
