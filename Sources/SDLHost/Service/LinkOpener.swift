import Foundation

/// Opens links as the desktop does.
enum LinkOpener {
  /// Schemes that are passed to the desktop; content must not be able to open files or run programs.
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "geo", "maps"]

  /// The scheme of addresses that this program opens itself: its name without what schemes must not have.
  static var ownScheme: String {
    let allowed = Log.programName.lowercased().unicodeScalars.filter {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" || $0 == "." || $0 == "+"
    }
    return String(String.UnicodeScalarView(allowed))
  }

  /// Through xdg-open; false: it is not installed or the scheme is not one to follow.
  static func open(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), schemes.contains(scheme) else { return false }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    guard
      let program = folders.map({ "\($0)/xdg-open" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [url.absoluteString]
    process.standardInput = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}
