import Foundation
import Graphics

/// A gradient with the space in which its colours are mixed; from top to bottom where it fills a shape as it is.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient
  let space: Gradient.ColorSpace

  /// Steps between two stops that are mixed in another space than that of painting.
  private static let stepsBetweenStops = 8

  public init(_ gradient: Gradient) { self.init(gradient, space: .device) }

  init(_ gradient: Gradient, space: Gradient.ColorSpace) {
    self.gradient = gradient
    self.space = space
  }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient, space: space) }

  /// The stops as painting needs them. Painting mixes in sRGB: another space is approximated by stops in between.
  func resolved(in environment: EnvironmentValues) -> [GradientStop] {
    let stops = gradient.resolved(in: environment)
    guard space == .perceptual, let first = stops.first else { return stops }
    var fine = [first]
    for (a, b) in zip(stops, stops.dropFirst()) {
      for step in 1...Self.stepsBetweenStops where b.location > a.location || step == Self.stepsBetweenStops {
        let t = CGFloat(step) / CGFloat(Self.stepsBetweenStops)
        fine.append(
          GradientStop(
            color: ColorMath.mix(a.color, b.color, Float(t), space.mixing),
            location: a.location + (b.location - a.location) * t))
      }
    }
    return fine
  }
}

extension AnyGradient: ShapeStyle {
  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(
      in: rect, environment: environment)
  }
}

extension Gradient: ShapeStyle {
  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    AnyGradient(self)._paint(in: rect, environment: environment)
  }
}
