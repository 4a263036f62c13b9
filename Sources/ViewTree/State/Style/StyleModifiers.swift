import Foundation

/// A style made more transparent.
struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  var base: Base
  var opacity: Double

  func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    var style = base._paint(in: rect, environment: environment)
    style.opacity *= opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    return style.flattened
  }

  func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(OpacityStyle<AnyShapeStyle>(base: base._bound(to: environment), opacity: opacity))
  }
}

extension OpacityStyle: Equatable where Base: Equatable {}

/// A style that blends with what lies under it.
struct BlendStyle<Base: ShapeStyle>: ShapeStyle {
  var base: Base
  var mode: BlendMode

  func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    var style = base._paint(in: rect, environment: environment)
    style.blend = mode
    return style
  }

  func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(BlendStyle<AnyShapeStyle>(base: base._bound(to: environment), mode: mode))
  }
}

extension BlendStyle: Equatable where Base: Equatable {}

/// A style with a shadow.
struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
  var base: Base
  var shadow: ShadowStyle

  func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    var style = base._paint(in: rect, environment: environment)
    style.shadows.append(
      ResolvedStyle.Shadow(
        color: shadow.color.rgba(in: environment), radius: shadow.radius,
        offset: CGSize(width: shadow.x, height: shadow.y), isInner: shadow.isInner))
    return style
  }

  func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(ShadowedStyle<AnyShapeStyle>(base: base._bound(to: environment), shadow: shadow))
  }
}

extension ShadowedStyle: Equatable where Base: Equatable {}

/// A shadow of a style, below the figure or inside it. Lengths in points.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityStyle(base: self, opacity: opacity) }

  /// The style blended with what lies under it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendStyle(base: self, mode: mode) }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, more transparent.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: ForegroundStyle(), opacity: opacity)
  }

  /// The foreground style, blended.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendStyle(base: ForegroundStyle(), mode: mode)
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: ForegroundStyle(), shadow: style)
  }
}
