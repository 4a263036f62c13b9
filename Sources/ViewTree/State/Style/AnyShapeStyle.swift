import Foundation

/// A style whose type is hidden. Two are equal when they hold equal values of the same comparable type.
@frozen public struct AnyShapeStyle: ShapeStyle, Hashable {
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    style._paint(in: rect, environment: environment)
  }

  public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle { style._bound(to: environment) }

  /// The colour, where the style is one.
  var color: Color? { style as? Color }

  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    func equal<T: Equatable>(_ x: T) -> Bool { (b.style as? T) == x }
    guard let x = a.style as? any Equatable else { return false }
    return equal(x)
  }

  public func hash(into hasher: inout Hasher) {
    if let value = style as? any Hashable { hasher.combine(AnyHashable(value)) }
  }
}
