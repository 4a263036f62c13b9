import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How long a track is across the grid.
  public enum Size: Sendable {
    case fixed(CGFloat)
    /// What is left, shared with the other flexible tracks from the first to the last, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least the minimum as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next track; nil: the standard one.
  public var spacing: CGFloat?
  /// Where views lie in the track; nil: as the grid says.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// Whether two tracks are measured and filled alike.
  func isSame(_ other: GridItem) -> Bool {
    guard spacing == other.spacing, alignment == other.alignment else { return false }
    switch (size, other.size) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.flexible(let a, let b), .flexible(let c, let d)): return a == c && b == d
    case (.adaptive(let a, let b), .adaptive(let c, let d)): return a == c && b == d
    default: return false
    }
  }
}
