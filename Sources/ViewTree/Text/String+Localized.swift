import Foundation
import Synchronization

/// The language of strings that are made outside of views.
package enum ProgramLanguage {
  private static let chosen = Mutex<Locale?>(nil)

  /// Makes it that of a BCP 47 tag; nil: the environment's. A host says so at its start.
  package static func choose(_ tag: String?) {
    chosen.withLock { $0 = tag.map { Locale(identifier: $0) } }
  }

  static var locale: Locale { chosen.withLock { $0 } ?? .program }
}

extension String {
  /// A key with the values that are put into its string.
  public typealias LocalizationValue = LocalizedStringKey

  /// The string for a key, as `Text` shows it where no view says otherwise: from catalogues and `.strings` files of the
  /// bundle, nil: of the program and the resources beside it; in the program's language, which `--language` chooses, where
  /// the locale is the current one. The key itself where there is none.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let isCurrent = locale == .current || locale == .autoupdatingCurrent
    let localization = Localization(
      locale: isCurrent ? ProgramLanguage.locale : locale,
      bundles: bundle.map { [$0] } ?? LocalizedStrings.usualBundles)
    self = localization.string(Text(key, tableName: table))
  }
}

/// The string for a key, as `String(localized:)` finds it.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: nil, comment: comment)
}

/// The string for a key in a table of a bundle; nil: of the program and the resources beside it.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle?, comment: String) -> String {
  LocalizedStrings.format(
    forKey: key, table: tableName, bundles: bundle.map { [$0] } ?? LocalizedStrings.usualBundles,
    locale: ProgramLanguage.locale)?.text ?? key
}
