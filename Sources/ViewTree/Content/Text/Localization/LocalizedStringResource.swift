import Foundation

/// A string to be looked up later, where it is shown: a key, and the place of its table.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// Where the tables are.
  public enum BundleDescription: Hashable, Sendable {
    /// The program's own bundle.
    case main
    /// The bundle in a folder.
    case atURL(URL)
    /// On Linux classes have no bundle of their own: the program's.
    case forClass(ObjectIdentifier)

    public static func forClass(_ aClass: AnyClass) -> BundleDescription {
      .forClass(ObjectIdentifier(aClass))
    }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  /// The language; `current` is that of the window that shows it.
  public var locale: Locale
  let bundle: BundleDescription

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key.key, keyAndValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = (String(describing: key), defaultValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL),
      comment: comment)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Nil: the program's own.
  var ownBundle: Bundle? {
    if case .atURL(let url) = bundle { return Bundle(url: url) }
    return nil
  }
}

extension Text {
  /// The string that a resource names, in the language of where it is shown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(
      .localized(
        resource.defaultValue.key.named(resource.key), table: resource.table, bundle: resource.ownBundle))
  }
}
