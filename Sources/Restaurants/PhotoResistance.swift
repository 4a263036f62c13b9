import BistroComponents
import SwiftUI

/// How far photos follow fingers beyond their ends, and the inverse of that.
enum PhotoResistance {
  static let greatestZoom: CGFloat = 4
  /// How much of a pinch beyond the least and the greatest zoom is followed, as an exponent.
  private static let exponent: CGFloat = 0.4

  /// The distance that is shown where a finger went `distance`: all of it up to `free` points, then less of it.
  ///
  /// - Parameter length: the area's, in points.
  static func shown(_ distance: CGFloat, _ free: CGFloat, _ length: CGFloat) -> CGFloat {
    let inside = min(max(distance, -free), free)
    return inside + RubberBand.displacement(distance - inside, over: length)
  }

  /// The distance that a finger went where this one is shown.
  static func pulled(_ distance: CGFloat, _ free: CGFloat, _ length: CGFloat) -> CGFloat {
    let inside = min(max(distance, -free), free)
    return inside + RubberBand.pull(showing: distance - inside, over: length)
  }

  /// The zoom that a pinch shows: less than its own beyond the least and the greatest.
  static func shown(zoom: CGFloat) -> CGFloat {
    let inside = min(max(zoom, 1), greatestZoom)
    return inside * pow(max(zoom, 0.01) / inside, exponent)
  }

  /// The zoom of a pinch that shows this one.
  static func pulled(zoom: CGFloat) -> CGFloat {
    let inside = min(max(zoom, 1), greatestZoom)
    return inside * pow(max(zoom, 0.01) / inside, 1 / exponent)
  }
}
