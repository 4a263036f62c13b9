import Foundation
import Graphics

/// Colours along the radius of a circle; radii in points.
public struct RadialGradient: ShapeStyle, Hashable, Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .radialGradient(
        gradient.resolved(in: environment), center: center.point(in: rect), startRadius: startRadius,
        endRadius: endRadius))
  }
}
