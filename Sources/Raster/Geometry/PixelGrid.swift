import Foundation
import Graphics

/// The rules by which fractional device coordinates become whole pixels.
///
/// Coordinates are first rounded to 1/256 pixel, so that the noise of floating point (a place computed from
/// another anchor) cannot decide on which side of a half a coordinate falls.
enum PixelGrid {
  /// Coordinates beyond this many pixels are not painted: nothing that far away can be seen, and fixed-point
  /// arithmetic (24.8 in cairo) stays inside its range.
  static let limit: CGFloat = 4_000_000
  /// Lengths shorter than this many pixels vanish; longer ones keep at least one pixel (hairline separators).
  static let vanishing: CGFloat = 0.125
  /// Phases of a pixel that free-form outlines are drawn at: finer ones look the same and would fill the cache.
  static let phases: CGFloat = 4

  /// The coordinate rounded to 1/256 pixel.
  static func quantised(_ value: CGFloat) -> CGFloat { (value * 256).rounded() / 256 }

  /// The nearest whole pixel, halves upwards on both sides of zero; `value` must be within `limit`.
  static func snapped(_ value: CGFloat) -> Int32 { Int32((quantised(value) + 0.5).rounded(.down)) }

  /// Edges rounded separately; nil when the rectangle has no extent or lies out of range.
  static func snapped(_ rect: CGRect) -> PixelBox? {
    guard isPaintable(rect) else { return nil }
    guard let (x0, x1) = snapped(rect.minX, rect.maxX), let (y0, y1) = snapped(rect.minY, rect.maxY) else {
      return nil
    }
    return PixelBox(x0: x0, y0: y0, x1: x1, y1: y1)
  }

  private static func snapped(_ low: CGFloat, _ high: CGFloat) -> (Int32, Int32)? {
    guard high - low >= vanishing else { return nil }
    let first = snapped(low)
    let last = snapped(high)
    if last > first { return (first, last) }
    let only = Int32(quantised(low).rounded(.down))
    return (only, only + 1)
  }

  /// The smallest box that holds the rectangle; nil when out of range.
  static func covering(_ rect: CGRect) -> PixelBox? {
    guard isPaintable(rect) else { return nil }
    return PixelBox(
      x0: Int32(quantised(rect.minX).rounded(.down)), y0: Int32(quantised(rect.minY).rounded(.down)),
      x1: Int32(quantised(rect.maxX).rounded(.up)), y1: Int32(quantised(rect.maxY).rounded(.up)))
  }

  /// Whether all coordinates are numbers within the range that painting handles.
  static func isPaintable(_ rect: CGRect) -> Bool {
    !rect.isNull && abs(rect.minX) < limit && abs(rect.minY) < limit && abs(rect.maxX) < limit
      && abs(rect.maxY) < limit
  }

  /// A rectangle limited to the paintable range; nil when that leaves nothing or a coordinate is not a number.
  static func limited(_ rect: CGRect) -> CGRect? {
    let r = rect.standardized
    guard !r.isNull, !r.minX.isNaN, !r.minY.isNaN, !r.maxX.isNaN, !r.maxY.isNaN else { return nil }
    let most = limit / 2
    let x0 = max(-most, r.minX)
    let y0 = max(-most, r.minY)
    let x1 = min(most, r.maxX)
    let y1 = min(most, r.maxY)
    return x1 > x0 && y1 > y0 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : nil
  }

  /// The whole pixel and the remaining phase of a coordinate.
  static func phase(_ value: CGFloat) -> (pixel: Int32, phase: CGFloat) {
    let steps = ((quantised(value) * phases) + 0.5).rounded(.down)
    let pixel = (steps / phases).rounded(.down)
    return (Int32(pixel), steps / phases - pixel)
  }
}

extension ProjectionTransform {
  /// Whether every number is finite and small enough to compute with.
  var isPaintable: Bool {
    let limit = PixelGrid.limit
    return abs(m11) < limit && abs(m12) < limit && abs(m13) < limit && abs(m21) < limit && abs(m22) < limit
      && abs(m23) < limit && abs(m31) < limit && abs(m32) < limit && abs(m33) < limit
  }

  /// The transform, then a move in the target space.
  func moved(x: CGFloat, y: CGFloat) -> ProjectionTransform {
    guard isAffine else { return concatenating(.translation(x: x, y: y)) }
    var m = self
    m.m31 += x
    m.m32 += y
    return m
  }
}
