import Foundation
import ViewTree

/// A folder `NAME.xcassets`: image sets and colour sets described by `Contents.json` files.
@MainActor final class AssetCatalog {
  /// The parts of `Contents.json` that are read; everything may be missing.
  private struct Contents: Decodable {
    struct Appearance: Decodable { var appearance: String?; var value: String? }
    struct Picture: Decodable { var filename: String?; var scale: String?; var appearances: [Appearance]? }
    struct Properties: Decodable {
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
      var intent: String?
    }
    struct Components: Decodable {
      var red: String?; var green: String?; var blue: String?; var alpha: String?
    }
    struct Color: Decodable { var components: Components? }
    struct ColorEntry: Decodable { var color: Color?; var appearances: [Appearance]? }
    var images: [Picture]?
    var colors: [ColorEntry]?
    var properties: Properties?
  }

  private let folder: String
  /// The folders of sets by `NAME.imageset` or `NAME.colorset`, found once.
  private lazy var sets: [String: String] = findSets()
  private var contents: [String: Contents?] = [:]

  init(folder: String) { self.folder = folder }

  func image(_ name: String, darkMode: Bool, scale: CGFloat) -> FoundPicture? {
    guard let set = sets[name + ".imageset"], let contents = contents(of: set) else { return nil }
    let isTemplate = contents.properties?.intent == "template"
    let all = (contents.images ?? []).filter { $0.filename != nil }
    let dark = all.filter { Self.isDark($0.appearances) }
    let light = all.filter { !Self.isDark($0.appearances) }
    let candidates = (darkMode && !dark.isEmpty ? dark : light.isEmpty ? all : light).map {
      (file: $0.filename ?? "", scale: Self.scale($0.scale) ?? FoundPicture.statedScale($0.filename ?? ""))
    }.sorted { $0.scale < $1.scale }
    guard let best = candidates.first(where: { $0.scale >= scale }) ?? candidates.last,
      !best.file.contains("/")
    else { return nil }
    return FoundPicture(path: set + "/" + best.file, scale: best.scale, isTemplate: isTemplate)
  }

  func color(_ name: String, darkMode: Bool) -> RGBA? {
    guard let set = sets[name + ".colorset"], let entries = contents(of: set)?.colors else { return nil }
    let dark = entries.first { Self.isDark($0.appearances) }
    let light = entries.first { !Self.isDark($0.appearances) }
    guard let components = ((darkMode ? dark : nil) ?? light ?? dark)?.color?.components else { return nil }
    return RGBA(
      red: Self.component(components.red), green: Self.component(components.green),
      blue: Self.component(components.blue), alpha: Self.component(components.alpha ?? "1"))
  }

  private func contents(of set: String) -> Contents? {
    if let known = contents[set] { return known }
    let data = FileManager.default.contents(atPath: set + "/Contents.json")
    let read = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    if read == nil { Log.warn("\(set)/Contents.json is missing or malformed: its pictures are not found") }
    contents[set] = .some(read)
    return read
  }

  private func findSets() -> [String: String] {
    var found: [String: String] = [:]
    guard let walker = FileManager.default.enumerator(atPath: folder) else { return found }
    while let path = walker.nextObject() as? String {
      guard path.hasSuffix(".imageset") || path.hasSuffix(".colorset") else { continue }
      walker.skipDescendants()
      found[(path as NSString).lastPathComponent] = folder + "/" + path
    }
    return found
  }

  private static func isDark(_ appearances: [Contents.Appearance]?) -> Bool {
    appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
  }

  private static func scale(_ text: String?) -> CGFloat? {
    text.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }.map { CGFloat($0) }
  }

  /// `0.5`, `128` or `0x80`.
  private static func component(_ text: String?) -> Float {
    guard let text else { return 0 }
    if text.hasPrefix("0x") { return Float(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
    let value = Float(text) ?? 0
    return text.contains(".") || value <= 1 ? value : value / 255
  }
}
