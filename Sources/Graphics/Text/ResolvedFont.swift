import Foundation

/// A font as it is requested of the engine: what is wanted, not which file gives it.
public struct ResolvedFont: Hashable, Sendable {
  /// A face of the system, or one by name.
  public enum Family: Hashable, Sendable {
    case `default`, rounded, serif, monospaced
    case named(String)
  }

  public var family: Family
  /// The size in points.
  public var size: CGFloat
  /// From 100 (ultra light) to 900 (black); 400 is regular.
  public var weight: Int
  public var italic: Bool
  public var monospacedDigit: Bool
  /// The distance of two baselines of a paragraph, in points; nil: that of the face.
  public var leading: CGFloat?

  @inlinable public init(
    family: Family = .default, size: CGFloat = 17, weight: Int = 400, italic: Bool = false,
    monospacedDigit: Bool = false, leading: CGFloat? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
    self.monospacedDigit = monospacedDigit
    self.leading = leading
  }

  /// The same font in a size that is so many times its own; its lines are as many times as far apart.
  public func scaled(by factor: CGFloat) -> ResolvedFont {
    var font = self
    font.size *= factor
    font.leading = leading.map { $0 * factor }
    return font
  }
}
