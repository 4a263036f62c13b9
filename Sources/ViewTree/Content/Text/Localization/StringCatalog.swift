import Foundation

/// A string catalogue, `.xcstrings`: JSON with all languages of a table.
struct StringCatalog {
  /// The language that the program is written in; nil: the file does not say.
  let sourceLanguage: String?
  private let strings: [String: Any]

  /// Nil: the data is no catalogue.
  init?(_ data: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return nil }
    self.strings = strings
    sourceLanguage = root["sourceLanguage"] as? String
  }

  /// The entries of a language. In the language that the program is written in a key without a translation is its own
  /// string.
  func entries(in language: String) -> [String: LocalizedEntry] {
    let isSource = sourceLanguage?.lowercased() == language.lowercased()
    var entries: [String: LocalizedEntry] = [:]
    for (key, value) in strings {
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      let name = localizations.keys.first { $0.lowercased() == language.lowercased() }
      if let found = name.flatMap({ localizations[$0] as? [String: Any] }), let entry = Self.entry(found) {
        entries[key] = entry
      } else if isSource {
        entries[key] = LocalizedEntry(key)
      }
    }
    return entries
  }

  private static func entry(_ localization: [String: Any]) -> LocalizedEntry? {
    guard let variation = variation(localization) else { return nil }
    var substitutions: [String: LocalizedEntry.Substitution] = [:]
    for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let part = value as? [String: Any], let variation = self.variation(part) else { continue }
      substitutions[name] = LocalizedEntry.Substitution(
        argument: (part["argNum"] as? Int).flatMap { $0 > 0 ? $0 - 1 : nil },
        specifier: part["formatSpecifier"] as? String ?? "lld", variation: variation)
    }
    return LocalizedEntry(variation, substitutions: substitutions)
  }

  private static func variation(_ value: [String: Any]) -> LocalizedEntry.Variation? {
    if let forms = value["variations"] as? [String: Any] {
      if let plural = forms["plural"] as? [String: Any] { return .plural(all(plural)) }
      if let device = forms["device"] as? [String: Any] { return .device(all(device)) }
    }
    guard let unit = value["stringUnit"] as? [String: Any], let string = unit["value"] as? String else {
      return nil
    }
    return .format(string)
  }

  private static func all(_ forms: [String: Any]) -> [String: LocalizedEntry.Variation] {
    forms.compactMapValues { ($0 as? [String: Any]).flatMap(variation) }
  }
}
