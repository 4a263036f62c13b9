import SwiftUI

/// The texts of restaurants, written once as they are searched: case, accents and the width of letters make no difference,
/// and Chinese is found by its characters, traditional or simplified, and its names by pinyin, whole or by its initials.
public struct SearchIndex {
  /// Where a word is found, the best place first.
  private enum Rank: Int {
    case beginning, wordOfName, name, facts, description
  }

  /// What is searched of a restaurant, in UTF-8.
  private struct Entry {
    let text: [UInt8]
    /// Where the name ends in it, and where kind, place and tags do.
    let name, facts: Int
  }

  /// Between name, facts and description: no word has it.
  private static let separator: Character = "\u{1E}"

  private let entries: [Entry]
  /// What was searched for last, the numbers of those that have it as the list has them, and the best first.
  private var last: (needle: String, matches: [Int], ranked: [Int])?
  /// How many texts have been looked through.
  public private(set) var comparisons = 0

  public init(_ restaurants: [Restaurant]) {
    entries = restaurants.map { restaurant in
      let parts = [
        [restaurant.name] + Self.pinyin(restaurant.name),
        [restaurant.type, restaurant.location] + restaurant.tags, [restaurant.description],
      ].map { $0.joined(separator: "\n") }
      let text = Array(Self.normalised(parts.joined(separator: String(Self.separator))).utf8)
      let ends = text.indices.filter { text[$0] == Self.separator.asciiValue }
      return Entry(text: text, name: ends.first ?? text.count, facts: ends.dropFirst().first ?? text.count)
    }
  }

  /// The numbers of the restaurants that have every word of a text; all where there is no word. What goes on with the text
  /// searched for before looks through those alone that had that.
  ///
  /// First come those whose name begins with the text, then those of whose name a word begins with each word of it, then
  /// where the name has it, then kind, place or tags, then the description; among equals the order stays.
  public mutating func matches(_ text: String) -> [Int] {
    let needle = Self.normalised(text)
    if let last, last.needle == needle { return last.ranked }
    let words = needle.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    guard !words.isEmpty else {
      last = nil
      return Array(entries.indices)
    }
    let candidates = last.flatMap { needle.hasPrefix($0.needle) ? $0.matches : nil } ?? Array(entries.indices)
    comparisons += candidates.count
    let whole = Array(words.joined(separator: [UInt8(ascii: " ")]))
    var byRank: [[Int]] = Array(repeating: [], count: Rank.description.rawValue + 1)
    let matches = candidates.filter { number in
      guard
        let rank = entries[number].text.starts(with: whole)
          ? .beginning : rank(of: words, in: entries[number])
      else { return false }
      byRank[rank.rawValue].append(number)
      return true
    }
    let ranked = byRank.flatMap { $0 }
    last = (needle, matches, ranked)
    return ranked
  }

  /// Where the word is that is found in the worst place; nil: one of them is nowhere.
  private func rank(of words: [[UInt8]], in entry: Entry) -> Rank? {
    var worst = Rank.wordOfName
    for word in words {
      guard let rank = rank(of: word, in: entry) else { return nil }
      if rank.rawValue > worst.rawValue { worst = rank }
    }
    return worst
  }

  private func rank(of word: [UInt8], in entry: Entry) -> Rank? {
    guard let first = Self.place(of: word, in: entry.text, from: 0) else { return nil }
    guard first < entry.name else { return first < entry.facts ? .facts : .description }
    var place = first
    while place < entry.name {
      if place == 0 || !Self.isInWord(entry.text[place - 1]) { return .wordOfName }
      guard let next = Self.place(of: word, in: entry.text, from: place + 1) else { break }
      place = next
    }
    return .name
  }

  /// Whether a byte belongs to a letter or a number; every character beyond ASCII counts as one.
  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: false
    }
  }

  private static func place(of word: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard let first = word.first, start + word.count <= text.count else { return nil }
    return text.withUnsafeBufferPointer { text in
      word.withUnsafeBufferPointer { word in
        (start...text.count - word.count).first { start in
          text[start] == first && (1..<word.count).allSatisfy { text[start + $0] == word[$0] }
        }
      }
    }
  }

  /// How a Chinese name is read in Mandarin: its syllables apart, as one word, and their first letters. None of a name in
  /// another language, as one with kana.
  private static func pinyin(_ name: String) -> [String] {
    let scalars = name.unicodeScalars
    guard scalars.contains(where: \.properties.isIdeographic), !scalars.contains(where: isKana),
      let latin = name.applyingTransform(.mandarinToLatin, reverse: false)
    else { return [] }
    let syllables = latin.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split(whereSeparator: \.isWhitespace)
    return [
      syllables.joined(separator: " "), syllables.joined(),
      String(syllables.compactMap(\.first)),
    ]
  }

  /// Whether a character is of a Japanese syllabary.
  private static func isKana(_ scalar: Unicode.Scalar) -> Bool { (0x3041...0x30FF).contains(scalar.value) }

  static func normalised(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    guard folded.unicodeScalars.contains(where: \.properties.isIdeographic) else { return folded }
    return folded.applyingTransform(StringTransform("Hant-Hans"), reverse: false) ?? folded
  }
}
