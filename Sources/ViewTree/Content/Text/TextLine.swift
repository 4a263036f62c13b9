import Foundation
import Graphics

/// Measures the characters of one line and makes its fragments.
@MainActor struct TextLine {
  /// A line that has been measured, in points.
  struct Measured {
    var width: CGFloat = 0
    var heights = LineMeasure()
    var fragments: [TextLayout.Fragment] = []
  }

  private static let ellipsis: Character = "…"
  /// By how much, in ems, a kerned pair is narrower than its glyphs at most.
  private static let mostKerning: CGFloat = 0.25

  let engine: any FontEngine
  let runs: [TextRun]

  /// `font`: that of a line without characters.
  func measure(_ shape: TextShape, _ range: Range<Int>, font: ResolvedFont) -> Measured {
    var line = Measured(heights: heights(shape.characters[range], font))
    let pieces = shape.pieces(range)
    var first = 0
    while first < pieces.count {
      // Neighbouring pieces of one run are painted as one.
      var next = first + 1
      let run = runs[pieces[first].run]
      while next < pieces.count, pieces[next].run == pieces[first].run, run.symbol == nil { next += 1 }
      let fragment = fragment(pieces[first..<next], run, shape, x: line.width)
      line.fragments.append(fragment)
      line.width += fragment.width
      addInk(of: fragment, &line.heights)
      first = next
    }
    return line
  }

  private func fragment(
    _ pieces: ArraySlice<TextShape.Piece>, _ run: TextRun, _ shape: TextShape, x: CGFloat
  ) -> TextLayout.Fragment {
    var glyphs: ArraySlice<Glyph> = []
    for piece in pieces { glyphs = glyphs.isEmpty ? piece.glyphs : glyphs + piece.glyphs }
    var text = ""
    if pieces.count == 1, let piece = pieces.first {
      text = shape.string(piece.characters)
    } else {
      for piece in pieces.sorted(by: { $0.characters.lowerBound < $1.characters.lowerBound }) {
        text += shape.string(piece.characters)
      }
    }
    var width = run.symbolSide + run.kerning
    if run.symbol == nil {
      width = 0
      for glyph in glyphs { width += glyph.advance }
      width *= run.font.size
    }
    return TextLayout.Fragment(
      x: x, width: max(0, width), text: text, glyphs: glyphs, font: run.font, color: run.color,
      pattern: run.pattern, baselineOffset: run.baselineOffset, underline: run.underline,
      strikethrough: run.strikethrough, background: run.background, symbol: run.symbol, link: run.link,
      linkNumber: run.linkNumber, attributes: run.attributes)
  }

  /// The line cut to fit with an ellipsis; uncut where it fits and `always` is false.
  func truncate(
    _ shape: TextShape, _ range: Range<Int>, room: CGFloat?, mode: Text.TruncationMode, always: Bool,
    slack: CGFloat
  ) -> Measured {
    let characters = shape.characters[range]
    let font = characters.last.map { runs[$0.run].font } ?? runs[runs.count - 1].font
    let limit = (room ?? .infinity) + slack
    if !always, shape.width(range) <= limit { return measure(shape, range, font: font) }
    func trimmed(_ range: Range<Int>) -> Range<Int> {
      var end = range.upperBound
      while end > range.lowerBound, TextBreaker.isSpace(shape.characters[end - 1].character) { end -= 1 }
      return range.lowerBound..<end
    }
    func withoutSpaces(_ range: Range<Int>) -> Range<Int> {
      range.dropFirst(range.prefix { TextBreaker.isSpace(shape.characters[$0].character) }.count)
    }
    /// What lies before and after the ellipsis.
    func sides(_ kept: Int) -> (Range<Int>, Range<Int>, mark: TextCharacter) {
      let (start, end) = (range.lowerBound, range.upperBound)
      switch mode {
      case .tail:
        return (trimmed(start..<(start + kept)), end..<end, mark(after: start + kept - 1, shape, range))
      case .head:
        return (start..<start, withoutSpaces((end - kept)..<end), mark(after: end - kept, shape, range))
      case .middle:
        let front = start + (kept + 1) / 2
        let back = end - kept / 2
        return (trimmed(start..<front), withoutSpaces(back..<end), mark(after: front - 1, shape, range))
      }
    }
    func made(_ kept: Int) -> Measured {
      let (before, after, mark) = sides(kept)
      let cut = shape.characters[before] + [mark] + shape.characters[after]
      let whole = TextShape(Array(cut), runs, engine, base: shape.base)
      return measure(whole, 0..<whole.characters.count, font: font)
    }
    var markWidths: [Int: CGFloat] = [:]
    func expected(_ kept: Int) -> CGFloat {
      let (before, after, mark) = sides(kept)
      let width = markWidths[mark.run] ?? TextShape([mark], runs, engine).width(0..<1)
      markWidths[mark.run] = width
      return shape.width(before) + width + shape.width(after)
    }
    // Where not even the ellipsis alone fits, nothing need be tried.
    var (low, high) = (0, expected(0) > limit ? 0 : range.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if expected(middle) <= limit { low = middle } else { high = middle - 1 }
    }
    // The ellipsis may be kerned with its neighbours.
    var line = made(low)
    while line.width > limit, low > 0 {
      low -= 1
      line = made(low)
    }
    while low < range.count, expected(low + 1) <= limit + Self.mostKerning * font.size {
      let longer = made(low + 1)
      guard longer.width <= limit else { break }
      (low, line) = (low + 1, longer)
    }
    return line
  }

  /// The ellipsis, in the look of the character next to it.
  private func mark(after index: Int, _ shape: TextShape, _ range: Range<Int>) -> TextCharacter {
    let near =
      range.isEmpty
      ? runs.count - 1
      : shape.characters[min(max(index, range.lowerBound), range.upperBound - 1)].run
    let run = runs[near].symbol == nil ? near : runs.firstIndex { $0.symbol == nil } ?? near
    return TextCharacter(character: Self.ellipsis, run: run)
  }

  private func heights(_ characters: ArraySlice<TextCharacter>, _ font: ResolvedFont) -> LineMeasure {
    var heights = LineMeasure()
    var last = -1
    for c in characters where c.run != last {
      last = c.run
      heights.add(runs[c.run].lineFont ?? runs[c.run].font, offset: runs[c.run].baselineOffset, engine)
    }
    if characters.isEmpty { heights.add(font, offset: 0, engine) }
    return heights
  }

  /// A line grows where letters of a fallback face would be cut.
  private func addInk(of fragment: TextLayout.Fragment, _ heights: inout LineMeasure) {
    for glyph in fragment.glyphs where glyph.traits.contains(.exceedsLine) {
      let ink = engine.inkHeight(of: glyph)
      heights.add(
        inkAbove: ink.above * fragment.font.size + fragment.baselineOffset,
        below: ink.below * fragment.font.size - fragment.baselineOffset)
    }
  }
}
