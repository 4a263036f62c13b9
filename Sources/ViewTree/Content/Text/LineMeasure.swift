import Foundation
import Graphics

/// The vertical measures of a line, in points from its baseline.
///
/// A line alone is as high as the face of its font. In a paragraph its share of the distance to its neighbours is another
/// one where the font states a leading: what that is more or less than the height of the face lies half above the line and
/// half below it, and neither above the first line nor below the last.
struct LineMeasure {
  /// What the faces of its fonts have above and below the baseline, without what they want between lines.
  private(set) var ascent: CGFloat = 0
  private(set) var descent: CGFloat = 0
  /// What the line alone has above and below.
  private(set) var top: CGFloat = 0
  private(set) var bottom: CGFloat = 0
  /// Its share of the distance to the line above and to the one below.
  private(set) var shareAbove: CGFloat = 0
  private(set) var shareBelow: CGFloat = 0

  var height: CGFloat { top + bottom }

  init() {}

  /// A line of one font.
  @MainActor init(_ font: ResolvedFont, _ engine: any FontEngine) { add(font, offset: 0, engine) }

  /// Adds letters in a font whose baseline is so many points above that of the line.
  @MainActor mutating func add(_ font: ResolvedFont, offset: CGFloat, _ engine: any FontEngine) {
    let metrics = engine.metrics(of: font)
    let face = max(metrics.lineHeight, metrics.ascent + metrics.descent)
    let gap = (face - metrics.ascent - metrics.descent) / 2
    let leading = ((font.leading ?? face) - face) / 2
    let (above, below) = (metrics.ascent + offset, metrics.descent - offset)
    ascent = max(ascent, above)
    descent = max(descent, below)
    top = max(top, above + gap)
    bottom = max(bottom, below + gap)
    shareAbove = max(shareAbove, above + gap + leading)
    shareBelow = max(shareBelow, below + gap + leading)
  }

  /// Grows for ink that would be cut at the edges of the line, or overlap its neighbours.
  mutating func add(inkAbove above: CGFloat, below: CGFloat) {
    top = max(top, above)
    bottom = max(bottom, below)
    shareAbove = max(shareAbove, above)
    shareBelow = max(shareBelow, below)
  }
}
