import Foundation

/// What a language distinguishes numbers of things by (Unicode CLDR, "Language Plural Rules", cardinal).
enum PluralCategory: String, Hashable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number in a language. Numbers with a fraction are `other` but where one and a half is one.
  init(of number: Double, in locale: Locale) {
    let language = locale.language.languageCode?.identifier ?? "en"
    guard number.isFinite else {
      self = .other
      return
    }
    let value = abs(number)
    let whole = value.rounded(.down)
    guard whole < 1e15 else {
      self = .other
      return
    }
    let isWhole = whole == value
    if Self.zeroToTwo.contains(language) {
      self = whole < 2 ? .one : Self.millions(whole, isWhole)
    } else {
      self = isWhole ? Self.category(of: Int(whole), in: language) : Self.fraction(in: language)
    }
  }

  /// From 0 to below 2 is one.
  private static let zeroToTwo: Set<String> = ["fr", "hy", "kab", "ff", "pt"]
  private static let none: Set<String> = [
    "zh", "ja", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "jv", "su", "yue", "bo", "dz", "ig", "yo",
  ]
  private static let eastSlavic: Set<String> = ["ru", "uk", "be"]
  private static let southSlavic: Set<String> = ["sr", "hr", "bs", "sh"]
  /// Nought is one as well.
  private static let zeroIsOne: Set<String> = [
    "hi", "bn", "fa", "gu", "kn", "zu", "am", "as", "pa", "mg", "ti", "si",
  ]

  private static func millions(_ whole: Double, _ isWhole: Bool) -> PluralCategory {
    isWhole && whole >= 1e6 && whole.truncatingRemainder(dividingBy: 1e6) == 0 ? .many : .other
  }

  private static func fraction(in language: String) -> PluralCategory {
    ["cs", "sk", "lt", "ru", "uk", "be", "pl"].contains(language)
      ? (["cs", "sk", "lt"].contains(language) ? .many : .other) : .other
  }

  private static func category(of n: Int, in language: String) -> PluralCategory {
    let (tens, hundreds) = (n % 10, n % 100)
    if none.contains(language) { return .other }
    if zeroIsOne.contains(language) { return n < 2 ? .one : .other }
    switch language {
    case "ar", "ars":
      switch (n, hundreds) {
      case (0, _): return .zero
      case (1, _): return .one
      case (2, _): return .two
      case (_, 3...10): return .few
      case (_, 11...99): return .many
      default: return .other
      }
    case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
    case _ where eastSlavic.contains(language):
      if tens == 1, hundreds != 11 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case _ where southSlavic.contains(language):
      if tens == 1, hundreds != 11 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .other
    case "pl":
      if n == 1 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "sl":
      return hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
    case "lt":
      if tens == 1, !(11...19).contains(hundreds) { return .one }
      return (2...9).contains(tens) && !(11...19).contains(hundreds) ? .few : .other
    case "lv":
      if tens == 0 || (11...19).contains(hundreds) { return .zero }
      return tens == 1 ? .one : .other
    case "ro", "mo":
      if n == 1 { return .one }
      return n == 0 || (1...19).contains(hundreds) ? .few : .other
    case "ga":
      return n == 1
        ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    case "cy":
      return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
    case "es", "it", "ca": return n == 1 ? .one : millions(Double(n), true)
    default: return n == 1 ? .one : .other
    }
  }
}
