import Foundation
import Graphics

/// A character with the run that it belongs to.
struct TextCharacter: Equatable {
  var character: Character
  var run: Int
}

/// A line before it is measured.
struct TextPiece {
  var paragraph: Int
  /// The characters of the paragraph that the line shows.
  var range: Range<Int>
  /// The same with the spaces that are dropped at its end.
  var all: Range<Int>
}

/// The characters between two line feeds.
struct TextParagraph {
  let index: Int
  let characters: [TextCharacter]
  let font: ResolvedFont?

  /// The paragraphs of runs; at least one.
  static func split(_ runs: [TextRun]) -> [TextParagraph] {
    var list: [TextParagraph] = []
    var current: [TextCharacter] = []
    var font: ResolvedFont?
    for (index, run) in runs.enumerated() {
      font = run.font
      for character in run.text {
        if character.isNewline {
          list.append(TextParagraph(index: list.count, characters: current, font: font))
          current = []
        } else {
          current.append(TextCharacter(character: character, run: index))
        }
      }
    }
    list.append(TextParagraph(index: list.count, characters: current, font: font))
    return list
  }
}
