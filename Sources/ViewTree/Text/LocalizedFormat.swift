import Foundation

/// The format of a localised string, which may depend on the numbers that are put into it.
struct LocalizedFormat: Hashable {
  /// A part of a format, `%#@name@`, that depends on a number of its own.
  struct Substitution: Hashable {
    /// The number's place among the values, from 0; nil: the next one.
    var argument: Int?
    /// How the number is printed where the part says `%arg`.
    var specifier: String
    var plurals: [PluralCategory: String]
  }

  /// What holds for any number.
  let text: String
  /// By the category of the first number.
  var plurals: [PluralCategory: String] = [:]
  var substitutions: [String: Substitution] = [:]

  init(_ text: String) { self.text = text }

  /// The format for these values, with its parts put in.
  func format(_ arguments: [LocalizedStringKey.Argument], _ locale: Locale) -> String {
    var format = text
    if !plurals.isEmpty, let number = arguments.lazy.compactMap(\.number).first {
      format = Self.choose(plurals, number, locale) ?? text
    }
    guard !substitutions.isEmpty else { return format }
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let start = rest.range(of: "%#@"), let end = rest[start.upperBound...].firstIndex(of: "@") {
      result += rest[..<start.lowerBound]
      let name = String(rest[start.upperBound..<end])
      rest = rest[rest.index(after: end)...]
      guard let part = substitutions[name] else { continue }
      let index = part.argument ?? next
      next += 1
      guard arguments.indices.contains(index) else { continue }
      let text = Self.choose(part.plurals, arguments[index].number ?? 0, locale) ?? ""
      result += text.replacingOccurrences(of: "%arg", with: "%\(index + 1)$\(part.specifier)")
    }
    return result + rest
  }

  private static func choose(_ plurals: [PluralCategory: String], _ number: Double, _ locale: Locale)
    -> String?
  {
    plurals[PluralCategory(of: number, in: locale)] ?? plurals[.other]
  }
}

extension LocalizedStringKey.Argument {
  /// The value, where it is a number.
  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    case .string, .text: nil
    }
  }
}
