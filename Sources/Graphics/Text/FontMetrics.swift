import Foundation

/// The vertical measures of a font, in points, all positive.
public struct FontMetrics: Hashable, Sendable {
  public var ascent: CGFloat
  public var descent: CGFloat
  /// The distance of two baselines.
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
