import Foundation
import Graphics

/// Colours round a centre, clockwise.
public struct AngularGradient: ShapeStyle, Hashable, Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle = .zero) {
    self.init(gradient: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Equal angles mean a whole turn.
  public init(gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = startAngle == endAngle ? startAngle + .radians(2 * .pi) : endAngle
  }

  /// A whole turn that starts at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public init(gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .angularGradient(
        gradient.resolved(in: environment), center: center.point(in: rect),
        start: CGFloat(startAngle.radians), end: CGFloat(endAngle.radians)))
  }
}
