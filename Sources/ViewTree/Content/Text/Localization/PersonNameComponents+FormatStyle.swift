import Foundation

extension PersonNameComponents {
  /// Writes names of persons: how much of them, in the order that their letters or the language have.
  ///
  /// Names in Han, Hangul or kana begin with the family name and have no spaces, in whatever language. Hungarian begins
  /// with the family name too. Foundation's own formatter is not implemented on Linux.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// As among friends: the nickname, else the given name.
      case short
      /// The given name and the family name.
      case medium
      /// All parts, from the prefix to the suffix.
      case long
      /// The initials of the given and the family name; of names without spaces the family name.
      case abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ value: PersonNameComponents) -> String {
      let name = NameParts(value, locale)
      switch style {
      case .short: return name.short
      case .medium: return name.joined([name.given, name.family])
      case .long:
        return [value.namePrefix, name.joined([name.given, name.middle, name.family]), value.nameSuffix]
          .compactMap { NameParts.trimmed($0) }.joined(separator: " ")
      case .abbreviated: return name.initials
      }
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The name written by a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  /// The given name and the family name.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes names of persons.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// The parts of a name that are there, and how they are put together.
private struct NameParts {
  let given: String?
  let middle: String?
  let family: String?
  private let nickname: String?
  /// Whether the family name comes first.
  private let beginsWithFamily: Bool
  /// Whether it is written without spaces.
  private let isDense: Bool

  init(_ name: PersonNameComponents, _ locale: Locale) {
    given = Self.trimmed(name.givenName)
    middle = Self.trimmed(name.middleName)
    family = Self.trimmed(name.familyName)
    nickname = Self.trimmed(name.nickname)
    let letters = [given, family].compactMap { $0 }.joined().unicodeScalars
    isDense = !letters.isEmpty && letters.allSatisfy(Self.isDense)
    let isUsual = locale == .autoupdatingCurrent || locale == .current
    let language = (isUsual ? HostScope.nearest?.locale ?? .program : locale).language.languageCode
    beginsWithFamily = isDense || language == .hungarian
  }

  static func trimmed(_ part: String?) -> String? {
    let trimmed = part?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return trimmed.isEmpty ? nil : trimmed
  }

  /// Whether it belongs to a script in which names have no spaces: Han, kana or Hangul.
  private static func isDense(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3040...0x30FF, 0x3130...0x318F,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
      0x20000...0x323AF:
      true
    default: false
    }
  }

  /// Parts in the order of the name, the family name given last.
  func joined(_ parts: [String?]) -> String {
    let ordered = beginsWithFamily ? parts.suffix(1) + parts.dropLast() : parts[...]
    return ordered.compactMap { $0 }.joined(separator: isDense ? "" : " ")
  }

  var short: String { nickname ?? given ?? family ?? "" }

  var initials: String {
    if isDense { return family ?? given ?? "" }
    func initial(_ part: String?) -> String? { part.map { String($0.prefix(1)).uppercased() } }
    return joined([initial(given), initial(family)]).replacingOccurrences(of: " ", with: "")
  }
}
