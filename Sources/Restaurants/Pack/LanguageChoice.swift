import SwiftUI

/// Chooses among the languages that texts are written in. Results are kept, since thousands of texts offer the same.
nonisolated final class LanguageChoice {
  /// Each in turn, until one is there.
  private let wanted: [String]
  private var answers: [Set<String>: String] = [:]

  /// - Parameter wanted: BCP 47 tags, the most preferred first; after them English, then the first tag in order.
  init(_ wanted: [String]) { self.wanted = wanted + ["en"] }

  /// Nil: there is none at all.
  func best(of offered: some Sequence<String>) -> String? {
    let offered = Set(offered)
    if let answer = answers[offered] { return answer }
    let sorted = offered.sorted()
    let answer = wanted.lazy.compactMap { Self.match($0, in: sorted) }.first ?? sorted.first
    if let answer { answers[offered] = answer }
    return answer
  }

  /// The language that somebody who wants another one reads: that itself, the same in the same script, the same; nil: none.
  static func match(_ wanted: String, in offered: [String]) -> String? {
    if let same = offered.first(where: { $0.caseInsensitiveCompare(wanted) == .orderedSame }) { return same }
    let language = Locale.Language(identifier: wanted)
    let alike = offered.filter {
      Locale.Language(identifier: $0).languageCode == language.languageCode
    }
    return alike.first { script(Locale.Language(identifier: $0)) == script(language) } ?? alike.first
  }

  /// The shortest tag by which texts are found that are in a language of a pack: without its region where no other one of
  /// the pack's languages is the same one elsewhere.
  static func plain(_ tag: String, among languages: [String]) -> String {
    guard let short = Locale.Language(identifier: tag).languageCode?.identifier,
      script(Locale.Language(identifier: short)) == script(Locale.Language(identifier: tag)),
      languages.count(where: { Locale.Language(identifier: $0).languageCode?.identifier == short }) == 1
    else { return tag }
    return short
  }

  /// Simplified and traditional Chinese are two scripts; the region tells where the tag does not.
  private static func script(_ language: Locale.Language) -> String? {
    Locale.Language(identifier: language.maximalIdentifier).script?.identifier
  }

  /// Whether two tags mean one language of one region, as `zh` and `zh-Hans` do.
  static func same(_ tag: String, _ other: String) -> Bool {
    func region(_ tag: String) -> Substring? {
      tag.lowercased().split(separator: "-").dropFirst().first { $0.count == 2 || $0.allSatisfy(\.isNumber) }
    }
    let (one, two) = (Locale.Language(identifier: tag), Locale.Language(identifier: other))
    return tag.caseInsensitiveCompare(other) == .orderedSame
      || one.languageCode == two.languageCode && script(one) == script(two) && region(tag) == region(other)
  }

  /// Whether a key of a text names a language.
  static func isTag(_ key: String) -> Bool {
    let parts = key.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count), key.count <= 35 else { return false }
    return first.allSatisfy { $0.isASCII && $0.isLetter }
      && parts.dropFirst().allSatisfy {
        (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
