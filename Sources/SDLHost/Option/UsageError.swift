import Foundation

/// A wrong option or value, as one clear sentence.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The exit status that such an error ends with: EX_USAGE of sysexits.h.
  package static let exitStatus: Int32 = 64
  /// The exit status where a file could not be written when everything was done: EX_IOERR.
  static let lateStatus: Int32 = 74
  /// The exit status where the program did not open what it was started with: EX_NOINPUT.
  static let nothingOpenedStatus: Int32 = 66
  /// The exit status where the display has gone: EX_TEMPFAIL, so that a supervisor tries again.
  static let lostDisplayStatus: Int32 = 75

  package var description: String

  package init(_ sentence: String) { description = sentence }
}
