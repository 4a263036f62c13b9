/// The names in a folder, and those of pictures by what a program calls them.
struct FolderListing {
  /// What may follow a picture's name, in the order of preference.
  static let extensions = ["jpg", "jpeg", "png", "webp", "JPG", "JPEG", "PNG"]

  let names: Set<String>
  /// The files of a picture, by its name without scale and extension.
  let pictures: [String: [String]]

  init(_ files: [String]) {
    names = Set(files)
    var pictures: [String: [String]] = [:]
    for file in files {
      guard let dot = file.lastIndex(of: "."),
        Self.extensions.contains(String(file[file.index(after: dot)...]))
      else { continue }
      var name = file[..<dot]
      for scale in ["@2x", "@3x"] where name.hasSuffix(scale) {
        name.removeLast(scale.count)
        break
      }
      pictures[String(name), default: []].append(file)
    }
    self.pictures = pictures
  }
}
