import Foundation
import _FoundationICU

/// Writes a number with its unit by the rules of a language (CLDR's, which are part of Foundation).
struct MeasurementWriter {
  /// Unicode's name of a unit: `kilometer-per-hour`.
  let unit: String
  /// `full-name`, `short` or `narrow`.
  let width: String
  /// The purpose, for the unit that the region uses: `default`, `road`; nil: the unit stays.
  let usage: String?
  /// The locale's identifier.
  let locale: String

  /// Nil where ICU does not know the unit, or the value is not a number.
  func string(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    return write(value, "unit-width-\(width)")
  }

  /// The number in the unit that is written; nil where it is not one number, as in several units (`5 ft, 11 in`).
  func number(_ value: Double) -> Double? {
    let english = MeasurementWriter(
      unit: unit, width: "full-name", usage: usage, locale: region, precision: "precision-unlimited",
      separators: "group-off latin")
    guard value.isFinite, let text = english.write(value, "unit-width-full-name"),
      let digits = Self.digits(in: text), !text[digits.upperBound...].contains(where: \.isNumber)
    else { return nil }
    return Double(text[..<digits.upperBound].trimmingCharacters(in: .whitespaces))
  }

  /// Where the first number of a text is, with its separators and its sign.
  static func digits(in text: String) -> Range<String.Index>? {
    guard var start = text.firstIndex(where: \.isNumber), let last = text.lastIndex(where: \.isNumber) else {
      return nil
    }
    var end = text.index(after: start)
    while end <= last {
      let next = text.index(after: end)
      guard text[end].isNumber || (!text[end].isLetter && next <= last && text[next].isNumber) else { break }
      end = next
    }
    if start > text.startIndex, "-−".contains(text[text.index(before: start)]) {
      start = text.index(before: start)
    }
    return start..<end
  }

  private var precision: String?
  private var separators: String?

  init(
    unit: String, width: String, usage: String?, locale: String, precision: String? = nil,
    separators: String? = nil
  ) {
    (self.unit, self.width, self.usage, self.locale) = (unit, width, usage, locale)
    (self.precision, self.separators) = (precision, separators)
  }

  /// American English with the units of the locale's region.
  private var region: String {
    "en_US@rg=\(Locale(identifier: locale).region?.identifier.lowercased() ?? "us")zzzz"
  }

  private func write(_ value: Double, _ width: String) -> String? {
    // A usage chooses its own decimals; without one there are three at most.
    let digits = precision ?? (usage == nil ? ".###" : nil)
    let usage = usage.map { "usage/\($0)" }
    let skeleton = ["unit/\(unit)", width, usage, digits, separators].compactMap { $0 }.joined(separator: " ")
    let text = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    guard
      let formatter = swift_unumf_openForSkeletonAndLocale(text, Int32(text.count), locale, &status)
    else { return nil }
    defer { swift_unumf_close(formatter) }
    guard status.rawValue <= 0, let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    var written = [UInt16](repeating: 0, count: 256)
    let count = swift_unumf_resultToString(result, &written, Int32(written.count), &status)
    guard status.rawValue <= 0, count > 0, Int(count) <= written.count else { return nil }
    return String(decoding: written.prefix(Int(count)), as: UTF16.self)
  }
}
