import ViewTree

/// Where a window goes when it opens, and whether it has a frame.
public struct WindowPlacement: Hashable, Sendable {
  /// This point of the window at the same point of the display; nil: where the window manager puts it.
  public var position: UnitPoint?
  public var isBorderless: Bool

  public init(position: UnitPoint? = nil, isBorderless: Bool = false) {
    self.position = position
    self.isBorderless = isBorderless
  }

  /// With a frame, where the window manager puts it.
  public static let automatic = WindowPlacement()
}
