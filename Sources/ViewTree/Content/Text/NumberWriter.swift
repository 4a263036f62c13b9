import Foundation

/// Prints the values of a localised string by their specifiers, with the locale's separators.
struct NumberWriter {
  private let grouping: String
  private let decimal: String

  init(_ locale: Locale) {
    grouping = locale.groupingSeparator ?? ""
    decimal = locale.decimalSeparator ?? "."
  }

  func string(_ argument: LocalizedStringKey.Argument, specifier: String) -> String {
    let kind = specifier.last ?? "@"
    let flags = specifier.dropFirst().dropLast().filter { !"lhqzjtL".contains($0) }
    switch argument {
    case .string(let string): return string
    case .text: return ""
    case .integer(let value):
      if kind == "@" || (("di".contains(kind)) && flags.isEmpty) { return grouped(String(value)) }
      if "fFeEgG".contains(kind) { return real(Double(value), kind, flags) }
      if kind == "c" { return Unicode.Scalar(UInt32(truncatingIfNeeded: value)).map { String($0) } ?? "" }
      return padded(String(format: "%\(flags)ll\(kind)", value), "diu".contains(kind), flags)
    case .unsigned(let value):
      if kind == "@" || (("diu".contains(kind)) && flags.isEmpty) { return grouped(String(value)) }
      if "fFeEgG".contains(kind) { return real(Double(value), kind, flags) }
      return padded(String(format: "%\(flags)ll\(kind)", value), "diu".contains(kind), flags)
    case .real(let value):
      if "fFeEgG".contains(kind) { return real(value, kind, flags) }
      if kind == "@" { return real(value, "g", "") }
      return value.isFinite ? grouped(String(Int64(max(min(value, 9e18), -9e18)))) : "nan"
    }
  }

  private func real(_ value: Double, _ kind: Character, _ flags: String) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
    return padded(String(format: "%\(flags)\(kind)", value), "fF".contains(kind), flags)
  }

  /// Groups the digits, unless the format pads them to a width: then they have no separators.
  private func padded(_ digits: String, _ isPlain: Bool, _ flags: String) -> String {
    let fill = flags.prefix { $0 != "." }.contains { $0.isNumber }
    return isPlain && !fill ? grouped(digits) : digits.replacingOccurrences(of: ".", with: decimal)
  }

  /// Digits as C prints them, in groups of three.
  private func grouped(_ digits: String) -> String {
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let sign = parts[0].prefix { !$0.isNumber }
    let whole = parts[0].dropFirst(sign.count)
    var result = String(sign)
    for (i, digit) in whole.enumerated() {
      if i > 0, (whole.count - i).isMultiple(of: 3) { result += grouping }
      result.append(digit)
    }
    return parts.count > 1 ? result + decimal + parts[1] : result
  }
}
