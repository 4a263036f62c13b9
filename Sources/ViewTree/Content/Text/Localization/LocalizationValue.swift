import Foundation

extension String {
  /// The key of a string in a table, with the values that are put into it: what `String(localized:)` accepts.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The string for a key, with its values put in: from the table of a bundle (`Localizable` of the program and its packages), in the
  /// language of the window whose code calls, else of the program's environment. A key that no table has is the string
  /// itself. Marks of markdown stay, as Apple's leave them; `comment` is for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = StringLocalizer(table, bundle, locale).string(keyAndValue.key)
  }

  /// The same with a key that is no text; `defaultValue` is what is shown where no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = StringLocalizer(table, bundle, locale).string(String(describing: key), defaultValue.key)
  }

  /// The string that a resource names.
  public init(localized resource: LocalizedStringResource) {
    self = StringLocalizer(resource).string(resource.key, resource.defaultValue.key)
  }
}

extension AttributedString {
  /// The string for a key, with its values put in, its markdown read.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let key = keyAndValue.key
    self = StringLocalizer(table, bundle, locale ?? .current).attributed(key.key, key)
  }

  /// The string that a resource names, its markdown read.
  public init(localized resource: LocalizedStringResource) {
    self = StringLocalizer(resource).attributed(resource.key, resource.defaultValue.key)
  }
}
