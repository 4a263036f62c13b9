import Foundation

/// The resistance of content that is pulled past its end.
///
/// b(x) = (1 − 1 / (c x / d + 1)) d: a finger that is x points past the end shows b points, never more than the
/// viewport's extent d. Odd in x, so that both ends behave alike. A function of the finger's position alone:
/// the path does not matter.
enum RubberBand {
  /// How far content at its very end follows a point of the finger: 0.55, as measured on UIScrollView.
  static let coefficient: CGFloat = 0.55

  /// What is shown for a pull of `distance` past the end of a viewport that is `dimension` points long.
  static func offset(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, dimension.isFinite, !distance.isNaN else { return 0 }
    if distance.isInfinite { return distance > 0 ? dimension : -dimension }
    let x = abs(distance)
    // The same formula over one denominator: nothing cancels for small pulls.
    let shown = coefficient * x * dimension / (coefficient * x + dimension)
    return distance < 0 ? -shown : shown
  }

  /// The inverse of `offset(_:dimension:)`: the pull with which a finger begins that catches overscrolled content.
  static func distance(showing offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, dimension.isFinite, !offset.isNaN else { return 0 }
    // No pull shows the whole viewport; whatever exceeds 99.9 % of it counts as 99.9 %.
    let shown = min(abs(offset), 0.999 * dimension)
    let x = shown * dimension / (coefficient * (dimension - shown))
    return offset < 0 ? -x : x
  }

  /// How far what is shown moves for a point of the finger where `offset` is shown past the end: b′ there.
  static func slope(showing offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, dimension.isFinite, !offset.isNaN else { return 0 }
    let left = max(0, 1 - abs(offset) / dimension)
    return coefficient * left * left
  }

  /// How far what shows at `shown` moves for a point of the finger: 1 within `lower`...`upper`, less outside. A release
  /// there has the velocity of what is shown, not the finger's.
  static func slope(at shown: CGFloat, lower: CGFloat, upper: CGFloat, dimension: CGFloat) -> CGFloat {
    let beyond = shown < lower ? lower - shown : shown - max(lower, upper)
    return beyond > 0 ? slope(showing: beyond, dimension: dimension) : 1
  }

  /// The content offset that is shown for an unlimited one: itself within `lower`...`upper`, reduced outside.
  static func shown(_ offset: CGFloat, lower: CGFloat, upper: CGFloat, dimension: CGFloat) -> CGFloat {
    if offset < lower { return lower + self.offset(offset - lower, dimension: dimension) }
    let upper = max(lower, upper)
    if offset > upper { return upper + self.offset(offset - upper, dimension: dimension) }
    return offset.isNaN ? lower : offset
  }

  /// The unlimited offset that is shown as `shown`.
  static func unlimited(_ shown: CGFloat, lower: CGFloat, upper: CGFloat, dimension: CGFloat) -> CGFloat {
    if shown < lower { return lower + distance(showing: shown - lower, dimension: dimension) }
    let upper = max(lower, upper)
    if shown > upper { return upper + distance(showing: shown - upper, dimension: dimension) }
    return shown.isNaN ? lower : shown
  }
}
