// A window here has no status bar, home indicator or system gesture. Modifiers that hide one compile and do nothing,
// since there is none.
extension View {
  /// Does nothing here: there is no status bar.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Does nothing here: there is no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Does nothing here: no system lays anything over a window.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Does nothing here: no system gesture begins at an edge of a window.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
