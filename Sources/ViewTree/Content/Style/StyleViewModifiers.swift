import Foundation

// What views set for the styles in them; each is a value of the environment.

extension View {
  /// The colour of texts, symbols and shapes in this view; nil: the system's.
  public func foregroundColor(_ color: Color?) -> some View {
    foregroundStyles(color.map { [AnyShapeStyle($0)] } ?? [])
  }

  /// The style of texts, symbols and shapes in this view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundStyles([AnyShapeStyle(style)])
  }

  /// The primary and secondary foreground style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// The primary, secondary and tertiary foreground style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  private func foregroundStyles(_ styles: [AnyShapeStyle]) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0.setForegroundStyle(styles) }, value: styles, path: \EnvironmentValues.foregroundStyleStack
      ))
  }

  /// The style that marks what can be used in this view; nil: the accent.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// The colour that marks what can be used in this view; nil: the accent.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// The accent colour of this view; nil: the system's.
  public func accentColor(_ accentColor: Color?) -> some View { environment(\.accentColor, accentColor) }

  /// The style of backgrounds that name none.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Light or dark, for this view alone.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
