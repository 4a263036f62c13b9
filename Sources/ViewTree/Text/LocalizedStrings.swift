import Foundation

/// The strings of bundles, by language and table: of catalogues (`.xcstrings`) and of `.strings` files. Each file is read
/// once.
enum LocalizedStrings {
  private struct Key: Hashable {
    var bundle: ObjectIdentifier
    var locale: String
    var table: String
  }

  private struct Entry {
    /// Kept, so that its identity stays its own.
    var bundle: Bundle
    /// The tables that there are, best language first.
    var tables: [[String: LocalizedFormat]]
  }

  private static let lock = NSLock()
  /// Guarded by `lock`.
  private nonisolated(unsafe) static var entries: [Key: Entry] = [:]

  /// Where strings are looked up that name no bundle: in the program itself, and in the resources of its packages, which lie
  /// in folders beside it.
  static let usualBundles: [Bundle] = {
    let files = FileManager.default
    let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let names = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".resources") }
    let bundles = names.sorted().filter { name in
      ((try? files.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []).contains {
        [".xcstrings", ".strings", ".lproj"].contains(where: $0.hasSuffix)
      }
    }
    return [Bundle.main] + bundles.compactMap { Bundle(path: "\(folder)/\($0)") }
  }()

  /// The string for a key and its values as a format, in the first bundle that has it; nil: none has.
  static func format(
    for key: LocalizedStringKey, table: String?, bundles: [Bundle], locale: Locale
  ) -> String? {
    format(forKey: key.key, table: table, bundles: bundles, locale: locale)?.format(key.arguments, locale)
  }

  /// The string for a key in the first bundle that has it; nil: none has.
  static func format(forKey key: String, table: String?, bundles: [Bundle], locale: Locale)
    -> LocalizedFormat?
  {
    for bundle in bundles {
      for strings in tables(bundle, locale, table ?? "Localizable") {
        if let string = strings[key] { return string }
      }
    }
    return nil
  }

  /// Forgets what was read, so that changed files are seen.
  static func forget() {
    lock.withLock { entries = [:] }
  }

  private static func tables(_ bundle: Bundle, _ locale: Locale, _ table: String)
    -> [[String: LocalizedFormat]]
  {
    let key = Key(bundle: ObjectIdentifier(bundle), locale: locale.identifier, table: table)
    return lock.withLock {
      if let entry = entries[key] { return entry.tables }
      let folder = bundle.resourcePath ?? bundle.bundlePath
      let catalog = FileManager.default.contents(atPath: "\(folder)/\(table).xcstrings").flatMap(
        StringCatalog.init)
      var tables: [[String: LocalizedFormat]] = []
      var languages = languages(locale)
      if let source = catalog?.sourceLanguage, !languages.contains(source) { languages.append(source) }
      for language in languages {
        if let catalog { tables.append(catalog.strings(in: language)) }
        if let strings = read(folder, language, table) {
          tables.append(strings.mapValues(LocalizedFormat.init))
        }
      }
      entries[key] = Entry(bundle: bundle, tables: tables)
      return tables
    }
  }

  /// The languages to look in, best first: `zh-Hans-CN`, `zh-Hans`, `zh`, then what programs are written in.
  private static func languages(_ locale: Locale) -> [String] {
    let name = locale.identifier.prefix { $0 != "@" }
    var parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
    var list: [String] = []
    while !parts.isEmpty {
      list.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    // zh_CN asks for zh-Hans as well.
    let script =
      locale.language.script ?? Locale.Language(identifier: locale.language.maximalIdentifier).script
    if let script = script?.identifier, let code = list.last,
      !list.contains("\(code)-\(script)")
    {
      list.insert("\(code)-\(script)", at: list.count - 1)
    }
    for language in ["en", "Base", ""] where !list.contains(language) { list.append(language) }
    return list
  }

  /// A file's strings; nil: there is no such file. An empty language stands for the folder itself.
  private static func read(_ folder: String, _ language: String, _ table: String) -> [String: String]? {
    let places = language.isEmpty ? [""] : ["\(language).lproj/", "\(language.lowercased()).lproj/"]
    for place in places {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(place)\(table).strings") else {
        continue
      }
      return StringsFile.parse(
        String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16) ?? "")
    }
    return nil
  }
}
