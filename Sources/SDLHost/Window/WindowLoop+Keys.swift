import Foundation
import ViewTree

/// Keys that are for the window.
extension WindowLoop {
  /// Does what a key that nothing in the window uses is for. A kiosk is ended and set up by who started it.
  func perform(_ key: KeyEvent, at time: TimeInterval) {
    guard !options.kiosk, let command = WindowCommand(key) else { return }
    switch command {
    case .close: isQuitting = true
    case .fullScreen: window.toggleFullScreen()
    case .largerText, .smallerText, .usualText:
      if let changed = preferences.changeText(command) { driver.send(.preferences(changed), at: time) }
      storage.set(preferences.keyed?.name, forKey: PreferenceSource.textKey)
    }
  }

  /// Shows the panel of costs, or hides it.
  func toggleHUD() {
    hud = hud == nil ? FrameHUD(fonts: fonts, scale: metrics.scale) : nil
    driver.host.passTimer = measures ? passTimer : nil
    if hud == nil { painter.presentAll() }
    isFrameForced = true
  }
}
