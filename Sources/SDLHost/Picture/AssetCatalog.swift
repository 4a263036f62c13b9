import Foundation
import Graphics

/// A folder `NAME.xcassets`: image sets and colour sets described by `Contents.json` files.
@MainActor final class AssetCatalog {
  /// Deeper folders than this are no catalogue's.
  private static let depth = 32
  /// Bytes of a `Contents.json`.
  private static let largestContents = 1 << 20
  private static let endings: Set<String> = ["png", "jpg", "jpeg", "webp", "svg"]

  private let folder: String
  private let warn: @MainActor (String) -> Void
  /// The folders of sets by `NAME.imageset` or `NAME.colorset`, with namespaces before the name, found once.
  private lazy var sets: [String: String] = findSets()
  private var contents: [String: AssetContents?] = [:]
  private var warned: Set<String> = []

  init(folder: String, warn: @escaping @MainActor (String) -> Void) {
    (self.folder, self.warn) = (folder, warn)
  }

  func image(_ name: String, darkMode: Bool, scale: CGFloat) -> FoundPicture? {
    guard let set = sets[name + ".imageset"] else {
      if let set = sets[name + ".symbolset"] {
        warnOnce(
          "\(set): symbol sets are not supported: draw the symbol as an SVG in Assets/Symbols and name it with "
            + "Image(systemName:)")
      }
      return nil
    }
    guard let contents = contents(of: set) else { return nil }
    let isTemplate = contents.properties?.intent == "template"
    let named = (contents.images ?? []).filter { $0.filename?.isEmpty == false }
    let all = named.filter {
      Self.endings.contains(Self.ending($0)) && $0.filename?.utf8.contains(UInt8(ascii: "/")) == false
    }
    if all.isEmpty, let other = named.first {
      warnOnce(
        "\(set): \(Self.ending(other).uppercased()) pictures are not supported: export “\(name)” as PNG, JPEG, WebP or SVG"
      )
    }
    let universal = all.filter { $0.idiom == nil || $0.idiom == "universal" }
    let suiting = universal.isEmpty ? all : universal
    let dark = suiting.filter { Self.isDark($0.appearances) }
    let light = suiting.filter { !Self.isDark($0.appearances) }
    let candidates = (darkMode && !dark.isEmpty ? dark : light.isEmpty ? suiting : light).map {
      (
        file: $0.filename ?? "", scale: Self.scale($0.scale) ?? FoundPicture.statedScale($0.filename ?? ""),
        isVector: Self.ending($0) == "svg"
      )
    }.sorted { $0.scale < $1.scale }
    guard let best = candidates.first(where: { $0.scale >= scale || $0.isVector }) ?? candidates.last else {
      return nil
    }
    return FoundPicture(
      path: set + "/" + best.file, scale: best.scale, isTemplate: isTemplate, isVector: best.isVector)
  }

  func color(_ name: String, darkMode: Bool) -> RGBA? {
    guard let set = sets[name + ".colorset"], let entries = contents(of: set)?.colors else { return nil }
    let universal = entries.filter { $0.idiom == nil || $0.idiom == "universal" }
    let suiting = universal.isEmpty ? entries : universal
    let dark = suiting.first { Self.isDark($0.appearances) }
    let light = suiting.first { !Self.isDark($0.appearances) }
    guard let color = ((darkMode ? dark : nil) ?? light ?? dark)?.color else { return nil }
    if let rgba = AssetColor.rgba(color) { return rgba }
    let what = color.reference.map { "refers to the platform's colour \($0)" } ?? "has no components"
    warnOnce("\(set): the colour \(what): give it red, green and blue")
    return nil
  }

  private func contents(of set: String) -> AssetContents? {
    if let known = contents[set] { return known }
    let read = read(set)
    if read == nil {
      warnOnce("\(set)/Contents.json is missing or malformed: mend it, nothing of the set is shown")
    }
    contents[set] = .some(read)
    return read
  }

  private func read(_ set: String) -> AssetContents? {
    guard let bytes = try? FileBytes.all(set + "/Contents.json", most: Self.largestContents) else {
      return nil
    }
    return try? JSONDecoder().decode(AssetContents.self, from: Data(bytes))
  }

  private func findSets() -> [String: String] {
    var found: [String: String] = [:]
    func find(_ folder: String, _ namespace: String, depth: Int) {
      guard depth < Self.depth,
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      else { return }
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = folder + "/" + name
        switch (name as NSString).pathExtension {
        case "imageset", "colorset", "symbolset": found[namespace + name] = path
        case "":
          var isFolder: ObjCBool = false
          guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
          else {
            continue
          }
          let provides = read(path)?.properties?.providesNamespace == true
          find(path, provides ? namespace + name + "/" : namespace, depth: depth + 1)
        default: break
        }
      }
    }
    find(folder, "", depth: 0)
    return found
  }

  private func warnOnce(_ sentence: String) { if warned.insert(sentence).inserted { warn(sentence) } }

  private static func ending(_ picture: AssetContents.Picture) -> String {
    ((picture.filename ?? "") as NSString).pathExtension.lowercased()
  }

  private static func isDark(_ appearances: [AssetContents.Appearance]?) -> Bool {
    appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
  }

  private static func scale(_ text: String?) -> CGFloat? {
    text.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }
      .flatMap { (0.5...8).contains($0) ? CGFloat($0) : nil }
  }
}
