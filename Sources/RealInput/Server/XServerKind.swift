/// Which input devices a test has.
public enum XServerKind: Hashable, Sendable {
  /// Xvfb: a mouse and a keyboard.
  case mouse
  /// Xorg with a screen in memory and a touch screen for ten fingers; a mouse and a keyboard too.
  case touch

  var program: String { self == .mouse ? "Xvfb" : "Xorg" }
  var packages: String { self == .mouse ? "xvfb" : "xserver-xorg-core and xserver-xorg-video-dummy" }
}
