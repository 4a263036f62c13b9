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
  /// What the line shows.
  var characters: [TextCharacter]
  /// The same with the spaces that vanish at its end.
  var all: [TextCharacter]
  /// The font of an empty line.
  var font: ResolvedFont?
}

/// The characters between two line feeds.
@MainActor struct TextParagraph {
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

  private func piece(_ range: Range<Int>, _ spaces: Int) -> TextPiece {
    TextPiece(
      paragraph: index, characters: Array(characters[range]),
      all: Array(characters[range.lowerBound..<(range.upperBound + spaces)]), font: font)
  }

  /// Fills lines greedily, at most `limit` of them: what is left over stands in one more. A word that is too long for
  /// a line is split between characters.
  func lines(
    in room: CGFloat?, _ line: TextLine, slack: CGFloat, limit: Int = .max, splitsWords: inout Bool
  ) -> [TextPiece] {
    guard let room, line.width(characters[...]) > room + slack else {
      return [piece(0..<characters.count, 0)]
    }
    var result: [TextPiece] = []
    var start = 0
    var end = 0
    var width: CGFloat = 0
    var spaceWidth: CGFloat = 0
    func finish() {
      let spaces = characters[end...].prefix { TextBreaker.isSpace($0.character) }.count
      result.append(piece(start..<end, spaces))
    }
    var next = 0
    while let unit = TextBreaker.unit(from: next, count: characters.count, { characters[$0].character }) {
      next = unit.spaces.upperBound
      let own = line.width(characters[unit.body])
      if end > start, width + spaceWidth + own > room + slack {
        finish()
        if result.count >= limit { return result + [piece(unit.body.lowerBound..<characters.count, 0)] }
        start = unit.body.lowerBound
        end = start
        width = 0
        spaceWidth = 0
      }
      if own > room + slack {
        // The line is empty here: the word starts one, and goes on over as many as it needs.
        splitsWords = true
        var first = unit.body.lowerBound
        while first < unit.body.upperBound {
          let count = prefixThatFits(characters[first..<unit.body.upperBound], room, line, slack)
          start = first
          first += count
          end = first
          guard first < unit.body.upperBound else { break }
          finish()
          if result.count >= limit { return result + [piece(first..<characters.count, 0)] }
        }
        width = line.width(characters[start..<end])
      } else {
        width += spaceWidth + own
        end = unit.body.upperBound
      }
      spaceWidth = line.width(characters[unit.spaces])
      // Spaces at the paragraph's end stay where they have room.
      if unit.spaces.upperBound == characters.count, !unit.spaces.isEmpty, width + spaceWidth <= room + slack
      {
        end = unit.spaces.upperBound
      }
    }
    finish()
    return result
  }

  /// How many characters fit, at least one.
  private func prefixThatFits(
    _ word: ArraySlice<TextCharacter>, _ room: CGFloat, _ line: TextLine, _ slack: CGFloat
  ) -> Int {
    var (low, high) = (1, room > slack ? word.count : 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if line.width(word.prefix(middle)) <= room + slack { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
