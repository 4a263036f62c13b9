import ArgumentParser
import Foundation
import ViewTree

/// A language as a BCP 47 tag: `de`, `zh-Hans`, `ar-EG`.
public struct LanguageTag: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  public var tag: String

  public init?(argument: String) {
    // As the variables of POSIX write it, without the encoding: zh_CN.UTF-8.
    let tag = argument.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    guard UserPreferences.isLanguageTag(tag) else { return nil }
    self.tag = tag
  }

  public var description: String { tag }
}
