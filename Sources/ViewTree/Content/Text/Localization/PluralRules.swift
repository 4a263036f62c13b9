import Foundation
import _FoundationICU

/// The category of a number in a language, with Unicode's name, which decides the form of words.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// The form for a number, by the rules of a language (CLDR's, which are part of Foundation).
  init(of argument: LocalizedStringKey.Argument, language: String) {
    let number: Double
    switch argument {
    case .integer(let value): number = Double(value)
    case .unsigned(let value): number = Double(value)
    case .real(let value): number = value
    case .string, .text:
      self = .other
      return
    }
    var status = U_ZERO_ERROR
    guard number.isFinite, let rules = swift_uplrules_open(language, &status), status.rawValue <= 0 else {
      self = .other
      return
    }
    defer { swift_uplrules_close(rules) }
    // No name of a category is longer.
    var name = [UInt16](repeating: 0, count: 16)
    let count = swift_uplrules_select(rules, number, &name, Int32(name.count), &status)
    let word = String(decoding: name.prefix(max(0, Int(count))), as: UTF16.self)
    self = PluralCategory(rawValue: word) ?? .other
  }
}
