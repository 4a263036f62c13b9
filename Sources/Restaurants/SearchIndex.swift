import SwiftUI

/// The texts of restaurants, written once as they are searched: case, accents and the width of letters make no difference,
/// and Chinese is found by its characters, traditional or simplified.
public struct SearchIndex {
  /// Name, kind, place and description of each, in UTF-8.
  private let texts: [[UInt8]]
  /// What was searched for last, and the numbers of those that have it.
  private var last: (needle: String, matches: [Int])?
  /// How many texts have been looked through.
  public private(set) var comparisons = 0

  public init(_ restaurants: [Restaurant]) {
    texts = restaurants.map {
      Array(Self.normalised([$0.name, $0.type, $0.location, $0.description].joined(separator: "\n")).utf8)
    }
  }

  /// The numbers of the restaurants that have every word of a text, in their order; all where there is no word. What goes
  /// on with the text searched for before looks through those alone that had that.
  public mutating func matches(_ text: String) -> [Int] {
    let needle = Self.normalised(text)
    if let last, last.needle == needle { return last.matches }
    let words = needle.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    guard !words.isEmpty else {
      last = nil
      return Array(texts.indices)
    }
    let candidates = last.flatMap { needle.hasPrefix($0.needle) ? $0.matches : nil } ?? Array(texts.indices)
    comparisons += candidates.count
    let matches = candidates.filter { number in words.allSatisfy { Self.contains(texts[number], $0) } }
    last = (needle, matches)
    return matches
  }

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= text.count else { return false }
    return text.withUnsafeBufferPointer { text in
      word.withUnsafeBufferPointer { word in
        (0...text.count - word.count).contains { start in
          text[start] == first && (1..<word.count).allSatisfy { text[start + $0] == word[$0] }
        }
      }
    }
  }

  static func normalised(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    guard folded.unicodeScalars.contains(where: \.properties.isIdeographic) else { return folded }
    return folded.applyingTransform(StringTransform("Hant-Hans"), reverse: false) ?? folded
  }
}
