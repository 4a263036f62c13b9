import ArgumentParser

/// Whether text fields are typed into on the screen.
package enum KeyboardChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// In a kiosk to which no keyboard is attached.
  case auto
  /// Always. Keys of an attached keyboard type too, and put the one on the screen away until a field is touched again.
  case screen
  /// Never.
  case none

  func isOnScreen(isKiosk: Bool, hasKeyboard: () -> Bool) -> Bool {
    switch self {
    case .screen: true
    case .none: false
    case .auto: isKiosk && !hasKeyboard()
    }
  }
}
