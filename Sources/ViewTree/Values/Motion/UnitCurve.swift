import Foundation

/// A function from progress to progress: (0, 0) at its start, (1, 1) at its end.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case circularIn
    case circularOut
    case circularInOut
    indirect case inverse(Shape)
  }

  private let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// A cubic Bézier curve with these control points; their x is clamped to 0...1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicBezier(
          Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
          Double(endControlPoint.y))))
  }

  public static let linear = UnitCurve(.linear)
  // The control points are those of CSS and Core Animation.
  public static let easeIn = UnitCurve(.bezier(CubicBezier(0.42, 0, 1, 1)))
  public static let easeOut = UnitCurve(.bezier(CubicBezier(0, 0, 0.58, 1)))
  public static let easeInOut = UnitCurve(.bezier(CubicBezier(0.42, 0, 0.58, 1)))
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .inverse(let original): UnitCurve(original)
    default: UnitCurve(.inverse(shape))
    }
  }

  /// The output at `progress`, which is clamped to 0...1.
  public func value(at progress: Double) -> Double { Self.value(shape, min(max(progress, 0), 1)) }

  /// The slope at `progress`: how much the output changes for a change of the input.
  public func velocity(at progress: Double) -> Double { Self.velocity(shape, min(max(progress, 0), 1)) }

  private static func value(_ shape: Shape, _ x: Double) -> Double {
    switch shape {
    case .linear: return x
    case .bezier(let curve): return curve.value(at: x)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5 ? value(.circularIn, 2 * x) / 2 : 0.5 + value(.circularOut, 2 * x - 1) / 2
    case .inverse(let original): return preimage(original, x)
    }
  }

  private static func velocity(_ shape: Shape, _ x: Double) -> Double {
    // A circle is vertical at one end; the slope is read a hair inside, so that it stays finite.
    let hair = 1e-6
    switch shape {
    case .linear: return 1
    case .bezier(let curve): return curve.velocity(at: x)
    case .circularIn:
      let x = min(x, 1 - hair)
      return x / (1 - x * x).squareRoot()
    case .circularOut:
      let r = min(1 - x, 1 - hair)
      return r / (1 - r * r).squareRoot()
    case .circularInOut:
      return x < 0.5 ? velocity(.circularIn, 2 * x) : velocity(.circularOut, 2 * x - 1)
    case .inverse(let original): return 1 / max(velocity(original, preimage(original, x)), hair)
    }
  }

  /// The input at which a rising curve has the output `y`, by 50 halvings (2^-50).
  private static func preimage(_ shape: Shape, _ y: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(shape, middle) < y { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
