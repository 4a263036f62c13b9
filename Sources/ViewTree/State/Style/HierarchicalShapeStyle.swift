import Foundation

/// A level of the foreground style in force: `secondary` of a red foreground is a weaker red.
@frozen public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// Opacities of the levels of a style that gives only its first.
  private static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.1]
  static func opacity(ofLevel level: Int) -> Double { opacities[min(level, opacities.count - 1)] }
  /// What the levels are where no foreground style was set.
  private static let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]

  /// The content's own level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  init(level: Int) { self.level = level }

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    _bound(to: environment)._paint(in: rect, environment: environment)
  }

  public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
    let stack = environment.foregroundStyleStack
    if let own = stack.indices.contains(level) ? stack[level] : nil { return own }
    guard let last = stack.last else {
      return level < Self.labels.count
        ? AnyShapeStyle(Color(.system(Self.labels[level])))
        : AnyShapeStyle(Color.primary.opacity(Self.opacity(ofLevel: level)))
    }
    let step = Self.opacity(ofLevel: level) / Self.opacity(ofLevel: stack.count - 1)
    return AnyShapeStyle(OpacityStyle(base: last, opacity: step))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { LevelStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { LevelStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { LevelStyle(base: self, level: 3) }
  public var quinary: some ShapeStyle { LevelStyle(base: self, level: 4) }
}
