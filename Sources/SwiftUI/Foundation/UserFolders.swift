import Foundation

/// The folders of the user that the desktop names in `user-dirs.dirs`, as xdg-user-dirs writes it.
///
/// Foundation reads the file too, but treats the quotation marks and `$HOME` as parts of the name.
package struct UserFolders {
  /// Bytes of the file that are read.
  private static let most = 64 << 10

  private var paths: [String: String] = [:]

  /// Parses the text of a file; `home` replaces `$HOME`. A line that is no such setting is ignored.
  package init(_ text: String, home: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let pair = line.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { continue }
      let name = pair[0].trimmingCharacters(in: .whitespaces)
      let value = pair[1].trimmingCharacters(in: .whitespaces)
      guard name.hasPrefix("XDG_"), name.hasSuffix("_DIR"), value.count >= 2, value.hasPrefix("\""),
        value.hasSuffix("\"")
      else { continue }
      var path = ""
      var isEscaped = false
      for character in value.dropFirst().dropLast() {
        isEscaped = !isEscaped && character == "\\"
        if !isEscaped { path.append(character) }
      }
      if path == "$HOME" || path.hasPrefix("$HOME/") { path = home + path.dropFirst("$HOME".count) }
      if path.hasPrefix("/") { paths[name] = path }
    }
  }

  /// Those of the user who runs the program, read anew each time.
  package static var present: UserFolders? {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSHomeDirectory()
    let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let file = FileHandle(forReadingAtPath: (configuration ?? home + "/.config") + "/user-dirs.dirs"),
      let data = try? file.read(upToCount: most)
    else { return nil }
    return UserFolders(String(decoding: data, as: UTF8.self), home: home)
  }

  /// The path of a folder by its setting, as `XDG_DOCUMENTS_DIR`.
  package subscript(name: String) -> String? { paths[name] }
}
