import Foundation

/// The message bus of a desktop session, over which SDL inhibits the screen saver and reaches input methods.
enum SessionBus {
  private static let variable = "DBUS_SESSION_BUS_ADDRESS"

  /// Runs `body`, which opens the display, and keeps libdbus from starting a bus where there is none: nothing would
  /// listen there, and starting one (or only looking for its program) forks this process.
  @MainActor static func withoutLaunching<Result>(_ body: () -> Result) -> Result {
    guard isMissing(ProcessInfo.processInfo.environment) else { return body() }
    setenv(variable, "disabled:", 1)
    // Programs that are started from here shall not inherit it.
    defer { unsetenv(variable) }
    return body()
  }

  /// Whether a program with this environment finds no bus: none is named, and none is where systemd puts it.
  static func isMissing(_ environment: [String: String]) -> Bool {
    guard environment[variable] == nil else { return false }
    return environment["XDG_RUNTIME_DIR"].map { access($0 + "/bus", F_OK) != 0 } ?? true
  }
}
