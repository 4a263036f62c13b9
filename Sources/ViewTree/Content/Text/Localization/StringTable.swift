import Foundation

/// The strings of a table in one language.
struct StringTable {
  /// The language whose plural rules apply: `de`, `zh-Hans`; that of the program where the file does not say.
  var language: String
  var entries: [String: LocalizedEntry]

  /// The greatest size of a table's file, in bytes: it may come from outside the program.
  private static let mostBytes = 16 << 20

  /// A table of a folder: from `.strings` and `.stringsdict` in the language's folder, or from the catalogue of all
  /// languages. Nil: there is none. An empty language means the folder itself.
  init?(folder: String, language: String, table: String, _ catalogue: StringCatalog?) {
    self.language = language.isEmpty || language == "Base" ? "en" : language
    entries = language.isEmpty ? [:] : catalogue?.entries(in: language) ?? [:]
    let places = language.isEmpty ? [""] : ["\(language).lproj/", "\(language.lowercased()).lproj/"]
    for place in places where FileManager.default.fileExists(atPath: "\(folder)/\(place)") {
      let strings = Self.read("\(folder)/\(place)\(table).strings")
      let plurals = Self.read("\(folder)/\(place)\(table).stringsdict")
      guard strings != nil || plurals != nil else { continue }
      if let strings {
        let text = String(data: strings, encoding: .utf8) ?? String(data: strings, encoding: .utf16) ?? ""
        entries.merge(StringsFile.parse(text).mapValues { LocalizedEntry($0) }) { $1 }
      }
      // For a key in both files the entry with plural forms counts.
      if let plurals { entries.merge(StringsDictionary.entries(plurals)) { $1 } }
      break
    }
    if entries.isEmpty { return nil }
  }

  /// The bytes of a file; nil: there is none, or it is too large.
  static func read(_ path: String) -> Data? {
    // Most tables that are looked for do not exist: this test keeps their cost at a program's start small.
    guard FileManager.default.isReadableFile(atPath: path),
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size <= mostBytes
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }
}
