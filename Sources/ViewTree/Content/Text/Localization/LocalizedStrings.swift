import Foundation
import Graphics

/// The strings of bundles, by language and table: of catalogues (`.xcstrings`) and of `.strings` files. Each file is read
/// once.
enum LocalizedStrings {
  private struct Key: Hashable {
    var bundle: ObjectIdentifier
    var locale: String
    var table: String
  }

  private struct Entry {
    /// Retained, so that its identity is not reused.
    var bundle: Bundle
    /// The tables that there are, best language first.
    var tables: [StringTable]
  }

  private static let lock = NSLock()
  /// Guarded by `lock`.
  private nonisolated(unsafe) static var entries: [Key: Entry] = [:]

  /// Where strings without a bundle are looked up: in the program itself, and in the resources of its packages, which
  /// lie in folders beside it.
  static let usualBundles: [Bundle] = {
    let bundles = ResourceFolders.bundles.filter { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains {
        [".xcstrings", ".strings", ".stringsdict", ".lproj"].contains(where: $0.hasSuffix)
      }
    }
    return [Bundle.main] + bundles.compactMap(Bundle.init(path:))
  }()

  /// The format for a key with some arguments, without variations: in the first bundle that has it in the locale's language,
  /// or else in the first that has it at all; nil: none has.
  ///
  /// - Parameter isOwn: the key is the library's own: in the program's language it is looked up in `OwnWords` too.
  static func format(
    forKey key: String, _ arguments: [LocalizedStringKey.Argument] = [], table: String?, bundles: [Bundle],
    locale: Locale, isOwn: Bool = false
  ) -> String? {
    if isOwn { return ownFormat(key, arguments, bundles, locale) }
    let code = languageCode(locale.identifier)
    var other: String?
    for bundle in bundles {
      for table in tables(bundle, locale, table ?? "Localizable") {
        guard let entry = table.entries[key] else { continue }
        if languageCode(table.language) == code { return entry.format(arguments, language: table.language) }
        // A catalogue without the language does not hide one that has it.
        other = other ?? entry.format(arguments, language: table.language)
        break
      }
    }
    return other
  }

  /// The first part of a language's or locale's identifier.
  private static func languageCode(_ identifier: String) -> Substring {
    identifier.prefix { $0 != "-" && $0 != "_" && $0 != "@" }
  }

  /// The program's word of its own language, or else the library's.
  private static func ownFormat(
    _ key: String, _ arguments: [LocalizedStringKey.Argument], _ bundles: [Bundle], _ locale: Locale
  ) -> String? {
    let all = bundles.flatMap { tables($0, locale, "Localizable") }
    let spoken = Set(all.map(\.language))
    guard let language = languages(locale).first(where: spoken.contains) ?? all.first?.language else {
      return nil
    }
    for table in all where table.language == language {
      if let entry = table.entries[key] { return entry.format(arguments, language: language) }
    }
    return OwnWords.word(key, in: language)
  }

  /// Forgets the files that were read, so that changed ones are read again.
  static func forget() {
    lock.withLock { entries = [:] }
  }

  private static func tables(_ bundle: Bundle, _ locale: Locale, _ table: String) -> [StringTable] {
    let key = Key(bundle: ObjectIdentifier(bundle), locale: locale.identifier, table: table)
    return lock.withLock {
      if let entry = entries[key] { return entry.tables }
      let folder = bundle.resourcePath ?? bundle.bundlePath
      let catalogue = StringTable.read("\(folder)/\(table).xcstrings").flatMap(StringCatalog.init)
      var languages = languages(locale)
      if let source = catalogue?.sourceLanguage, !languages.contains(source) { languages.append(source) }
      let tables = languages.compactMap {
        StringTable(folder: folder, language: $0, table: table, catalogue)
      }
      entries[key] = Entry(bundle: bundle, tables: tables)
      return tables
    }
  }

  /// The languages to look in, best first: `zh-Hans-CN`, `zh-Hans`, `zh`, then those that programs are written in.
  private static func languages(_ locale: Locale) -> [String] {
    let name = locale.identifier.prefix { $0 != "@" }
    var parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
    var list: [String] = []
    while !parts.isEmpty {
      list.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    // zh_CN looks in zh-Hans as well.
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
}
