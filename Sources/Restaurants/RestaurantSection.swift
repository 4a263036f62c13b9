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

  /// Alphabets whose letters look like one another's: T is a letter of each.
  private enum Alphabet: CaseIterable {
    case latin, greek, cyrillic

    var scalars: [ClosedRange<UInt32>] {
      switch self {
      case .latin: [0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF]
      case .greek: [0x370...0x3FF, 0x1F00...0x1FFF]
      case .cyrillic: [0x400...0x52F]
      }
    }

    /// From its first letter to its last.
    var name: String {
      switch self {
      case .latin: "A–Z"
      case .greek: "Α–Ω"
      case .cyrillic: "А–Я"
      }
    }

    /// That of a letter; nil: it is of another script.
    init?(_ letter: Character) {
      guard let value = letter.unicodeScalars.first?.value,
        let alphabet = Self.allCases.first(where: { $0.scalars.contains { $0.contains(value) } })
      else { return nil }
      self = alphabet
    }

    /// That whose letters are told apart for readers of a language; where it is written in another script, the Latin one.
    init(of locale: Locale) {
      switch Locale(identifier: locale.language.maximalIdentifier).language.script?.identifier {
      case "Grek": self = .greek
      case "Cyrl": self = .cyrillic
      default: self = .latin
      }
    }
  }

  /// A letter of an alphabet without its accents; of an alphabet that looks like the reader's own all letters are one
  /// initial. Chinese characters are read aloud in Chinese.
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
    if let alphabet = Alphabet(letter), alphabet != Alphabet(of: locale) { return alphabet.name }
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
