/// Why a graphics card does not do what it was asked.
enum CardError: Error, Equatable {
  /// Another program shows its picture, or the console does.
  case notMaster
  /// The card, or the display, is not there any more.
  case gone
  /// It has not finished what it was asked before.
  case busy
  /// It cannot do that at all.
  case unsupported
  /// The kernel's reason.
  case refused(String)
}
