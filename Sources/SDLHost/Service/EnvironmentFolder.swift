import Foundation

/// Folders that the environment names; relative ones count for nothing, as systemd and the XDG specification have it.
enum EnvironmentFolder {
  /// One that the service manager gave (`RUNTIME_DIRECTORY`), of several the first; nil: it gave none.
  static func ofService(_ variable: String, in environment: [String: String]) -> String? {
    environment[variable]?.split(separator: ":").first.map(String.init).flatMap(absolute)
  }

  /// One of a user's (`XDG_CONFIG_HOME`); where the variable names none, that place below the home folder.
  static func ofUser(_ variable: String, else place: String, in environment: [String: String]) -> String {
    environment[variable].flatMap(absolute) ?? (environment["HOME"] ?? NSHomeDirectory()) + "/" + place
  }

  private static func absolute(_ path: String) -> String? { path.hasPrefix("/") ? path : nil }
}
