import SwiftUI

/// Restaurants under one heading.
public struct RestaurantSection: Identifiable, Equatable {
  /// The heading as it is grouped by; empty: of those that have none.
  public let id: String
  /// Its label in the section index.
  let initial: String
  /// The number of its first row.
  let start: Int
  public let restaurants: [Restaurant]

  /// Its rows by their numbers in the list.
  var rows: [(number: Int, restaurant: Restaurant)] { Array(zip(start..., restaurants)) }
}

/// The initials that names are grouped by.
enum Initial {
  /// Of names that begin with something else than a letter of an alphabet.
  static let other = "#"

  /// A letter of an alphabet without its accents; Chinese characters are read aloud in Chinese.
  static func of(_ name: String, in locale: Locale) -> String {
    guard var first = name.first(where: { $0.isLetter || $0.isNumber }).map(String.init) else { return other }
    if locale.language.languageCode?.identifier == "zh",
      let pinyin = first.applyingTransform(.mandarinToLatin, reverse: false)?.first
    {
      first = String(pinyin)
    }
    let folded = first.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: locale)
    guard let letter = folded.uppercased(with: locale).first, letter.isLetter, !isSyllable(letter) else {
      return other
    }
    return String(letter)
  }

  /// Ideographs and syllables are too many for an index.
  private static func isSyllable(_ letter: Character) -> Bool {
    letter.unicodeScalars.contains {
      $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value)
        || (0xAC00...0xD7A3).contains($0.value)
    }
  }
}
