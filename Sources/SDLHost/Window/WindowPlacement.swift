import ViewTree

/// Where a window goes when it opens, whether it has a frame, and what its size depends on.
public struct WindowPlacement: Hashable, Sendable {
  /// This point of the window at the same point of the display; nil: where the window manager puts it.
  public var position: UnitPoint?
  public var isBorderless: Bool
  /// What its size depends on.
  public var resizability: WindowResizability

  public init(
    position: UnitPoint? = nil, isBorderless: Bool = false, resizability: WindowResizability = .automatic
  ) {
    self.position = position
    self.isBorderless = isBorderless
    self.resizability = resizability
  }

  /// With a frame, where the window manager puts it.
  public static let automatic = WindowPlacement()
}
