// A window here has no status bar, home indicator or system gesture. What asks for one to go compiles and does
// nothing, since it is gone already.
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
