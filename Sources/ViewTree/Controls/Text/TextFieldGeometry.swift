import Foundation
import Graphics

/// Where the characters of an edited text stand: made anew when the text, its font or its room changes.
///
/// Places are counted in characters. A line runs in one direction, that of its first letter; the caret inside of a
/// word of the other direction is approximate.
@MainActor struct TextFieldGeometry {
  /// One line on the screen.
  struct Line {
    /// Its characters, the spaces that vanish at its end included, a line feed not.
    var range: Range<Int>
    var top: CGFloat
    var left: CGFloat
    var width: CGFloat
    var isRightToLeft: Bool
  }

  /// The look of the text.
  struct Look: Equatable {
    var font: ResolvedFont
    var color: RGBA
    var alignment: TextAlignment
    var direction: LayoutDirection
  }

  let characters: [Character]
  let lines: [Line]
  let layout: TextLayout
  let lineHeight: CGFloat
  private let font: ResolvedFont
  private let engine: any FontEngine

  /// `room`: the width of the field. `wraps`: lines end where the room does; otherwise there is one line.
  init(
    _ characters: [Character], marked: Range<Int>?, look: Look, room: CGFloat?, wraps: Bool,
    engine: any FontEngine
  ) {
    self.characters = characters
    self.engine = engine
    font = look.font
    let metrics = engine.metrics(of: look.font)
    lineHeight = metrics.lineHeight
    var run = TextRun(text: String(characters), font: look.font, color: look.color)
    var runs = [run]
    run.underline = look.color
    runs.append(run)
    let line = TextLine(engine: engine, runs: runs)
    var all = characters.enumerated().map { index, character in
      TextCharacter(character: character, run: marked?.contains(index) == true ? 1 : 0)
    }
    if !wraps {
      // A line feed in a field of one line takes the room of a space.
      all = all.map { $0.character.isNewline ? TextCharacter(character: " ", run: $0.run) : $0 }
    }
    var pieces: [(range: Range<Int>, shown: [TextCharacter])] = []
    for paragraph in Self.paragraphs(all, look.font) {
      var splits = false
      var start = paragraph.start
      let parts = paragraph.text.lines(
        in: wraps ? room : nil, line, slack: 0.01, splitsWords: &splits)
      for (index, part) in parts.enumerated() {
        let end = index == parts.count - 1 ? paragraph.end : start + part.all.count
        pieces.append((start..<end, part.characters))
        start = end
      }
    }
    var lines: [Line] = []
    var shown: [TextLayout.Line] = []
    let gap = max(0, metrics.lineHeight - metrics.ascent - metrics.descent)
    for (index, piece) in pieces.enumerated() {
      let measured = line.measure(piece.shown, font: look.font)
      let top = CGFloat(index) * metrics.lineHeight
      let left = Self.left(measured.width, room, look)
      let isRightToLeft =
        piece.shown.isEmpty
        ? look.direction == .rightToLeft : TextBreaker.isRightToLeft(piece.shown.lazy.map(\.character))
      lines.append(
        Line(range: piece.range, top: top, left: left, width: measured.width, isRightToLeft: isRightToLeft))
      shown.append(
        TextLayout.Line(
          x: left, baseline: top + gap / 2 + metrics.ascent, width: measured.width, ascent: metrics.ascent,
          descent: metrics.descent, fragments: measured.fragments))
    }
    self.lines = lines
    let size = CGSize(
      width: shown.map(\.width).max() ?? 0, height: CGFloat(lines.count) * metrics.lineHeight)
    layout = TextLayout(lines: shown, size: size, isTruncated: false, string: String(characters))
  }

  private static func paragraphs(_ all: [TextCharacter], _ font: ResolvedFont) -> [(
    text: TextParagraph, start: Int, end: Int
  )] {
    var list: [(text: TextParagraph, start: Int, end: Int)] = []
    var start = 0
    for index in 0...all.count where index == all.count || all[index].character.isNewline {
      let text = TextParagraph(index: list.count, characters: Array(all[start..<index]), font: font)
      list.append((text, start, index))
      start = index + 1
    }
    return list
  }

  /// Where a line begins that is narrower than the field; a longer one begins at its leading edge.
  private static func left(_ width: CGFloat, _ room: CGFloat?, _ look: Look) -> CGFloat {
    guard let room, room.isFinite else { return 0 }
    let free = room - width
    let isRightToLeft = look.direction == .rightToLeft
    switch look.alignment {
    case .center: return free > 0 ? free / 2 : isRightToLeft ? free : 0
    case .leading: return isRightToLeft ? free : 0
    case .trailing: return isRightToLeft ? min(0, free) : max(0, free)
    }
  }

  var size: CGSize { layout.size }

  // MARK: From characters to places

  /// The line on which a place stands; between two lines the later one.
  func line(of index: Int) -> Int {
    lines.lastIndex { $0.range.lowerBound <= index } ?? 0
  }

  /// How far a place is from the left of the text.
  private func x(_ index: Int, _ line: Line) -> CGFloat {
    let end = min(max(index, line.range.lowerBound), line.range.upperBound)
    let way = engine.advance(of: String(characters[line.range.lowerBound..<end]), font: font)
    return line.isRightToLeft ? line.left + line.width - way : line.left + way
  }

  /// The place of the caret before a character; it has no width.
  func caret(_ index: Int) -> CGRect {
    let line = lines[line(of: index)]
    return CGRect(x: x(index, line), y: line.top, width: 0, height: lineHeight)
  }

  /// What is painted behind a selection: one rectangle a line.
  func rects(_ range: Range<Int>) -> [CGRect] {
    lines.compactMap { line in
      let low = max(range.lowerBound, line.range.lowerBound)
      let high = min(range.upperBound, line.range.upperBound)
      guard low < high || (low == high && range.upperBound > high && low >= range.lowerBound) else {
        return nil
      }
      let (a, b) = (x(low, line), x(high, line))
      // A selected line feed shows as a thin strip.
      let extra: CGFloat = range.upperBound > line.range.upperBound ? 4 : 0
      return CGRect(x: min(a, b), y: line.top, width: abs(b - a) + extra, height: lineHeight)
    }
  }

  // MARK: From places to characters

  /// The character before which a caret at a point stands.
  func index(at point: CGPoint) -> Int {
    let row = min(max(Int((point.y / max(lineHeight, 1)).rounded(.down)), 0), lines.count - 1)
    return index(x: point.x, line: row)
  }

  /// The place on a line that is nearest to a distance from the left.
  func index(x target: CGFloat, line row: Int) -> Int {
    let line = lines[min(max(row, 0), lines.count - 1)]
    var (low, high) = (line.range.lowerBound, line.range.upperBound)
    let sign: CGFloat = line.isRightToLeft ? -1 : 1
    while low < high {
      let middle = (low + high) / 2
      let between = (x(middle, line) + x(middle + 1, line)) / 2
      if (target - between) * sign > 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
