import Foundation
import Graphics

private struct ForegroundStyleStackKey: EnvironmentKey {
  static var defaultValue: [AnyShapeStyle] { [] }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct AccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private struct SystemAccentKey: EnvironmentKey {
  static var defaultValue: SystemAccent? { nil }
}

private struct ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

private struct NamedColorResolverKey: EnvironmentKey {
  static var defaultValue: ((String, Bundle?, Bool) -> RGBA?)? { nil }
}

private struct ContainerForegroundKey: EnvironmentKey {
  static let defaultValue = false
}

/// How strong the contrast between colours is.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

extension EnvironmentValues {
  /// The foreground style's levels, primary first; empty: the labels of the palette.
  ///
  /// Set it with `setForegroundStyle(_:)`, which resolves styles that refer to the one before.
  var foregroundStyleStack: [AnyShapeStyle] {
    get { self[ForegroundStyleStackKey.self] }
    set { self[ForegroundStyleStackKey.self] = newValue }
  }

  /// Makes styles the levels of the foreground style; `.secondary` and the like mean those that applied before.
  mutating func setForegroundStyle(_ styles: [AnyShapeStyle]) {
    let before = self
    foregroundStyleStack = styles.map { $0._bound(to: before) }
    if hasContainerForeground { hasContainerForeground = false }
  }

  /// Whether the foreground style is what a container gives its texts, as a list its headers, and not what a view above
  /// chose: controls keep their own then.
  var hasContainerForeground: Bool {
    get { self[ContainerForegroundKey.self] }
    set { self[ContainerForegroundKey.self] = newValue }
  }

  /// The tint set by a view above; nil: the accent.
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The style of backgrounds; nil: the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// What `Color.accentColor` is; nil: `systemAccent`.
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }

  /// What `Color.accentColor` is where no view has chosen one; nil: blue.
  var systemAccent: SystemAccent? {
    get { self[SystemAccentKey.self] }
    set { self[SystemAccentKey.self] = newValue }
  }

  /// Whether the user requests more contrast.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// Finds the colours of catalogues: name, bundle, whether dark is wanted. The tree's root sets it.
  var namedColorResolver: ((String, Bundle?, Bool) -> RGBA?)? {
    get { self[NamedColorResolverKey.self] }
    set { self[NamedColorResolverKey.self] = newValue }
  }
}
