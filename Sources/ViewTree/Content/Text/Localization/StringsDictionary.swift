import Foundation

/// Reads `.stringsdict` files: property lists of formats with parts that depend on numbers.
enum StringsDictionary {
  /// The entries of a file; what cannot be parsed is skipped.
  static func entries(_ data: Data) -> [String: LocalizedEntry] {
    guard
      let root = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return [:] }
    return root.compactMapValues { ($0 as? [String: Any]).flatMap(entry) }
  }

  private static func entry(_ value: [String: Any]) -> LocalizedEntry? {
    if let devices = value["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return LocalizedEntry(.device(devices.compactMapValues { ($0 as? String).map { .format($0) } }))
    }
    guard let format = value["NSStringLocalizedFormatKey"] as? String else { return nil }
    var substitutions: [String: LocalizedEntry.Substitution] = [:]
    for (name, part) in value {
      guard let part = part as? [String: Any],
        part["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
      else { continue }
      let forms = part.compactMapValues { $0 as? String }
        .filter { PluralCategory(rawValue: $0.key) != nil }
        .mapValues { LocalizedEntry.Variation.format($0) }
      substitutions[name] = LocalizedEntry.Substitution(
        specifier: part["NSStringFormatValueTypeKey"] as? String ?? "d", variation: .plural(forms))
    }
    return LocalizedEntry(.format(format), substitutions: substitutions)
  }
}
