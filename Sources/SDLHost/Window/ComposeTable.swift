import CHost
import Foundation

/// Xlib's table of what key sequences compose (`^` and `e` make `ê`). Reading it is the largest part of opening a
/// display: 24 of 29 ms, measured with libX11 1.8.
enum ComposeTable {
  private static let variable = "XCOMPOSEFILE"

  /// Runs `body`, which opens the display, with an empty table where no key of the keyboard begins a sequence and
  /// nobody has written sequences of their own.
  @MainActor static func withoutUseless<Result>(_ body: () -> Result) -> Result {
    let environment = ProcessInfo.processInfo.environment
    let isX11 = environment["DISPLAY"] != nil && ["x11", nil].contains(environment["SDL_VIDEODRIVER"])
    let own = (environment["HOME"] ?? "") + "/.XCompose"
    defer { host_x11_leave() }
    guard isX11, environment[variable] == nil, access(own, F_OK) != 0, !host_x11_composes() else {
      return body()
    }
    setenv(variable, "/dev/null", 1)
    // Programs that are started from here shall not inherit it.
    defer { unsetenv(variable) }
    return body()
  }
}
