import Foundation

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct FontModifiersKey: EnvironmentKey {
  static var defaultValue: [Font.Modifier] { [] }
}

private struct TextLooksKey: EnvironmentKey {
  static var defaultValue: [Text.Modifier] { [] }
}

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private struct LineLimitReserveKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private struct MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private struct TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private struct LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

private struct LocalizationBundlesKey: EnvironmentKey {
  static var defaultValue: [Bundle] { LocalizedStrings.usualBundles }
}

private struct CurrentDateKey: EnvironmentKey {
  static var defaultValue: Date? { nil }
}

extension EnvironmentValues {
  /// The font of texts; nil: body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Changes made to every font by views above, outermost first.
  var fontModifiers: [Font.Modifier] {
    get { self[FontModifiersKey.self] }
    set { self[FontModifiersKey.self] = newValue }
  }

  /// Changes made to every text by views above, outermost first.
  var textModifiers: [Text.Modifier] {
    get { self[TextLooksKey.self] }
    set { self[TextLooksKey.self] = newValue }
  }

  /// Whether bold text is wanted everywhere.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The most lines that a text has; nil: as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The fewest lines for which a text reserves height; nil: those that it has.
  var reservedLines: Int? {
    get { self[LineLimitReserveKey.self] }
    set { self[LineLimitReserveKey.self] = newValue }
  }

  /// How lines are aligned with each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// Which part of a text is truncated where it does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Extra points between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether letters may be set closer to fit; they are not.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// How far a text may shrink to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Capitals or small letters throughout; nil: as written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Where strings are looked up that name no bundle, in this order.
  var localizationBundles: [Bundle] {
    get { self[LocalizationBundlesKey.self] }
    set { self[LocalizationBundlesKey.self] = newValue }
  }

  /// In which language, and where, strings are looked up.
  var localization: Localization { Localization(locale: locale, bundles: localizationBundles) }

  /// The date that relative dates are counted from; nil: the clock's.
  var currentDate: Date? {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }
}
