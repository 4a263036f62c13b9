/// Where a window goes when it opens.
public enum WindowPlacement: Hashable, Sendable {
  /// Where the window manager puts it, with a frame.
  case automatic
  /// Without a frame at this place of the display, in pixels.
  case borderless(x: Int, y: Int)
}
