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

  /// The pull of which `shown` is shown, the inverse of `displacement`: where a finger counts from that catches what is on
  /// its way back.
  ///
  /// - Parameters:
  ///   - shown: the distance beyond the end, in points; no pull shows the whole length, so 99.9 % of it count at most.
  ///   - length: as for `displacement`.
  public static func pull(showing shown: CGFloat, over length: CGFloat) -> CGFloat {
    guard length > 0, shown.isFinite else { return 0 }
    let x = min(abs(shown), 0.999 * length)
    let pull = x * length / (coefficient * (length - x))
    return shown < 0 ? -pull : pull
  }
}
