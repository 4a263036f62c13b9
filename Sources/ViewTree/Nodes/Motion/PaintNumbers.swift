import Foundation
import Graphics

/// What can be moved of a style's paint, as numbers: a colour, or a gradient's places and stops, and the opacity.
///
/// The places of a gradient are those in the unit square, so that they are right in whatever bounds it is painted.
struct PaintNumbers: VectorArithmetic {
  /// Paints whose numbers mean the same.
  enum Kind: Equatable {
    case color
    case linear(stops: Int)
    case radial(stops: Int)
    case elliptical(stops: Int)
    case angular(stops: Int)
    /// Only the opacity moves.
    case other

    init(_ paint: Paint) {
      switch paint {
      case .color: self = .color
      case .linearGradient(let stops, _, _): self = .linear(stops: stops.count)
      case .radialGradient(let stops, _, _, _): self = .radial(stops: stops.count)
      case .ellipticalGradient(let stops, _, _, _): self = .elliptical(stops: stops.count)
      case .angularGradient(let stops, _, _, _): self = .angular(stops: stops.count)
      case .image, .backdrop: self = .other
      }
    }
  }

  private var color: SIMD4<Float>
  private var opacity: Double
  /// Of a gradient: its places, then five numbers for each stop. Empty: zero, of whatever length.
  private var gradient: [Double]

  private init(color: SIMD4<Float>, opacity: Double, gradient: [Double]) {
    self.color = color
    self.opacity = opacity
    self.gradient = gradient
  }

  /// - Parameter style: resolved in the unit square.
  init(_ style: ResolvedStyle) {
    (color, opacity, gradient) = (.zero, style.opacity, [])
    func add(_ places: [CGFloat], _ stops: [GradientStop]) {
      gradient = places.map(Double.init)
      for stop in stops {
        let c = stop.color
        gradient += [Double(stop.location)] + [c.red, c.green, c.blue, c.alpha].map(Double.init)
      }
    }
    switch style.paint {
    case .color(let c): color = SIMD4(c.red, c.green, c.blue, c.alpha)
    case .linearGradient(let stops, let start, let end): add([start.x, start.y, end.x, end.y], stops)
    case .radialGradient(let stops, let center, let start, let end):
      add([center.x, center.y, start, end], stops)
    case .ellipticalGradient(let stops, let frame, let start, let end):
      add([frame.minX, frame.minY, frame.width, frame.height, start, end], stops)
    case .angularGradient(let stops, let center, let start, let end):
      add([center.x, center.y, start, end], stops)
    case .image, .backdrop: break
    }
  }

  /// A style with these numbers in place of its own.
  ///
  /// - Parameter rect: the bounds in which the style has been resolved.
  func applied(to style: ResolvedStyle, in rect: CGRect) -> ResolvedStyle {
    var style = style
    style.opacity = min(1, max(0, opacity))
    func point(_ index: Int) -> CGPoint {
      CGPoint(
        x: rect.minX + gradient[index] * rect.width, y: rect.minY + gradient[index + 1] * rect.height)
    }
    switch style.paint {
    case .color: style.paint = .color(Self.rgba(color))
    case .linearGradient:
      style.paint = .linearGradient(stops(from: 4), start: point(0), end: point(2))
    case .radialGradient:
      style.paint = .radialGradient(
        stops(from: 4), center: point(0), startRadius: gradient[2], endRadius: gradient[3])
    case .ellipticalGradient:
      let size = CGSize(width: gradient[2] * rect.width, height: gradient[3] * rect.height)
      style.paint = .ellipticalGradient(
        stops(from: 6), in: CGRect(origin: point(0), size: size), startFraction: gradient[4],
        endFraction: gradient[5])
    case .angularGradient:
      style.paint = .angularGradient(stops(from: 4), center: point(0), start: gradient[2], end: gradient[3])
    case .image, .backdrop: break
    }
    return style
  }

  /// The stops behind the places, in order even where an animation goes beyond its end.
  private func stops(from first: Int) -> [GradientStop] {
    var last = -Double.infinity
    return stride(from: first, to: gradient.count - 4, by: 5).map { index in
      last = max(last, gradient[index])
      let color = SIMD4(gradient[index + 1], gradient[index + 2], gradient[index + 3], gradient[index + 4])
      return GradientStop(color: Self.rgba(SIMD4<Float>(color)), location: last)
    }
  }

  private static func rgba(_ c: SIMD4<Float>) -> RGBA {
    let c = c.clamped(lowerBound: .zero, upperBound: .one)
    return RGBA(red: c.x, green: c.y, blue: c.z, alpha: c.w)
  }

  static var zero: PaintNumbers { PaintNumbers(color: .zero, opacity: 0, gradient: []) }

  private static func joined(
    _ a: [Double], _ b: [Double], _ join: (Double, Double) -> Double
  ) -> [Double] {
    if b.isEmpty { return a }
    if a.isEmpty { return b.map { join(0, $0) } }
    return zip(a, b).map(join)
  }

  static func + (a: PaintNumbers, b: PaintNumbers) -> PaintNumbers {
    PaintNumbers(
      color: a.color + b.color, opacity: a.opacity + b.opacity, gradient: joined(a.gradient, b.gradient, +))
  }

  static func - (a: PaintNumbers, b: PaintNumbers) -> PaintNumbers {
    PaintNumbers(
      color: a.color - b.color, opacity: a.opacity - b.opacity, gradient: joined(a.gradient, b.gradient, -))
  }

  mutating func scale(by rhs: Double) {
    color *= Float(rhs)
    opacity *= rhs
    for index in gradient.indices { gradient[index] *= rhs }
  }

  var magnitudeSquared: Double {
    Double((color * color).sum()) + opacity * opacity + gradient.reduce(0) { $0 + $1 * $1 }
  }
}
