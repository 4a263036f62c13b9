import Foundation

/// Lines of text that are read, not edited.
///
/// A value that keeps what it was made from; `resolve(in:)` turns it into runs for an environment: localised, with
/// markdown parsed, fonts and colours resolved.
public struct Text: Hashable, Sendable {
  /// The source of the text.
  indirect enum Storage: Hashable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case formatted(FormattedValue<String>)
    case formattedAttributed(FormattedValue<AttributedString>)
    case date(Date, DateStyle)
    case dates(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case image(Image)
    case joined(Text, Text)
  }

  /// A change to how the text looks; later ones override those of views above.
  enum Modifier: Hashable, Sendable {
    case font(Font?)
    case fontModifier(Font.Modifier)
    case style(AnyShapeStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case background(Color)
    case attribute(AnyTextAttribute)
  }

  let storage: Storage
  var modifiers: [Modifier] = []

  init(_ storage: Storage) { self.storage = storage }

  /// A text that is looked up in the strings of a bundle and may hold markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle))
  }

  /// A text shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// A text shown as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// A text with attributes. Literals are keys of localised strings, although they could be attributed strings too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// A picture as a part of a text.
  public init(_ image: Image) { self.init(.image(image)) }

  /// A value written by a format, in the environment's locale where the format has none of its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format)))
  }

  /// A value written by a format that gives attributes, in the environment's locale where the format has none of its
  /// own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == AttributedString {
    self.init(.formattedAttributed(FormattedValue(input, format)))
  }

  /// A value written by a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// An object written by a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// A value that has no class of its own on Linux, such as a date, written by a formatter.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }
}

extension Text {
  func modified(_ modifier: Modifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  public func font(_ font: Font?) -> Text { modified(.font(font)) }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { modified(.fontModifier(.weight($0))) } ?? self
  }

  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { modified(.fontModifier(.design($0))) } ?? self
  }

  /// The width of the font; kept, not drawn: the engine has no such faces.
  public func fontWidth(_ width: Font.Width?) -> Text {
    width.map { modified(.fontModifier(.width($0))) } ?? self
  }

  public func foregroundColor(_ color: Color?) -> Text { modified(.style(color.map { AnyShapeStyle($0) })) }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.style(AnyShapeStyle(style))) }

  public func bold() -> Text { modified(.fontModifier(.bold)) }

  public func bold(_ isActive: Bool) -> Text { modified(.fontModifier(isActive ? .bold : .notBold)) }

  public func italic() -> Text { modified(.fontModifier(.italic)) }

  public func italic(_ isActive: Bool) -> Text { modified(.fontModifier(isActive ? .italic : .notItalic)) }

  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? modified(.fontModifier(.monospaced)) : self
  }

  public func monospacedDigit() -> Text { modified(.fontModifier(.monospacedDigit)) }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.underline(isActive ? LineStyle(color: color) : nil))
  }

  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Extra points after each character.
  public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

  /// Extra points after each character; stronger than kerning.
  public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

  /// Points above the baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }
}
