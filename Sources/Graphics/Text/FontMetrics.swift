import Foundation

/// The vertical measures of a font, in points, all positive.
public struct FontMetrics: Hashable, Sendable {
  public var ascent: CGFloat
  public var descent: CGFloat
  /// The height of a single line, and the distance of two baselines where the font states no leading of its own.
  public var lineHeight: CGFloat
  public var capHeight: CGFloat
  public var xHeight: CGFloat

  @inlinable
  public init(ascent: CGFloat, descent: CGFloat, lineHeight: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
