import Foundation
import Graphics

/// Measures the characters of one line and makes its fragments.
@MainActor struct TextLine {
  /// A line that has been measured; heights in points.
  struct Measured {
    var width: CGFloat = 0
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    /// What the font wants between two lines.
    var gap: CGFloat = 0
    var fragments: [TextLayout.Fragment] = []
  }

  private static let ellipsis: Character = "…"

  let engine: any FontEngine
  let runs: [TextRun]

  /// The width of characters on one line.
  func width(_ characters: ArraySlice<TextCharacter>) -> CGFloat {
    groups(characters).reduce(0) { $0 + width(of: $1.text, run: runs[$1.run]) }
  }

  /// The height of a line, without the distance to others.
  func height(_ characters: [TextCharacter], font: ResolvedFont) -> CGFloat {
    var line = Measured()
    addHeights(characters, font, &line)
    return line.ascent + line.descent + line.gap
  }

  func measure(_ characters: [TextCharacter], font: ResolvedFont) -> Measured {
    var line = Measured()
    addHeights(characters, font, &line)
    var pieces = groups(characters[...])
    if TextBreaker.isRightToLeft(characters.lazy.map(\.character)) { pieces.reverse() }
    for piece in pieces {
      let run = runs[piece.run]
      let width = self.width(of: piece.text, run: run)
      line.fragments.append(
        TextLayout.Fragment(
          x: line.width, width: width, text: piece.text, font: run.font, color: run.color,
          pattern: run.pattern,
          baselineOffset: run.baselineOffset, kerning: run.kerning, underline: run.underline,
          strikethrough: run.strikethrough, symbol: run.symbol, link: run.link))
      line.width += width
    }
    return line
  }

  /// The line cut to fit with an ellipsis; uncut where it fits and `always` is false.
  func truncate(
    _ characters: [TextCharacter], room: CGFloat?, mode: Text.TruncationMode, always: Bool, slack: CGFloat
  ) -> Measured {
    let font = characters.last.map { runs[$0.run].font } ?? runs[runs.count - 1].font
    let limit = (room ?? .infinity) + slack
    if !always, width(characters[...]) <= limit { return measure(characters, font: font) }
    func cut(_ kept: Int) -> [TextCharacter] {
      switch mode {
      case .tail: return trimmed(characters.prefix(kept)) + [mark(after: kept - 1, characters)]
      case .head:
        return [mark(after: characters.count - kept, characters)]
          + characters.suffix(kept).drop { TextBreaker.isSpace($0.character) }
      case .middle:
        let front = (kept + 1) / 2
        return trimmed(characters.prefix(front)) + [mark(after: front - 1, characters)]
          + characters.suffix(kept - front).drop { TextBreaker.isSpace($0.character) }
      }
    }
    // Where there is no room for the ellipsis alone, nothing need be tried.
    var (low, high) = (0, width(cut(0)[...]) > limit ? 0 : characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if width(cut(middle)[...]) <= limit { low = middle } else { high = middle - 1 }
    }
    return measure(cut(low), font: font)
  }

  private func trimmed(_ characters: ArraySlice<TextCharacter>) -> [TextCharacter] {
    var characters = characters
    while let last = characters.last, TextBreaker.isSpace(last.character) { characters.removeLast() }
    return Array(characters)
  }

  /// The ellipsis, in the look of the character that it stands next to.
  private func mark(after index: Int, _ characters: [TextCharacter]) -> TextCharacter {
    let near = characters.isEmpty ? runs.count - 1 : characters[min(max(index, 0), characters.count - 1)].run
    let run = runs[near].symbol == nil ? near : runs.firstIndex { $0.symbol == nil } ?? near
    return TextCharacter(character: Self.ellipsis, run: run)
  }

  private func groups(_ characters: ArraySlice<TextCharacter>) -> [(text: String, run: Int)] {
    var list: [(text: String, run: Int)] = []
    for c in characters {
      if list.last?.run == c.run {
        list[list.count - 1].text.append(c.character)
      } else {
        list.append((String(c.character), c.run))
      }
    }
    return list
  }

  private func width(of text: String, run: TextRun) -> CGFloat {
    let own = run.symbol == nil ? engine.advance(of: text, font: run.font) : run.symbolSide
    return max(0, own + (run.kerning == 0 ? 0 : run.kerning * CGFloat(text.count)))
  }

  private func addHeights(_ characters: [TextCharacter], _ font: ResolvedFont, _ line: inout Measured) {
    var height: CGFloat = 0
    func add(_ font: ResolvedFont, _ offset: CGFloat) {
      let metrics = engine.metrics(of: font)
      line.ascent = max(line.ascent, metrics.ascent + offset)
      line.descent = max(line.descent, metrics.descent - offset)
      height = max(height, metrics.lineHeight)
    }
    var last = -1
    for c in characters where c.run != last {
      last = c.run
      add(runs[c.run].font, runs[c.run].baselineOffset)
    }
    if characters.isEmpty { add(font, 0) }
    line.gap = max(0, height - line.ascent - line.descent)
  }
}
