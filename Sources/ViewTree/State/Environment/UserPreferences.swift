import Foundation

/// What the user at the window has chosen for all programs: colour scheme, accent, text size, language and amount of movement.
/// A host passes it to its `ViewHost`, at the start and whenever it changes.
public struct UserPreferences: Hashable, Sendable {
  public var colorScheme = ColorScheme.light
  public var contrast = ColorSchemeContrast.standard
  /// The accent colour; nil: none was chosen.
  package var accent: SystemAccent?
  public var textSize = DynamicTypeSize.large
  /// The language as a BCP 47 tag (`de`, `zh-Hans`, `ar`); nil: that of the program's environment.
  public var language: String?
  public var reducesMotion = false
  /// Whether text fields are typed into on the screen: there is no other keyboard.
  public var typesOnScreen = false

  public init() {}

  /// A language tag has at most so many characters.
  private static let longestTag = 35

  /// Whether a text could be a language tag: letters and digits in parts of at most eight, the first of letters alone.
  public static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count <= longestTag, let first = parts.first, (2...8).contains(first.count) else {
      return false
    }
    let isWord = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return isWord && first.allSatisfy(\.isLetter)
  }

  private var locale: Locale { language.map { Locale(identifier: $0) } ?? .program }

  /// Sets the choices in the environment of the whole tree.
  func apply(to environment: inout EnvironmentValues) {
    environment.colorScheme = colorScheme
    environment.colorSchemeContrast = contrast
    environment.systemAccent = accent
    environment.dynamicTypeSize = textSize
    environment._accessibilityReduceMotion = reducesMotion
    let locale = locale
    guard environment.locale != locale else { return }
    environment.locale = locale
    environment.calendar.locale = locale
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// Written with words, and what is as usual left out.
extension UserPreferences: Codable {
  private enum CodingKeys: String, CodingKey {
    case appearance, contrast, accent, textSize, language, reducesMotion, typesOnScreen
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func word(_ key: CodingKeys) throws -> String? { try values.decodeIfPresent(String.self, forKey: key) }
    func wrong(_ key: CodingKeys, _ what: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: values, debugDescription: "\(what) is not one of \(key.rawValue)")
    }
    switch try word(.appearance) {
    case nil, "light": colorScheme = .light
    case "dark": colorScheme = .dark
    case let other?: throw wrong(.appearance, other)
    }
    switch try word(.contrast) {
    case nil, "standard": contrast = .standard
    case "increased": contrast = .increased
    case let other?: throw wrong(.contrast, other)
    }
    if let text = try word(.accent) {
      guard let color = SystemAccent(text) else { throw wrong(.accent, text) }
      accent = color
    }
    if let name = try word(.textSize) {
      guard let size = DynamicTypeSize(name: name) else { throw wrong(.textSize, name) }
      textSize = size
    }
    language = try word(.language)
    if let language, !Self.isLanguageTag(language) { throw wrong(.language, language) }
    reducesMotion = try values.decodeIfPresent(Bool.self, forKey: .reducesMotion) ?? false
    typesOnScreen = try values.decodeIfPresent(Bool.self, forKey: .typesOnScreen) ?? false
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if colorScheme == .dark { try values.encode("dark", forKey: .appearance) }
    if contrast == .increased { try values.encode("increased", forKey: .contrast) }
    try values.encodeIfPresent(accent?.text, forKey: .accent)
    if textSize != .large { try values.encode(textSize.name, forKey: .textSize) }
    try values.encodeIfPresent(language, forKey: .language)
    if reducesMotion { try values.encode(true, forKey: .reducesMotion) }
    if typesOnScreen { try values.encode(true, forKey: .typesOnScreen) }
  }
}
