import Foundation

/// The strings of bundles, by language and table.
enum LocalizedStrings {
  private struct Key: Hashable {
    var folder: String
    var language: String
    var table: String
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var tables: [Key: [String: String]] = [:]

  /// The string for a key in the first bundle that has it; nil: none has.
  static func string(forKey key: String, table: String?, bundles: [Bundle], locale: Locale) -> String? {
    for bundle in bundles {
      guard let folder = bundle.resourcePath else { continue }
      for language in languages(locale, bundle) {
        let strings = self.table(Key(folder: folder, language: language, table: table ?? "Localizable"))
        if let string = strings[key] { return string }
      }
    }
    return nil
  }

  /// Forgets what was read, so that changed files are seen.
  static func forget() {
    lock.withLock { tables = [:] }
  }

  /// The languages to look in, best first: `zh-Hans-CN`, `zh-Hans`, `zh`, then the bundle's own.
  private static func languages(_ locale: Locale, _ bundle: Bundle) -> [String] {
    var list: [String] = []
    var parts = locale.identifier.split(separator: "@")[...].first.map {
      $0.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    } ?? []
    while !parts.isEmpty {
      list.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    if let script = locale.language.script?.identifier, let code = locale.language.languageCode?.identifier,
      !list.contains("\(code)-\(script)")
    {
      list.insert("\(code)-\(script)", at: max(0, list.count - 1))
    }
    let own = bundle.developmentLocalization ?? "en"
    for language in [own, "Base", ""] where !list.contains(language) { list.append(language) }
    return list
  }

  private static func table(_ key: Key) -> [String: String] {
    lock.withLock {
      if let known = tables[key] { return known }
      var strings: [String: String] = [:]
      let names = key.language.isEmpty ? [""] : ["\(key.language).lproj/", "\(key.language.lowercased()).lproj/"]
      for name in names {
        let path = "\(key.folder)/\(name)\(key.table).strings"
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16) ?? ""
        strings = StringsFile.parse(text)
        break
      }
      tables[key] = strings
      return strings
    }
  }
}
