import Foundation
import Graphics

/// The positions of the characters of an edited text: computed again when the text, its font or the field's width
/// changes.
///
/// Places are counted in characters. In a line of both directions the caret between two characters lies at the one
/// whose direction is nearer to the paragraph's: where a letter of the paragraph's direction would be inserted. So each
/// place of a line has exactly one caret, and the arrow keys move through them from left to right.
@MainActor struct TextFieldGeometry {
  /// One line on the screen.
  struct Line {
    /// Its characters, the spaces that vanish at its end included, a line feed not.
    var range: Range<Int>
    /// The upper edge of its caret.
    var top: CGFloat
    var left: CGFloat
    var width: CGFloat
    var isRightToLeft: Bool
    /// Which of the paragraphs it is a line of, and where that begins.
    fileprivate var paragraph: Int
    fileprivate var paragraphStart: Int
    /// How many spaces at its end exceed the width.
    fileprivate var hidden: Int
    /// The lower edge of its ink, or of its caret.
    fileprivate var bottom: CGFloat
  }

  /// The look of the text.
  struct Look: Equatable {
    var font: ResolvedFont
    var color: RGBA
    var alignment: TextAlignment
    var direction: LayoutDirection
    var language: String?
    /// Points between two lines beside their own distance.
    var lineSpacing: CGFloat = 0
  }

  let characters: [Character]
  let lines: [Line]
  let layout: TextLayout
  /// The height of a caret, and of what is painted behind a selection.
  let lineHeight: CGFloat
  /// The measures of a line without characters that exceed it.
  private let measure: LineMeasure
  private let lineSpacing: CGFloat
  private let shapes: [TextShape]

  /// `room`: the width of the field. `wraps`: lines end at that width; otherwise there is one line.
  init(
    _ characters: [Character], marked: Range<Int>?, look: Look, room: CGFloat?, wraps: Bool,
    engine: any FontEngine
  ) {
    self.characters = characters
    let measure = LineMeasure(look.font, engine)
    self.measure = measure
    lineHeight = measure.height
    lineSpacing = look.lineSpacing
    var run = TextRun(text: "", font: look.font, color: look.color)
    run.language = look.language
    var composed = run
    composed.underline = look.color
    let runs = [run, composed, run]
    let line = TextLine(engine: engine, runs: runs)
    var all = characters.enumerated().map { index, character in
      TextCharacter(
        character: character,
        run: marked.map { index < $0.lowerBound ? 0 : index < $0.upperBound ? 1 : 2 } ?? 0)
    }
    if !wraps {
      // A line feed in a field of one line is as wide as a space.
      all = all.map { $0.character.isNewline ? TextCharacter(character: " ", run: $0.run) : $0 }
    }
    let breaker = TextBreaker(language: look.language)
    var shapes: [TextShape] = []
    var lines: [Line] = []
    var shown: [TextLayout.Line] = []
    var stack = LineStack(spacing: look.lineSpacing)
    for (start, text) in Self.paragraphs(all) {
      let shape = TextShape(text, runs, engine)
      var splits = false
      let pieces = shape.lines(
        in: wraps ? room : nil, paragraph: shapes.count, breaker, slack: 0.01, splitsWords: &splits)
      for (index, piece) in pieces.enumerated() {
        let end = index == pieces.count - 1 ? text.count : piece.all.upperBound
        let measured = line.measure(shape, piece.range, font: look.font)
        // A field of one line stays as high as it is, whatever is typed.
        let heights = wraps ? measured.heights : measure
        let baseline = stack.add(heights)
        let top = baseline - measure.top
        let left = Self.left(measured.width, room, look)
        lines.append(
          Line(
            range: (start + piece.range.lowerBound)..<(start + end), top: top, left: left,
            width: measured.width,
            isRightToLeft: text.isEmpty ? look.direction == .rightToLeft : shape.base % 2 == 1,
            paragraph: shapes.count, paragraphStart: start, hidden: end - piece.range.upperBound,
            bottom: baseline + heights.bottom))
        shown.append(
          TextLayout.Line(
            x: left, baseline: baseline, width: measured.width, ascent: measure.ascent,
            descent: measure.descent,
            fragments: measured.fragments))
      }
      shapes.append(shape)
    }
    self.shapes = shapes
    self.lines = lines
    let size = CGSize(width: shown.map(\.width).max() ?? 0, height: stack.height)
    layout = TextLayout(lines: shown, size: size, isTruncated: false, string: String(characters))
  }

