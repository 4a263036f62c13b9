import Foundation

/// A number that a localised string's interpolation prints by a format specifier.
public protocol _FormatSpecifiable: Equatable, Sendable {
  /// The specifier where none is given: grouped whole numbers, six decimals for the others.
  static var _specifier: String { get }
  var _argument: _FormatArgument { get }
}

/// A number that is written into a string.
public struct _FormatArgument: Sendable {
  let value: LocalizedStringKey.Argument
}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
  public static var _specifier: String { bitWidth > 32 ? "%lld" : "%d" }
  public var _argument: _FormatArgument { _FormatArgument(value: .integer(Int64(clamping: self))) }
}

extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
  public static var _specifier: String { bitWidth > 32 ? "%llu" : "%u" }
  public var _argument: _FormatArgument { _FormatArgument(value: .unsigned(UInt64(clamping: self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
  public static var _specifier: String { "%f" }
  public var _argument: _FormatArgument { _FormatArgument(value: .real(Double(self))) }
}

extension Double: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _argument: _FormatArgument { _FormatArgument(value: .real(self)) }
}

extension CGFloat: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _argument: _FormatArgument { _FormatArgument(value: .real(Double(self))) }
}
