import Foundation
import Graphics

extension TextShape {
  /// Fills lines greedily, at most `limit` of them: what is left over is one more. A word that is too long for
  /// a line is split between characters. A paragraph's last line is more than one ideograph, as iOS has it
  /// (`NSParagraphStyle.LineBreakStrategy.pushOut`), where the line before can spare some.
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
    return withoutOrphan(result, breaker, room + slack)
  }

  /// The same lines with a last one that is more than an ideograph and the marks that close it: with the whole word where
  /// it belongs to one in Katakana, else with one ideograph more. At least two characters stay in the line before.
  private func withoutOrphan(_ pieces: [TextPiece], _ breaker: TextBreaker, _ room: CGFloat) -> [TextPiece] {
    guard pieces.count > 1, let last = pieces.last?.range, last.lowerBound < last.upperBound else {
      return pieces
    }
    let before = pieces[pieces.count - 2]
    let (orphan, tail) = (characters[last.lowerBound].character, characters[last].dropFirst())
    guard before.all.upperBound == before.range.upperBound, TextBreaker.isIdeographic(orphan),
      tail.allSatisfy({ TextBreaker.closesLine($0.character) || TextBreaker.isSpace($0.character) })
    else { return pieces }
    var starts: [Int] = []
    var next = before.range.lowerBound
    while let unit = breaker.unit(from: next, count: last.upperBound, { characters[$0].character }),
      unit.body.lowerBound < last.lowerBound
    {
      starts.append(unit.body.lowerBound)
      next = unit.spaces.upperBound
    }
    starts.removeAll { $0 < before.range.lowerBound + 2 || width($0..<last.upperBound) > room }
    let word = characters[before.range].lastIndex { !TextBreaker.isKatakana($0.character) }.map { $0 + 1 }
    let isWord = TextBreaker.isKatakana(orphan) && word.map(starts.contains) == true
    guard let start = isWord ? word : starts.last else { return pieces }
    var result = pieces
    // Spaces within the line before are dropped where it ends at them.
    let end = characters[before.range.lowerBound..<start].lastIndex { !TextBreaker.isSpace($0.character) }
    result[pieces.count - 2].range = before.range.lowerBound..<(end.map { $0 + 1 } ?? start)
    result[pieces.count - 2].all = before.range.lowerBound..<start
    result[pieces.count - 1].range = start..<last.upperBound
    result[pieces.count - 1].all = start..<(pieces.last?.all.upperBound ?? last.upperBound)
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
