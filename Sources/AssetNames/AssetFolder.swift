import Foundation

/// Reads which pictures and colours a catalogue (`NAME.xcassets`) holds.
public struct AssetFolder {
  /// Deeper folders than this are no catalogue's.
  private static let depth = 32

  private struct Contents: Decodable {
    struct Properties: Decodable {
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      var providesNamespace: Bool?
    }
    struct File: Decodable { var filename: String? }
    var properties: Properties?
    var images: [File]?
  }

  /// Pictures and colours, in the order of their names.
  public private(set) var sets: [AssetSet] = []
  /// What is wrong, or not supported: one sentence each.
  public private(set) var warnings: [String] = []

  /// Reads the catalogue at `path`.
  public init(path: String) { read(path, [], depth: 0) }

  private mutating func read(_ folder: String, _ namespaces: [String], depth: Int) {
    guard depth < Self.depth else {
      return warnings.append("\(folder): folders are nested too deeply: nothing in it is read")
    }
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return warnings.append("\(folder): the folder cannot be read: check its permissions")
    }
    for entry in entries.sorted() where !entry.hasPrefix(".") {
      let path = folder + "/" + entry
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        continue
      }
      let name = (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "imageset":
        checkPictures(path, name)
        sets.append(AssetSet(kind: .image, name: name, namespaces: namespaces))
      case "colorset":
        _ = contents(path)
        sets.append(AssetSet(kind: .color, name: name, namespaces: namespaces))
      case "symbolset":
        warnings.append(
          "\(path): symbol sets are not supported: draw the symbol as an SVG in Assets/Symbols and name it with "
            + "Image(systemName:)")
      case "":
        let provides = contents(path, isNeeded: false)?.properties?.providesNamespace == true
        read(path, provides ? namespaces + [name] : namespaces, depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func checkPictures(_ path: String, _ name: String) {
    guard let files = contents(path)?.images?.compactMap(\.filename), !files.isEmpty else { return }
    let readable: Set<String> = ["png", "jpg", "jpeg", "webp", "svg"]
    let endings = Set(files.map { ($0 as NSString).pathExtension.lowercased() })
    guard endings.isDisjoint(with: readable), let ending = endings.sorted().first else { return }
    warnings.append(
      "\(path): \(ending.uppercased()) pictures are not supported: export “\(name)” as PNG, JPEG, WebP or SVG"
    )
  }

  private mutating func contents(_ set: String, isNeeded: Bool = true) -> Contents? {
    let path = set + "/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      if isNeeded { warnings.append("\(path): the file is missing: nothing of the set is shown") }
      return nil
    }
    do { return try JSONDecoder().decode(Contents.self, from: data) } catch {
      warnings.append("\(path): this is no valid JSON of a catalogue: mend it; nothing of the set is shown")
      return nil
    }
  }
}
