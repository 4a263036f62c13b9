import Foundation
import Graphics

/// What a shape, a text or a symbol can be filled with.
///
/// A style of a program's own says in `resolve(in:)` which other style it is in an environment.
public protocol ShapeStyle: Sendable {
  /// The style that this one resolves to; `Never` for those that paint by themselves.
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint for a figure whose frame is `rect`, in the points of that figure. For the tree's own use.
  func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle

  /// The style with everything that refers to the surrounding foreground style replaced by what it is there, so
  /// that it can become the foreground style itself. For the tree's own use.
  func _bound(to environment: EnvironmentValues) -> AnyShapeStyle
}

extension ShapeStyle where Resolved == Never {
  /// Styles that paint by themselves resolve to no other.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints by itself: resolve(in:) must not be called")
  }
}

extension ShapeStyle {
  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    resolve(in: environment)._paint(in: rect, environment: environment)
  }

  public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension Color: ShapeStyle {
  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(.color(rgba(in: environment)))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(.color(rgba))
  }
}
