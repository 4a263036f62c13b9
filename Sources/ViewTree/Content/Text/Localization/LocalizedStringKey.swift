import Foundation

/// The key of a string in a table, with the values that are put into it.
///
/// A literal's interpolations become format specifiers of the key (`Hello %@`, `%lld rows`); the values are put in
/// after the key was looked up, so that a translation may change their order (`%2$@`).
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A value of an interpolation.
  enum Argument: Hashable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    case text(Text)
  }

  /// The format; it is shown where no table has it.
  let key: String
  let arguments: [Argument]
  /// The key by which tables know it, where that is not the format itself.
  private(set) var name: String?
  /// Whether it is the library's own, which need not be in the program's tables.
  private(set) var isOwn = false

  /// A word of the library's own (`OwnWords`).
  static func own(_ key: LocalizedStringKey) -> LocalizedStringKey {
    var copy = key
    copy.isOwn = true
    return copy
  }

  /// The same under another name.
  func named(_ name: String) -> LocalizedStringKey {
    var copy = self
    copy.name = name
    return copy
  }

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects a literal's parts.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func append(_ argument: Argument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

    public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string)), "%@") }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._argument.value, T._specifier)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value._argument.value, specifier)
    }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }

    public mutating func appendInterpolation(_ attributed: AttributedString) {
      append(.text(Text(attributed)), "%@")
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)), "%@")
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }

    public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval)), "%@") }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours
          )),
        "%@")
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      append(.text(Text(input, format: format)), "%@")
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == AttributedString {
      append(.text(Text(input, format: format)), "%@")
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"), "%@")
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"), "%@")
    }

    /// Dates and other values that have no class of their own on Linux.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(.string(formatter.string(for: subject) ?? "\(subject)"), "%@")
    }
  }
}
