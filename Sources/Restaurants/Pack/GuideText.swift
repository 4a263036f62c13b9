import SwiftUI

/// A text of an operator: one for all languages, or one for each.
nonisolated enum GuideText: Equatable, Sendable {
  case plain(String)
  /// By BCP 47 tags; at least one.
  case translated([String: String])

  static let empty = GuideText.plain("")

  /// As it is read in the language that is chosen.
  func text(_ choice: LanguageChoice) -> String {
    switch self {
    case .plain(let text): text
    case .translated(let texts): choice.best(of: texts.keys).flatMap { texts[$0] } ?? ""
    }
  }

  /// Every text with its path below this one's place.
  var all: [(path: [JSONStep], text: String)] {
    switch self {
    case .plain(let text): [([], text)]
    case .translated(let texts): texts.sorted { $0.key < $1.key }.map { ([.key($0.key)], $0.value) }
    }
  }
}
