import Foundation

/// A folder with a guide in it, gone with the value. Its name has a space and a letter beyond ASCII, as folders have.
final class Pack: Sendable {
  private let folder: URL
  let path: String

  /// - Parameter restaurants: what its restaurants.json says.
  init(_ restaurants: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("bistro-\(UUID().uuidString)")
    path = folder.appendingPathComponent("a guidé").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try write(restaurants)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var file: String { path + "/restaurants.json" }

  func write(_ restaurants: String) throws {
    try Data(restaurants.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  /// Copies pictures of the project's own guide.
  func copyPictures(_ names: [String]) throws {
    var project = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { project.deleteLastPathComponent() }
    for name in names {
      let picture = project.appendingPathComponent("Assets/Pictures/\(name).jpg")
      try FileManager.default.copyItem(atPath: picture.path, toPath: path + "/\(name).jpg")
    }
  }
}
