import Foundation
import Graphics

/// Breaks runs into lines and measures them.
///
/// The result is as wide as its widest line, never as wide as the proposal just because that is wider, and as high
/// as its lines. Nothing is kept between calls; the engine caches glyphs, the caller layouts.
@MainActor struct TextLayouter {
  /// How far, in points, a line may exceed the width because of rounding.
  private static let slack: CGFloat = 0.01
  /// The steps of the binary search for the scale when a text shrinks to fit.
  private static let scaleSteps = 6

  let engine: any FontEngine

  /// The layout in a size. `width` nil: one line a paragraph. `height` limits the number of lines, not below one.
  func layout(
    _ runs: [TextRun], width: CGFloat? = nil, height: CGFloat? = nil, options: TextOptions
  ) -> TextLayout {
    let room = width.flatMap { $0.isFinite ? max($0, 0) : nil }
    let roof = height.flatMap { $0.isFinite ? max($0, 0) : nil }
    let whole = layout(runs, room, roof, options, scale: 1)
    guard options.minimumScaleFactor < 1, !fits(whole, room, roof) else { return whole.layout }
    var best = layout(runs, room, roof, options, scale: options.minimumScaleFactor)
    guard fits(best, room, roof) else { return best.layout }
    var (low, high) = (options.minimumScaleFactor, CGFloat(1))
    for _ in 0..<Self.scaleSteps {
      let scale = (low + high) / 2
      let attempt = layout(runs, room, roof, options, scale: scale)
      if fits(attempt, room, roof) {
        best = attempt
        low = scale
      } else {
        high = scale
      }
    }
    return best.layout
  }

  private typealias Attempt = (layout: TextLayout, splitsWords: Bool)

  private func fits(_ attempt: Attempt, _ room: CGFloat?, _ roof: CGFloat?) -> Bool {
    !attempt.layout.isTruncated && !attempt.splitsWords
      && attempt.layout.size.width <= (room ?? .infinity) + Self.slack
      && attempt.layout.size.height <= (roof ?? .infinity) + Self.slack
  }

  private func layout(
    _ original: [TextRun], _ room: CGFloat?, _ roof: CGFloat?, _ options: TextOptions, scale: CGFloat
  ) -> Attempt {
    let runs = (scale == 1 ? original : original.map { $0.scaled(by: scale) }).filter { !$0.text.isEmpty }
    let string = runs.map { $0.symbol == nil ? $0.text : "" }.joined()
    guard !runs.isEmpty else {
      var size = CGSize.zero
      if let lines = options.reservedLines, lines > 0 {
        size.height = height(ofLines: lines, options)
      }
      return (TextLayout(lines: [], size: size, isTruncated: false, string: ""), false)
    }
    let line = TextLine(engine: engine, runs: runs)
    let breaker = TextBreaker(language: runs[0].language ?? options.language)
    let emptyFont = options.font.scaled(by: scale)
    let paragraphs = TextParagraph.split(runs)
    var shapes: [TextShape] = []
    var pieces: [TextPiece] = []
    var splitsWords = false
    for paragraph in paragraphs {
      // Text beyond the line limit is neither shaped nor broken into lines.
      let left = max(0, (options.lineLimit ?? .max) - pieces.count)
      guard left > 0 else {
        let all = 0..<paragraph.characters.count
        pieces.append(TextPiece(paragraph: paragraph.index, range: all, all: all))
        break
      }
      // A run without a line feed is its own paragraph.
      let text = runs.count == 1 && paragraphs.count == 1 ? runs[0].text : nil
      let shape = TextShape(paragraph.characters, runs, engine, text: text)
      shapes.append(shape)
      pieces += shape.lines(
        in: room, paragraph: paragraph.index, breaker, slack: Self.slack, limit: left,
        splitsWords: &splitsWords)
    }
    func font(_ piece: TextPiece) -> ResolvedFont { paragraphs[piece.paragraph].font ?? emptyFont }
    // As many lines as the limit and the height allow, at least one, the last one cut where something is left over.
    var limit = options.lineLimit ?? .max
    var measured: [TextLine.Measured] = []
    var stack = LineStack(spacing: options.lineSpacing)
    for piece in pieces.prefix(limit) {
      let next = line.measure(shapes[piece.paragraph], piece.range, font: font(piece))
      if let roof, !measured.isEmpty, stack.height(adding: next.heights) > roof + Self.slack {
        limit = measured.count
        break
      }
      _ = stack.add(next.heights)
      measured.append(next)
    }
    let isTruncated = pieces.count > limit
    if isTruncated {
      measured.removeLast()
      let last = pieces[limit - 1]
      let rest = pieces[(limit - 1)...].prefix { $0.paragraph == last.paragraph }
      let end = rest.last?.all.upperBound ?? last.all.upperBound
      let moreParagraphs = pieces.last?.paragraph != last.paragraph
      measured.append(
        line.truncate(
          shapes[last.paragraph], last.range.lowerBound..<end, room: room, mode: options.truncation,
          always: moreParagraphs, slack: Self.slack))
    }
    var size = CGSize.zero
    var lines: [TextLayout.Line] = []
    stack = LineStack(spacing: options.lineSpacing)
    for line in measured {
      lines.append(
        TextLayout.Line(
          x: 0, baseline: stack.add(line.heights), width: line.width, ascent: line.heights.ascent,
          descent: line.heights.descent, fragments: line.fragments))
      size.width = max(size.width, line.width)
    }
    size.height = stack.height
    for index in lines.indices {
      lines[index].x = offset(size.width - lines[index].width, options)
    }
    if let reserved = options.reservedLines {
      size.height = max(size.height, height(ofLines: reserved, options))
    }
    return (
      TextLayout(lines: lines, size: size, isTruncated: isTruncated, string: string), splitsWords
    )
  }

  /// Where a line starts that leaves `free` points.
  private func offset(_ free: CGFloat, _ options: TextOptions) -> CGFloat {
    let isRightToLeft = options.direction == .rightToLeft
    switch options.alignment {
    case .center: return free / 2
    case .leading: return isRightToLeft ? free : 0
    case .trailing: return isRightToLeft ? 0 : free
    }
  }

  private func height(ofLines count: Int, _ options: TextOptions) -> CGFloat {
    LineStack.height(of: LineMeasure(options.font, engine), count: count, spacing: options.lineSpacing)
  }
}
