import Foundation

/// How far something shows that is pulled beyond its end: ever less, and never further than a length.
public enum RubberBand {
  /// 0.55, as measured on UIScrollView.
  static let coefficient: CGFloat = 0.55

  /// How far is shown of a pull: (1 - 1 / (0.55 x / l + 1)) l, odd in x.
  ///
  /// - Parameters:
  ///   - pull: the distance by which a finger has gone beyond the end, in points.
  ///   - length: how long that is along which it is pulled, in points: of a sheet or page its container's.
  /// - Returns: points, in the direction of `pull`; 0 where the length is not positive or the pull not finite.
  public static func displacement(_ pull: CGFloat, over length: CGFloat) -> CGFloat {
    guard length > 0, pull.isFinite else { return 0 }
    let x = abs(pull)
    let shown = coefficient * x * length / (coefficient * x + length)
    return pull < 0 ? -shown : shown
  }
}
