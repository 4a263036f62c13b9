import Foundation
import Graphics

/// Colours along the radius of an ellipse with the proportions of what it fills.
///
/// Radii are fractions of the filled rectangle's size: 0.5 reaches the middle of its edges from its centre.
public struct EllipticalGradient: ShapeStyle, Hashable, Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public init(
    gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    let middle = center.point(in: rect)
    let frame = CGRect(
      x: middle.x - rect.width / 2, y: middle.y - rect.height / 2, width: rect.width, height: rect.height)
    return ResolvedStyle(
      .ellipticalGradient(
        gradient.resolved(in: environment), in: frame, startFraction: startRadiusFraction * 2,
        endFraction: endRadiusFraction * 2))
  }
}
