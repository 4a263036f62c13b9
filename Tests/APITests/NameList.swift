import Foundation

/// A list beside these tests: a name a line, and what is to be said of it after a colon.
enum NameList {
  static func lines(_ file: String) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n")
      .map(String.init)
  }

  static func read(_ file: String) throws -> [String: String] {
    var names: [String: String] = [:]
    for line in try lines(file) {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      names[parts[0]] = parts.count > 1 ? parts[1] : ""
    }
    return names
  }
}
