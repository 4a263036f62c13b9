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

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
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

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .program }
}

private struct CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar = {
    var calendar = Calendar.current
    calendar.locale = .program
    return calendar
  }()
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
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

  /// The text size that a person chose.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether bold text is wanted everywhere.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The most lines that a text takes; nil: as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The fewest lines that a text takes room for; nil: those that it has.
  var reservedLines: Int? {
    get { self[LineLimitReserveKey.self] }
    set { self[LineLimitReserveKey.self] = newValue }
  }

  /// How lines stand below each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// Which part of a text gives way where it does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Extra points between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether letters may come closer; they do not.
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

  /// The language and the formats of texts: those of the program's environment (`LC_ALL`, `LANG`) where nothing else
  /// is set, American English where that names none or is C's.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Where strings are looked up that name no bundle, in this order.
  var localizationBundles: [Bundle] {
    get { self[LocalizationBundlesKey.self] }
    set { self[LocalizationBundlesKey.self] = newValue }
  }

  /// In which language, and where, strings are looked up.
  var localization: Localization { Localization(locale: locale, bundles: localizationBundles) }

  /// The moment that relative dates are told from; nil: the clock's.
  var currentDate: Date? {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }
}
