import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
///
/// The x of both control points is clamped to 0...1, so that there is one y for every x.
struct CubicBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// One coordinate at the parameter `s`, its control values being `a` and `b`.
  private static func coordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }

  /// The parameter at which the curve has this x: Newton's steps kept inside a shrinking bracket.
  private func parameter(atX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = x
    // 1e-9: far below a pixel on any screen; 60 halvings reach it even without Newton's help.
    for _ in 0..<60 {
      let error = Self.coordinate(x1, x2, s) - x
      if abs(error) < 1e-9 { break }
      if error > 0 { high = s } else { low = s }
      let slope = Self.slope(x1, x2, s)
      let next = slope > 1e-6 ? s - error / slope : .infinity
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  /// The y at `x`; x is clamped to 0...1.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.coordinate(y1, y2, parameter(atX: x))
  }

  /// The slope dy/dx at `x`; finite also where the curve is vertical.
  func velocity(at x: Double) -> Double {
    let s = parameter(atX: min(max(x, 0), 1))
    let dx = Self.slope(x1, x2, s)
    let dy = Self.slope(y1, y2, s)
    if dx > 1e-9 { return dy / dx }
    // Both control points of an end coincide with it: evaluate slightly inside.
    let inside = min(max(s, 1e-4), 1 - 1e-4)
    return Self.slope(y1, y2, inside) / max(Self.slope(x1, x2, inside), 1e-9)
  }
}
