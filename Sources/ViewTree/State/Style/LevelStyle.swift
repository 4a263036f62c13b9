import Foundation

/// A weaker level of a style: one that the style has, else the style with less opacity.
struct LevelStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  /// 1 for the secondary one.
  let level: Int

  private func style(in environment: EnvironmentValues) -> AnyShapeStyle {
    let inner: any ShapeStyle = (base as? AnyShapeStyle)?.style ?? base
    if let own = (inner as? any LeveledStyle)?.level(level, in: environment) { return own }
    return AnyShapeStyle(OpacityStyle(base: base, opacity: HierarchicalShapeStyle.opacity(ofLevel: level)))
  }

  func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    style(in: environment)._paint(in: rect, environment: environment)
  }

  func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
    style(in: environment)._bound(to: environment)
  }
}

extension LevelStyle: Equatable where Base: Equatable {}
