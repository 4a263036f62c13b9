import Foundation

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Builds the text of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// A value as its description.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value()), align, privacy)
  }

  /// A number with so many digits.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(value())), align, privacy)
  }

  private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    text += align.aligned(privacy.isHidden ? "<private>" : value)
  }
}

/// Whether a value may be read in a log.
///
/// Only whoever started the program reads standard error, so values are hidden only where the program requires that.
public struct OSLogPrivacy: Sendable {
  let isHidden: Bool

  public static let `public` = OSLogPrivacy(isHidden: false)
  public static let auto = OSLogPrivacy(isHidden: false)
  public static let `private` = OSLogPrivacy(isHidden: true)
  public static let sensitive = OSLogPrivacy(isHidden: true)

  /// How a hidden value is told from others; here it is hidden all the same.
  public enum Mask: Sendable {
    case hash, none
  }

  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How many places a value has in a log.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isAtEnd: Bool

  public static let none = OSLogStringAlignment(columns: 0, isAtEnd: false)
  public static func left(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isAtEnd: false) }
  public static func right(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isAtEnd: true) }

  func aligned(_ text: String) -> String {
    let missing = String(repeating: " ", count: max(0, columns - text.count))
    return isAtEnd ? missing + text : text + missing
  }
}

/// How a number with a fraction is written in a log.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  public static let fixed = OSLogFloatFormatting(precision: 6)
  public static func fixed(precision: Int) -> OSLogFloatFormatting { .init(precision: precision) }

  func text(_ value: Double) -> String { String(format: "%.\(max(0, min(precision, 100)))f", value) }
}
