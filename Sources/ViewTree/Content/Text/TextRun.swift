import Foundation
import Graphics

/// A piece of text with one look, resolved: what lines are made of.
struct TextRun: Hashable, Sendable {
  var text: String
  var font: ResolvedFont
  var color: RGBA
  /// Which of the text's patterns its letters are filled with, in place of the colour.
  var pattern: Int?
  var kerning: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: RGBA?
  var strikethrough: RGBA?
  var link: URL?
  /// The name of a symbol that stands instead of text, and its side in points.
  var symbol: String?
  var symbolSide: CGFloat = 0
  /// What the run says, where it is shown in other letters.
  var original: String?

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
    copy.font.size *= factor
    copy.kerning *= factor
    copy.baselineOffset *= factor
    copy.symbolSide *= factor
    return copy
  }
}

extension Image {
  /// The side of a symbol's square at medium scale as a multiple of the font's size, as iOS draws most of them.
  static let symbolSideFactor: CGFloat = 1.15

  /// The side of the square that a symbol takes next to text of a font.
  static func symbolSide(font: ResolvedFont, scale: Image.Scale) -> CGFloat {
    font.size * symbolSideFactor * scale.factor
  }
}
