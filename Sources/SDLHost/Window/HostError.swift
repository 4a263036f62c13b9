/// Why a window cannot be opened, as one sentence with a remedy.
package enum HostError: Error, Equatable, CustomStringConvertible {
  /// There is no display at all: a script can still be played.
  case noDisplay(String)
  /// A device may not be used by this user.
  case permission(String)
  /// Anything else that ends the program.
  case failed(String)

  package var description: String {
    switch self {
    case .noDisplay(let sentence), .permission(let sentence), .failed(let sentence): sentence
    }
  }

  /// What the program ends with where nothing else says more: EX_SOFTWARE of sysexits.h.
  static let software: Int32 = 70

  /// From sysexits.h: EX_UNAVAILABLE, EX_NOPERM, EX_SOFTWARE.
  package var exitStatus: Int32 {
    switch self {
    case .noDisplay: 69
    case .permission: 77
    case .failed: HostError.software
    }
  }
}
