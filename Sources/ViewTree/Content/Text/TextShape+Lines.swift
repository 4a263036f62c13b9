import Foundation
import Graphics

extension TextShape {
  /// Fills lines greedily, at most `limit` of them: what is left over is one more. A word that is too long for
  /// a line is split between characters.
  func lines(
    in room: CGFloat?, paragraph: Int, _ breaker: TextBreaker, slack: CGFloat, limit: Int = .max,
    splitsWords: inout Bool
  ) -> [TextPiece] {
    func piece(_ range: Range<Int>, _ spaces: Int = 0) -> TextPiece {
      TextPiece(
        paragraph: paragraph, range: range, all: range.lowerBound..<(range.upperBound + spaces))
    }
    let count = characters.count
    guard let room, width(0..<count) > room + slack else { return [piece(0..<count)] }
    var result: [TextPiece] = []
    var start = 0
    var end = 0
    func finish() {
      let spaces = characters[end...].prefix { TextBreaker.isSpace($0.character) }.count
      result.append(piece(start..<end, spaces))
    }
    var next = 0
    while let unit = breaker.unit(from: next, count: count, { characters[$0].character }) {
      next = unit.spaces.upperBound
      if end > start, width(start..<unit.body.upperBound) > room + slack {
        finish()
        if result.count >= limit { return result + [piece(unit.body.lowerBound..<count)] }
        start = unit.body.lowerBound
        end = start
      }
      if width(unit.body) > room + slack {
        // The line is empty here: the word starts one, and fills as many as it needs.
        splitsWords = true
        var first = unit.body.lowerBound
        while first < unit.body.upperBound {
          let fitting = prefixThatFits(first..<unit.body.upperBound, room + slack)
          start = first
          first += fitting
          end = first
          guard first < unit.body.upperBound else { break }
          finish()
          if result.count >= limit { return result + [piece(first..<count)] }
        }
      } else {
        end = unit.body.upperBound
      }
      // Spaces at the paragraph's end stay where they fit.
      if next == count, !unit.spaces.isEmpty, width(start..<count) <= room + slack { end = count }
    }
    finish()
    return result
  }

  /// How many characters fit, at least one.
  private func prefixThatFits(_ word: Range<Int>, _ room: CGFloat) -> Int {
    var (low, high) = (1, room > 0 ? word.count : 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if width(word.prefix(middle)) <= room { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
