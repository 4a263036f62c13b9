import Foundation
import Graphics

/// Colours along a line; outside of it the end colours go on.
public struct LinearGradient: ShapeStyle, Hashable, Sendable {
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .linearGradient(
        gradient.resolved(in: environment), start: startPoint.point(in: rect), end: endPoint.point(in: rect)))
  }
}
