import Foundation
import Graphics

/// A piece of text with one look, resolved: lines consist of them.
struct TextRun: Hashable, Sendable {
  var text: String
  var font: ResolvedFont
  var color: RGBA
  /// Which of the text's patterns its letters are filled with, in place of the colour.
  var pattern: Int?
  /// Space after each character, in points.
  var kerning: CGFloat = 0
  /// False: optional ligatures are not formed, as in text with tracking.
  var allowsLigatures = true
  /// The language of the text, where it matters for its letters.
  var language: String?
  var baselineOffset: CGFloat = 0
  var underline: RGBA?
  var strikethrough: RGBA?
  var background: RGBA?
  var link: URL?
  /// Which of the text's links that is, in the order in which they are read.
  var linkNumber: Int?
  /// Which of the text's sets of attributes it has.
  var attributes: Int?
  /// The name of a symbol that is drawn instead of text, and its side in points.
  var symbol: String?
  var symbolSide: CGFloat = 0
  /// The original text of the run, where it is shown in other letters.
  var original: String?
  /// The font that determines the height of lines, where letters are drawn in a smaller size of it; nil: `font`.
  var lineFont: ResolvedFont?

  /// Whether both are shaped together where they are neighbours.
  func isShaped(with other: TextRun) -> Bool {
    symbol == nil && other.symbol == nil && font == other.font && baselineOffset == other.baselineOffset
      && allowsLigatures == other.allowsLigatures && language == other.language
  }

  /// Whether both have the same measures.
  func measures(like other: TextRun) -> Bool {
    text == other.text && font == other.font && kerning == other.kerning
      && allowsLigatures == other.allowsLigatures && language == other.language && symbol == other.symbol
      && symbolSide == other.symbolSide && baselineOffset == other.baselineOffset
      && lineFont == other.lineFont
  }

  /// The same look for other characters.
  func with(text: String) -> TextRun {
    var copy = self
    copy.text = text
    copy.original = nil
    return copy
  }

  /// Smaller by a factor.
  func scaled(by factor: CGFloat) -> TextRun {
    var copy = self
    copy.font = font.scaled(by: factor)
    copy.lineFont = lineFont?.scaled(by: factor)
    copy.kerning *= factor
    copy.baselineOffset *= factor
    copy.symbolSide *= factor
    return copy
  }
}

extension Image {
  /// The side of a symbol's square at medium scale as a multiple of the font's size, as iOS draws most of them.
  static let symbolSideFactor: CGFloat = 1.15

  /// The side of the square that a symbol fills next to text of a font.
  static func symbolSide(font: ResolvedFont, scale: Image.Scale) -> CGFloat {
    font.size * symbolSideFactor * scale.factor
  }
}
