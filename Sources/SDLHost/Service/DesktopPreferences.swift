import CHost
import Foundation
import ViewTree

/// What people have chosen on their desktop for all programs: look, contrast, accent, text size, movement, from the settings
/// portal on the session bus. `lock` guards what its thread notes.
final class DesktopPreferences: @unchecked Sendable {
  private let lock = NSLock()
  private var present: UserPreferences
  private var isChanged = false

  /// How long the first picture waits for the portal, in microseconds: one that runs answers within a few milliseconds.
  private static let patience: UInt64 = 100_000
  /// Microseconds that an answer may last while nobody waits for it.
  private static let longPatience: UInt64 = 5_000_000

  /// Reads the portal's settings, and follows them on a thread of its own as long as the program runs; nil: there is no
  /// session bus.
  /// `wake` is called on that thread when something has changed. `address`: of another bus.
  init?(address: String? = nil, wake: @escaping @Sendable () -> Void) {
    guard let desktop = host_desktop_open(address) else { return nil }
    var settings = host_desktop_settings()
    let isKnown = host_desktop_read(desktop, Self.patience, &settings) == 0
    present = isKnown ? Self.preferences(settings) : UserPreferences()
    let connection = Connection(desktop: desktop)
    let thread = Thread { [weak self] in
      var isKnown = isKnown
      while true {
        var settings = host_desktop_settings()
        if isKnown, host_desktop_wait(connection.desktop) < 0 { break }
        guard let self else { break }
        if host_desktop_read(connection.desktop, Self.longPatience, &settings) == 0 {
          note(Self.preferences(settings), wake)
        }
        // A portal that did not answer is queried again when it reports a change.
        isKnown = true
      }
      host_desktop_close(connection.desktop)
    }
    thread.name = "desktop"
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// A connection to the bus. Only the thread that it is passed to uses it from then on.
  private struct Connection: @unchecked Sendable { let desktop: UnsafeMutableRawPointer }

  private func note(_ preferences: UserPreferences, _ wake: () -> Void) {
    let isNew = lock.withLock {
      defer { present = preferences }
      guard preferences != present else { return false }
      isChanged = true
      return true
    }
    if isNew { wake() }
  }

  /// What was chosen, as far as it is known.
  var preferences: UserPreferences { lock.withLock { present } }

  /// What was chosen, if that has changed since the last call.
  func nextChange() -> UserPreferences? {
    lock.withLock {
      defer { isChanged = false }
      return isChanged ? present : nil
    }
  }

  /// What the portal's numbers mean: https://flatpak.github.io/xdg-desktop-portal (Settings).
  static func preferences(_ settings: host_desktop_settings) -> UserPreferences {
    var preferences = UserPreferences()
    preferences.colorScheme = settings.scheme == 1 ? .dark : .light
    preferences.contrast = settings.contrast == 1 ? .increased : .standard
    if settings.has_accent != 0 {
      preferences.accent = SystemAccent(
        components: settings.accent_red, settings.accent_green, settings.accent_blue)
    }
    preferences.reducesMotion = settings.reduced_motion == 1
    if settings.text_scale > 0 { preferences.textSize = DynamicTypeSize(nearestTo: settings.text_scale) }
    return preferences
  }
}
