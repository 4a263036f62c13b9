import SwiftUI

/// What a sheet looks like at a place. Functions of the place alone, so that they hold while it is dragged, thrown and
/// drawn back just as well as at rest.
struct SheetLook {
  /// The height of the container.
  let height: CGFloat
  /// The place of the topmost detent.
  let top: CGFloat
  /// The place of the highest detent that is not dimmed; nil: all are.
  let undimmed: CGFloat?

  /// Corners become square over so many points below the container's top.
  static let cornerDistance: CGFloat = 44

  /// The pull that shows `shown`.
  static func pull(showing shown: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, shown.isFinite else { return 0 }
    let s = min(abs(shown), 0.999 * dimension)
    let x = s * dimension / (RubberBand.coefficient * (dimension - s))
    return shown < 0 ? -x : x
  }

  /// Where a sheet shows that would be at `raw` without resistance; below `lowest`, where it is given, it resists too.
  func shown(_ raw: CGFloat, lowest: CGFloat?) -> CGFloat {
    if raw < top { return top - RubberBand.displacement(top - raw, over: height) }
    if let lowest, raw > lowest {
      return min(lowest + RubberBand.displacement(raw - lowest, over: height), height)
    }
    return min(raw, height)
  }

  /// How far what shows at `shown` moves for a point of the finger: b' where it resists, else 1.
  func slope(_ shown: CGFloat, lowest: CGFloat?) -> CGFloat {
    let beyond = max(0, top - shown, lowest.map { shown - $0 } ?? 0)
    let left = max(0, 1 - beyond / max(1, height))
    return beyond > 0 ? RubberBand.coefficient * left * left : 1
  }

  /// Where it would be without resistance that shows at `shown`.
  func unlimited(_ shown: CGFloat, lowest: CGFloat?) -> CGFloat {
    if shown < top { return top - SheetLook.pull(showing: top - shown, dimension: height) }
    if let lowest, shown > lowest {
      return lowest + SheetLook.pull(showing: shown - lowest, dimension: height)
    }
    return shown
  }

  /// How much of the full dimming there is: 0 where nothing is covered, 1 from half of the container on.
  func dimming(_ y: CGFloat) -> Double {
    guard height > 0 else { return 0 }
    let from = min(undimmed ?? height, height)
    let to = min(height / 2, from - 1)
    let whole = undimmed == nil ? to : max(top, min(to, (top + from) / 2))
    return Double(min(max((from - y) / max(from - whole, 1), 0), 1))
  }

  /// The radius of the corners.
  func cornerRadius(_ y: CGFloat, _ radius: CGFloat) -> CGFloat {
    radius * min(max(y / SheetLook.cornerDistance, 0), 1)
  }

  /// How far the spring of a presentation goes beyond half of the container, as a part of its height: 0.52 % of the distance,
  /// and a little.
  private static let overshoot: CGFloat = 0.0055

  /// How far the sheet has moved from half of the container to the topmost detent; 0 also where its spring overshoots
  /// half, so that nothing behind moves there.
  func covering(_ y: CGFloat) -> CGFloat {
    let from = height * (0.5 - SheetLook.overshoot)
    guard from > top else { return 0 }
    return min(max((from - y) / (from - top), 0), 1)
  }
}
