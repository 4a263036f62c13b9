import Foundation
import Restaurants

/// A content folder of a test's own, gone with it.
final class PackFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("pack-\(UUID().uuidString)").path

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var content: ContentFolder { ContentFolder(path: path) }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  func write(_ name: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}
