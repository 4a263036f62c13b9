import Foundation

/// Keeps track of the rows in a view's lists that show their swipe actions, and calls the view's program when the first
/// one begins to and when the last one has stopped.
@MainActor final class SwipeActionsWatch {
  var action: (Bool) -> Void = { _ in }
  private var rows: Set<ObjectIdentifier> = []

  nonisolated init() {}

  /// Called by a row whenever this may have changed, and when it is gone.
  func note(_ row: SwipeRowLayout, isShown: Bool) {
    let wasShown = !rows.isEmpty
    if isShown {
      rows.insert(ObjectIdentifier(row))
    } else {
      rows.remove(ObjectIdentifier(row))
    }
    if rows.isEmpty == wasShown { action(!wasShown) }
  }
}

private struct SwipeActionsWatchKey: EnvironmentKey {
  static var defaultValue: SwipeActionsWatch? { nil }
}

extension EnvironmentValues {
  /// The watch that is told of the rows that are swiped aside; nil: there is none.
  var swipeActionsWatch: SwipeActionsWatch? {
    get { self[SwipeActionsWatchKey.self] }
    set { self[SwipeActionsWatchKey.self] = newValue }
  }
}

private struct SwipeActionsWatchModifier: ViewModifier {
  let action: (Bool) -> Void
  @State private var watch = SwipeActionsWatch()

  func body(content: Content) -> some View {
    watch.action = action
    return content.environment(\.swipeActionsWatch, watch)
  }
}

extension View {
  /// Calls `action` with true when a row of a list in this view is swiped aside so that its swipe actions show, and
  /// with false when all rows lie in their places again. For views over the list that would cover the actions.
  public func _onSwipeActions(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(SwipeActionsWatchModifier(action: action))
  }
}
