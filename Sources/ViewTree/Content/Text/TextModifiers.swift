import Foundation

// What views set for all texts in them; each is a value of the environment.

extension View {
  /// The font of the texts in this view; nil: that of a view above, or body.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The weight of the fonts in this view; nil: the fonts' own.
  public func fontWeight(_ weight: Font.Weight?) -> some View { fontModifier(weight.map { .weight($0) }) }

  /// The design of the fonts in this view; nil: the fonts' own.
  public func fontDesign(_ design: Font.Design?) -> some View { fontModifier(design.map { .design($0) }) }

  /// The width of the fonts in this view; kept, not drawn: the engine has no such faces.
  public func fontWidth(_ width: Font.Width?) -> some View { fontModifier(width.map { .width($0) }) }

  /// Bold texts.
  public func bold(_ isActive: Bool = true) -> some View { fontModifier(isActive ? .bold : .notBold) }

  /// Slanted texts.
  public func italic(_ isActive: Bool = true) -> some View { fontModifier(isActive ? .italic : .notItalic) }

  /// Texts in a face whose letters all have one width.
  public func monospaced(_ isActive: Bool = true) -> some View { fontModifier(isActive ? .monospaced : nil) }

  /// Digits that all have one width.
  public func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }

  /// A line under the texts.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textModifier(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// A line through the texts.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textModifier(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Extra points after each character.
  public func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }

  /// Extra points after each character; stronger than kerning.
  public func tracking(_ tracking: CGFloat) -> some View { textModifier(.tracking(tracking)) }

  /// Points by which texts lie above their baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textModifier(.baselineOffset(baselineOffset))
  }

  /// Capitals or small letters throughout; nil: as written.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// The text size chosen by a person, for this view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the text size within a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(
      EnvironmentWriter(
        write: { values in
          guard let low = allowed.first, let high = allowed.last else { return }
          values.dynamicTypeSize = min(max(values.dynamicTypeSize, low), high)
        }, value: allowed, path: \EnvironmentValues.dynamicTypeSize))
  }

  /// Adds a change to every font in the view; nil adds none.
  func fontModifier(_ change: Font.Modifier?) -> some View {
    modifier(
      EnvironmentWriter(
        write: { if let change { $0.fontModifiers.append(change) } }, value: change,
        path: \EnvironmentValues.fontModifiers))
  }

  /// Adds a change to every text in the view.
  func textModifier(_ change: Text.Modifier) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0.textModifiers.append(change) }, value: change, path: \EnvironmentValues.textModifiers))
  }
}
