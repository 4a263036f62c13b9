import Foundation
import Graphics

/// A text whose sizes, weights and distances move: it is laid out for each frame in which it is painted. What has been shaped
/// serves all sizes; a weight between two that families have is the lighter one with the heavier one over it.
@MainActor struct TextMotion {
  private var measures: AnimatedValue<TextMeasures>
  /// Whether the text was a single line before, and was not cut.
  private let wasWholeLine: Bool

  /// - Parameters:
  ///   - runs: those that are shown, with their options.
  ///   - layout: what was laid out of them.
  init(_ runs: [TextRun], _ options: TextOptions, _ layout: TextLayout) {
    measures = AnimatedValue(TextMeasures(runs, options))
    wasWholeLine = Self.isWholeLine(layout)
  }

  private static func isWholeLine(_ layout: TextLayout) -> Bool {
    layout.lines.count <= 1 && !layout.isTruncated
  }

  var isAnimating: Bool { measures.isAnimating }

  mutating func move(to runs: [TextRun], _ options: TextOptions, _ context: NodeContext) {
    measures.set(TextMeasures(runs, options), context.transaction, at: context.tree.time)
  }

  mutating func settle(at time: TimeInterval) { measures.settle(at: time) }
  mutating func stop() { measures.stop() }

  /// What is painted at a time.
  ///
  /// - Parameters:
  ///   - runs: those to which it moves, with their options, and `model`, what was laid out of them for `proposal`.
  /// - Returns: the letters, and those of the heavier weight over them where a weight is between two.
  func layouts(
    _ runs: [TextRun], _ options: TextOptions, _ model: TextLayout, _ proposal: ProposedViewSize,
    _ engine: any FontEngine, at time: TimeInterval
  ) -> (lower: TextLayout, upper: TextLayout?) {
    let present = measures.value(at: time)
    let options = present.applied(to: options)
    // A line that is whole before and after is whole between, whatever rounding does to the width.
    let isFree = wasWholeLine && Self.isWholeLine(model)
    let width = isFree ? nil : proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = isFree ? nil : proposal.height.flatMap { $0.isFinite ? $0 : nil }
    func layout(upper: Bool) -> TextLayout {
      TextLayouter(engine: engine).layout(
        present.applied(to: runs, upper: upper), width: width, height: height, options: options)
    }
    let lower = layout(upper: false)
    guard present.isBetweenWeights(runs.count) else { return (lower, nil) }
    let upper = layout(upper: true)
    return Self.blended(lower, upper) { present.weight($0).part } ?? (lower, nil)
  }

  /// Two weights of the same letters at common places; nil: they have different lines or glyphs.
  private static func blended(
    _ lower: TextLayout, _ upper: TextLayout, _ part: (Int) -> Double
  ) -> (TextLayout, TextLayout)? {
    guard lower.lines.count == upper.lines.count else { return nil }
    var lines: (lower: [TextLayout.Line], upper: [TextLayout.Line]) = ([], [])
    var most = 0.0
    for (a, b) in zip(lower.lines, upper.lines) {
      guard a.fragments.count == b.fragments.count else { return nil }
      let parts = a.fragments.map { $0.attributes.map(part) ?? 0 }
      let whole = parts.max() ?? 0
      most = max(most, whole)
      var (c, d) = (a, b)
      for index in a.fragments.indices {
        guard
          let pair = blended(a.fragments[index], b.fragments[index], parts[index], place: whole)
        else { return nil }
        (c.fragments[index], d.fragments[index]) = pair
      }
      (c.x, c.width) = (mix(a.x, b.x, whole), mix(a.width, b.width, whole))
      c.baseline = mix(a.baseline, b.baseline, whole)
      (d.x, d.width, d.baseline) = (c.x, c.width, c.baseline)
      // Letters of a weight that does not move are painted once.
      d.fragments = zip(d.fragments, parts).filter { $0.1 > 0 }.map(\.0)
      lines.lower.append(c)
      lines.upper.append(d)
    }
    let size = CGSize(
      width: mix(lower.size.width, upper.size.width, most),
      height: mix(lower.size.height, upper.size.height, most))
    func layout(_ lines: [TextLayout.Line]) -> TextLayout {
      TextLayout(lines: lines, size: size, isTruncated: lower.isTruncated, string: lower.string)
    }
    return (layout(lines.lower), layout(lines.upper))
  }

  private static func blended(
    _ a: TextLayout.Fragment, _ b: TextLayout.Fragment, _ part: Double, place: Double
  ) -> (TextLayout.Fragment, TextLayout.Fragment)? {
    guard a.glyphs.count == b.glyphs.count, a.symbol == b.symbol else { return nil }
    var (c, d) = (a, b)
    (c.x, c.width) = (mix(a.x, b.x, place), mix(a.width, b.width, part))
    (d.x, d.width) = (c.x, c.width)
    c.glyphs = ArraySlice(
      zip(a.glyphs, b.glyphs).map { Self.centered($0, in: mix($0.advance, $1.advance, part)) })
    d.glyphs = ArraySlice(
      zip(a.glyphs, b.glyphs).map { Self.centered($1, in: mix($0.advance, $1.advance, part)) })
    // Where both lie over each other they are as opaque as one of them alone.
    let opacity = Double(a.color.alpha)
    let above = opacity * part
    c.color.alpha = Float(above < 1 ? 1 - (1 - opacity) / (1 - above) : 1)
    d.color.alpha = Float(above)
    (d.underline, d.strikethrough) = (nil, nil)
    return (c, d)
  }

  /// A glyph in the middle of another advance.
  private static func centered(_ glyph: Glyph, in advance: CGFloat) -> Glyph {
    var glyph = glyph
    glyph.x += Float((advance - glyph.advance) / 2)
    glyph.advance = advance
    return glyph
  }

  private static func mix(_ a: CGFloat, _ b: CGFloat, _ part: Double) -> CGFloat { a + (b - a) * part }
}
