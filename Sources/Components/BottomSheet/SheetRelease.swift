import SwiftUI

/// Where a sheet goes when it is let go. Pure: a function of the numbers alone.
struct SheetRelease {
  /// Where a release leads.
  enum Target: Equatable {
    case stop(Int)
    case dismissed
  }

  /// Seconds of velocity that a release is projected by: what content let go at v still runs at UIScrollView's rate,
  /// v d / (1 - d) / 1000 with d = 0.998.
  static let projection: CGFloat = 0.499
  /// No finger is faster, in points per second.
  static let greatestSpeed: CGFloat = 8000

  /// The places of the detents from the top, ascending.
  let stops: [CGFloat]
  let height: CGFloat
  let thresholds: BottomSheetOptions.Thresholds
  let isSequential: Bool
  /// Whether further detents are decided by where the finger lifted rather than by where the throw leads.
  var throwsByOne = false

  /// The velocity as it counts: finite, and no faster than a finger.
  static func legal(_ velocity: CGFloat) -> CGFloat {
    velocity.isFinite ? min(max(velocity, -greatestSpeed), greatestSpeed) : 0
  }

  /// A drag that began at rest at the stop `start` and has moved by `translation` points (down positive).
  func target(from start: Int, translation: CGFloat, velocity: CGFloat) -> Target {
    guard stops.indices.contains(start) else { return .dismissed }
    let distance = translation + Self.projection * Self.legal(velocity)
    guard throwsByOne else {
      return distance < 0 ? up(from: start, -distance, -distance) : down(from: start, distance, distance)
    }
    // Dragged past another detent and thrown back, it goes back by one detent from there.
    let lifted = reached(by: stops[start] + translation)
    if distance * translation < 0, lifted != start { return target(lifted + (distance < 0 ? -1 : 1)) }
    return distance < 0 ? up(from: start, -distance, -translation) : down(from: start, distance, translation)
  }

  /// A sheet that was caught in motion, or whose rest is not a stop any more: the nearest stop to where it would run.
  func target(caughtAt y: CGFloat, velocity: CGFloat) -> Target {
    let projected = y + Self.projection * Self.legal(velocity)
    let end = reached(by: projected)
    guard throwsByOne else { return target(end) }
    let lifted = reached(by: y)
    return target(min(max(end, lifted - 1), lifted + 1))
  }

  /// The stop nearest to a place; their count where the place is so low that the sheet is gone.
  private func reached(by y: CGFloat) -> Int {
    guard let lowest = stops.last else { return 0 }
    let isGone = y > lowest + threshold(thresholds.dismiss * height, height - lowest)
    return isGone ? stops.count : nearest(to: y)
  }

  private func target(_ index: Int) -> Target {
    index < stops.count ? .stop(max(index, 0)) : .dismissed
  }

  func nearest(to y: CGFloat) -> Int {
    stops.indices.min { abs(stops[$0] - y) < abs(stops[$1] - y) } ?? 0
  }

  /// The threshold of one step: the given one, or for a near neighbour a part of the distance.
  private func threshold(_ points: CGFloat, _ gap: CGFloat) -> CGFloat {
    min(points, thresholds.nearby * max(gap, 0))
  }

  /// `distance` decides whether it leaves the stop, `reach` how far it goes.
  private func up(from start: Int, _ distance: CGFloat, _ reach: CGFloat) -> Target {
    guard start > 0 else { return .stop(start) }
    guard distance > threshold(thresholds.expand * height, stops[start] - stops[start - 1]) else {
      return .stop(start)
    }
    var index = start - 1
    // A further detent only where the reach passes the middle of the distance to it.
    while !isSequential, index > 0, stops[start] - reach < (stops[index] + stops[index - 1]) / 2 {
      index -= 1
    }
    return .stop(index)
  }

  private func down(from start: Int, _ distance: CGFloat, _ reach: CGFloat) -> Target {
    let last = stops.count - 1
    let dismiss = threshold(thresholds.dismiss * height, height - stops[last])
    if start == last { return distance > dismiss ? .dismissed : .stop(start) }
    guard distance > threshold(thresholds.collapse, stops[start + 1] - stops[start]) else {
      return .stop(start)
    }
    guard !isSequential else { return .stop(start + 1) }
    if stops[start] + reach > stops[last] + dismiss { return .dismissed }
    var index = start + 1
    while index < last, stops[start] + reach > (stops[index] + stops[index + 1]) / 2 { index += 1 }
    return .stop(index)
  }
}
