import ViewTree

/// Where a window goes when it opens, whether it has a frame, and what its size depends on.
package struct WindowPlacement: Hashable, Sendable {
  /// This point of the window at the same point of the display; nil: where the window manager puts it.
  package var position: UnitPoint?
  package var isBorderless: Bool
  /// What its size depends on.
  package var resizability: WindowResizability

  package init(
    position: UnitPoint? = nil, isBorderless: Bool = false, resizability: WindowResizability = .automatic
  ) {
    self.position = position
    self.isBorderless = isBorderless
    self.resizability = resizability
  }

  /// With a frame, where the window manager puts it.
  package static let automatic = WindowPlacement()
}
