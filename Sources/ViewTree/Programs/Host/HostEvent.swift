import Foundation

/// All input from outside: the tree gets none by other means.
package enum HostEvent: Hashable, Sendable {
  case pointer(PointerEvent)
  /// The mouse moved with no button down; nil: it left the window.
  case hover(CGPoint?)
  case wheel(WheelEvent)
  case key(KeyEvent)
  /// Text typed or committed by an input method.
  case text(String)
  /// Text being composed by an input method; empty when composing ended.
  case composition(String)
  /// The window's size in points, its pixels per point, and the insets that a notch or bar covers.
  case resize(size: CGSize, scale: CGFloat, safeArea: EdgeInsets)
  /// What the person has chosen for all programs has changed.
  case preferences(UserPreferences)
  /// Whether the window can be seen at all.
  case visibility(Bool)
  /// Whether the window has the keyboard focus.
  case focus(Bool)
  /// The program is to open an address or a file.
  case openURL(URL)
  /// A picture has come from the network, or will not.
  case fetched(FetchedPicture)
  /// The system is short of memory.
  case memoryWarning
  /// Every finger and button that is down is cancelled: device removed, focus gone, console switched.
  case cancelPointers

  /// Whether the event shows that a person uses the window.
  package var isUse: Bool {
    switch self {
    case .pointer(let event): event.phase != .cancelled
    case .hover(let place): place != nil
    case .wheel, .key, .text, .composition: true
    case .resize, .preferences, .visibility, .focus, .openURL, .fetched, .memoryWarning, .cancelPointers:
      false
    }
  }
}
