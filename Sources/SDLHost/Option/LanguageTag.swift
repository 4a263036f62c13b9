import ArgumentParser
import Foundation
import ViewTree

/// A language as a BCP 47 tag: `de`, `zh-Hans`, `ar-EG`. One that no standard lists is most likely misspelt, and none.
package struct LanguageTag: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  package var tag: String

  package init?(argument: String) {
    // As the variables of POSIX write it, without the encoding: zh_CN.UTF-8.
    let tag = argument.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    guard UserPreferences.isLanguageTag(tag),
      Locale.Language(identifier: tag).languageCode?.isISOLanguage == true
    else { return nil }
    self.tag = tag
  }

  package var description: String { tag }
}
