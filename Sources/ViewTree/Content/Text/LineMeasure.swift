import Foundation
import Graphics

/// The vertical measures of a line, in points from its baseline.
///
/// A single line is as high as the face of its font. In a paragraph a font with a leading of its own changes the
/// distance to the neighbouring lines: half of the difference between leading and height of the face is added above the
/// line and half below it, but neither above the first line nor below the last.
struct LineMeasure {
  /// The ascent and descent of the faces of its fonts, without their line gap.
  private(set) var ascent: CGFloat = 0
  private(set) var descent: CGFloat = 0
  /// The height of the line above and below its baseline when it is single.
  private(set) var top: CGFloat = 0
  private(set) var bottom: CGFloat = 0
  /// Its part of the distance to the line above and to the one below.
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

  /// Grows for ink that would be clipped at the edges of the line, or overlap its neighbours.
  mutating func add(inkAbove above: CGFloat, below: CGFloat) {
    top = max(top, above)
    bottom = max(bottom, below)
    shareAbove = max(shareAbove, above)
    shareBelow = max(shareBelow, below)
  }
}