  /// The characters between line feeds, and where they begin.
  private static func paragraphs(_ all: [TextCharacter]) -> [(start: Int, text: [TextCharacter])] {
    var list: [(start: Int, text: [TextCharacter])] = []
    var start = 0
    for index in 0...all.count where index == all.count || all[index].character.isNewline {
      list.append((start, Array(all[start..<index])))
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

  /// The height of the first so many lines; of those that are not there, as high as lines are without text.
  func height(ofLines count: Int) -> CGFloat {
    guard count > lines.count else { return count > 0 ? lines[count - 1].bottom : 0 }
    let pitch = measure.shareAbove + measure.shareBelow + lineSpacing
    return size.height + CGFloat(count - lines.count) * pitch
  }

  // MARK: From characters to places

  /// The line that contains a place; between two lines the later one.
  func line(of index: Int) -> Int {
    lines.lastIndex { $0.range.lowerBound <= index } ?? 0
  }

  /// The boxes of a line's characters, in the order of the text.
  private func boxes(_ line: Line) -> [CharacterBox] {
    let shape = shapes[line.paragraph]
    let range = (line.range.lowerBound - line.paragraphStart)..<(line.range.upperBound - line.paragraphStart)
    var left = line.left
    // Spaces that exceed the width lie past the end of the line.
    if line.hidden > 0, line.isRightToLeft {
      left -= shape.width((range.upperBound - line.hidden)..<range.upperBound)
    }
    return shape.boxes(range).map {
      CharacterBox(left: $0.left + left, right: $0.right + left, level: $0.level)
    }
  }

  /// The carets of a line, in the order of the text: in front of each character, and behind the last.
  private func carets(_ line: Line) -> [CGFloat] {
    let boxes = boxes(line)
    let base = shapes[line.paragraph].base
    guard let first = boxes.first, let last = boxes.last else {
      return [line.isRightToLeft ? line.left + line.width : line.left]
    }
    // The edges of the line are where its outermost letters end, whatever their direction.
    let (left, right) = boxes.reduce((first.left, first.right)) { (min($0.0, $1.left), max($0.1, $1.right)) }
    var list = [base % 2 == 0 ? left : right]
    if first.level == base { list[0] = first.leading }
    for (before, after) in zip(boxes, boxes.dropFirst()) {
      list.append(before.level < after.level ? before.trailing : after.leading)
    }
    list.append(last.level == base ? last.trailing : base % 2 == 0 ? right : left)
    return list
  }

  /// The place of the caret before a character; it has no width.
  func caret(_ index: Int) -> CGRect {
    let line = lines[line(of: index)]
    let end = min(max(index, line.range.lowerBound), line.range.upperBound)
    return CGRect(
      x: carets(line)[end - line.range.lowerBound], y: line.top, width: 0, height: lineHeight)
  }

  /// The edges of a selection: where a reader begins with its first character, and leaves its last one.
  func edges(_ range: Range<Int>) -> (start: CGRect, end: CGRect) {
    guard !range.isEmpty else { return (caret(range.lowerBound), caret(range.upperBound)) }
    func edge(_ index: Int, _ x: (CharacterBox) -> CGFloat) -> CGRect {
      let line = lines[line(of: index)]
      let boxes = boxes(line)
      let place = index - line.range.lowerBound
      guard boxes.indices.contains(place) else { return caret(index) }
      return CGRect(x: x(boxes[place]), y: line.top, width: 0, height: lineHeight)
    }
    return (edge(range.lowerBound, \.leading), edge(range.upperBound - 1, \.trailing))
  }

  /// What is painted behind a selection: one rectangle for each stretch of a line.
  func rects(_ range: Range<Int>) -> [CGRect] {
    lines.indices.flatMap { index -> [CGRect] in
      let line = lines[index]
      // Nothing is free between the lines of a selection.
      let height = index + 1 < lines.count ? lines[index + 1].top - line.top : lineHeight
      let low = max(range.lowerBound, line.range.lowerBound)
      let high = min(range.upperBound, line.range.upperBound)
      guard low < high || (low == high && range.upperBound > high && low >= range.lowerBound) else {
        return []
      }
      let first = line.range.lowerBound
      var stretches: [(left: CGFloat, right: CGFloat)] = []
      for box in boxes(line)[(low - first)..<(high - first)].sorted(by: { $0.left < $1.left }) {
        if let last = stretches.last, box.left <= last.right + 0.01 {
          stretches[stretches.count - 1].right = max(last.right, box.right)
        } else {
          stretches.append((box.left, box.right))
        }
      }
      // A selected line feed shows as a thin strip behind the end of the line.
      if range.upperBound > line.range.upperBound {
        let x = carets(line)[high - first]
        let strip = line.isRightToLeft ? (left: x - 4, right: x) : (left: x, right: x + 4)
        if let index = stretches.firstIndex(where: { $0.left <= strip.right && strip.left <= $0.right }) {
          let old = stretches[index]
          stretches[index] = (min(old.left, strip.left), max(old.right, strip.right))
        } else {
          stretches.append(strip)
        }
      }
      return stretches.map {
        CGRect(x: $0.left, y: line.top, width: $0.right - $0.left, height: height)
      }
    }
  }

  // MARK: From places to characters

  private func row(_ point: CGPoint) -> Int {
    // What is free between two lines belongs to either, half and half.
    let below = lines.indices.dropFirst().first {
      point.y < (lines[$0 - 1].top + lineHeight + lines[$0].top) / 2
    }
    return (below ?? lines.count) - 1
  }

  /// The place whose caret is nearest to a point.
  func index(at point: CGPoint) -> Int { index(x: point.x, line: row(point)) }

  /// The place on a line whose caret is nearest to a distance from the left.
  func index(x target: CGFloat, line row: Int) -> Int {
    let line = lines[min(max(row, 0), lines.count - 1)]
    let carets = carets(line)
    var best = 0
    for (index, x) in carets.enumerated() where abs(x - target) < abs(carets[best] - target) { best = index }
    return line.range.lowerBound + best
  }

  /// The character under a point, or the nearest one of its line; nil: the line has none.
  func character(at point: CGPoint) -> Int? {
    let line = lines[row(point)]
    func distance(_ box: CharacterBox) -> CGFloat { max(box.left - point.x, point.x - box.right, 0) }
    let nearest = boxes(line).enumerated().min { distance($0.element) < distance($1.element) }
    return nearest.map { line.range.lowerBound + $0.offset }
  }

  /// The place whose caret is next to that of another, to the left or to the right; nil: the line ends there.
  func neighbor(of index: Int, toRight: Bool) -> Int? {
    let line = lines[line(of: index)]
    let carets = carets(line)
    let place = min(max(index, line.range.lowerBound), line.range.upperBound) - line.range.lowerBound
    // Places with the same caret, as round a character without width, follow each other in the order of the text.
    let sign = line.isRightToLeft ? -1 : 1
    let order = carets.indices.sorted { (carets[$0], $0 * sign) < (carets[$1], $1 * sign) }
    guard let rank = order.firstIndex(of: place) else { return nil }
    let next = rank + (toRight ? 1 : -1)
    return order.indices.contains(next) ? line.range.lowerBound + order[next] : nil
  }
}
