import Foundation

/// A string catalogue, as Xcode's `.xcstrings` files hold it: for each key its strings by language, with variations by
/// number and substitutions.
///
/// What is wrong in a file is left out, entry by entry; a file that is no catalogue at all has no strings.
struct StringCatalog {
  /// The language that keys without a string of their own are in.
  let sourceLanguage: String
  private let entries: [String: [String: LocalizedFormat]]

  /// Files beyond this are no catalogues, in bytes.
  static let greatestSize = 32 << 20

  init?(_ data: Data) {
    guard data.count <= Self.greatestSize, let file = try? JSONDecoder().decode(File.self, from: data) else {
      return nil
    }
    sourceLanguage = file.sourceLanguage ?? "en"
    entries = file.strings.mapValues { entry in
      (entry.value?.localizations ?? [:]).compactMapValues { $0.value?.format }
    }
  }

  /// The strings of one language, by their keys.
  func strings(in language: String) -> [String: LocalizedFormat] {
    var found = entries.compactMapValues { $0[language] }
    if language == sourceLanguage {
      for key in entries.keys where found[key] == nil { found[key] = LocalizedFormat(key) }
    }
    return found
  }

  // MARK: The file

  /// A value that is left out where it has another shape than it should.
  private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?
    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
  }

  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Lenient<Entry>]
  }

  private struct Entry: Decodable {
    var localizations: [String: Lenient<Localization>]?
  }

  private struct Unit: Decodable { var value: String }

  private struct Variation: Decodable {
    var stringUnit: Unit?
    var variations: Variations?

    var text: String? { stringUnit?.value ?? variations?.other }
  }

  private struct Variations: Decodable {
    var plural: [String: Lenient<Variation>]?
    var device: [String: Lenient<Variation>]?

    /// The strings by the categories of numbers; of devices the one for all others counts.
    var plurals: [PluralCategory: String]? {
      if let plural {
        var texts: [PluralCategory: String] = [:]
        for (name, variation) in plural {
          if let category = PluralCategory(rawValue: name), let text = variation.value?.text {
            texts[category] = text
          }
        }
        return texts
      }
      return device?["other"]?.value?.variations?.plurals
    }

    var other: String? { plurals?[.other] ?? device?["other"]?.value?.text }
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Lenient<Substitution>]?

    var format: LocalizedFormat? {
      let plurals = variations?.plurals ?? [:]
      guard let text = stringUnit?.value ?? variations?.other ?? plurals.first?.value else { return nil }
      var format = LocalizedFormat(text)
      if stringUnit == nil { format.plurals = plurals }
      for (name, lenient) in substitutions ?? [:] {
        guard let substitution = lenient.value, let texts = substitution.variations?.plurals else { continue }
        format.substitutions[name] = LocalizedFormat.Substitution(
          argument: substitution.argNum.map { $0 - 1 }, specifier: substitution.formatSpecifier ?? "lld",
          plurals: texts)
      }
      return format
    }
  }
}
