import Foundation
import Graphics

/// The foreground style in force.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    _bound(to: environment)._paint(in: rect, environment: environment)
  }

  public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
    HierarchicalShapeStyle.primary._bound(to: environment)
  }
}

extension ForegroundStyle: LeveledStyle {
  func level(_ level: Int, in environment: EnvironmentValues) -> AnyShapeStyle? {
    AnyShapeStyle(HierarchicalShapeStyle(level: level))
  }
}

/// The background style that applies: `systemBackground` where none was set.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    if let style = environment.backgroundStyle, !(style.style is BackgroundStyle) {
      return style._paint(in: rect, environment: environment)
    }
    return Color(.system(.background))._paint(in: rect, environment: environment)
  }
}

extension BackgroundStyle: LeveledStyle {
  func level(_ level: Int, in environment: EnvironmentValues) -> AnyShapeStyle? {
    if let style = environment.backgroundStyle, !(style.style is BackgroundStyle) { return nil }
    return SystemShapeStyle<SystemStyles.WindowBackground>().level(level, in: environment)
  }
}

/// The tint that applies: the accent where none was set.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    if let style = environment.tint, !(style.style is TintShapeStyle) {
      return style._paint(in: rect, environment: environment)
    }
    return Color.accentColor._paint(in: rect, environment: environment)
  }
}

/// What marks the selection: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    TintShapeStyle()._paint(in: rect, environment: environment)
  }
}

/// A colour of the palette by its purpose: separators, placeholders, links, fills.
public struct SystemShapeStyle<Purpose: SystemStylePurpose>: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(.color(Purpose._color.rgba(in: environment)))
  }
}

extension SystemShapeStyle: LeveledStyle {
  func level(_ level: Int, in environment: EnvironmentValues) -> AnyShapeStyle? {
    let levels = Purpose._levels
    return levels.isEmpty ? nil : AnyShapeStyle(levels[min(level, levels.count) - 1])
  }
}

/// A purpose that the palette has a colour for.
public protocol SystemStylePurpose: Sendable {
  static var _color: Color { get }
  /// The secondary colour and those that follow; empty: they are the first one with less opacity.
  static var _levels: [Color] { get }
}

extension SystemStylePurpose {
  public static var _levels: [Color] { [] }
}

/// Purposes of the palette.
public enum SystemStyles {
  public enum Separator: SystemStylePurpose {
    public static var _color: Color { Color(.system(.separator)) }
  }
  public enum Placeholder: SystemStylePurpose {
    public static var _color: Color { Color(.system(.placeholderText)) }
  }
  public enum Link: SystemStylePurpose {
    public static var _color: Color { Color(.system(.link)) }
  }
  public enum Fill: SystemStylePurpose {
    public static var _color: Color { Color(.system(.fill)) }
    public static var _levels: [Color] {
      [Color(.system(.secondaryFill)), Color(.system(.tertiaryFill)), Color(.system(.quaternaryFill))]
    }
  }
  public enum WindowBackground: SystemStylePurpose {
    public static var _color: Color { Color(.system(.background)) }
    public static var _levels: [Color] {
      [Color(.system(.secondaryBackground)), Color(.system(.tertiaryBackground))]
    }
  }
}

public typealias SeparatorShapeStyle = SystemShapeStyle<SystemStyles.Separator>
public typealias PlaceholderTextShapeStyle = SystemShapeStyle<SystemStyles.Placeholder>
public typealias LinkShapeStyle = SystemShapeStyle<SystemStyles.Link>
public typealias FillShapeStyle = SystemShapeStyle<SystemStyles.Fill>
public typealias WindowBackgroundShapeStyle = SystemShapeStyle<SystemStyles.WindowBackground>

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
