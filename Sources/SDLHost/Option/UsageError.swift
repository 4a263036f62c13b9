import Foundation

/// A wrong option or value, as one clear sentence.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The exit status that such an error ends with: EX_USAGE of sysexits.h.
  public static let exitStatus: Int32 = 64

  public var description: String

  public init(_ sentence: String) { description = sentence }
}
