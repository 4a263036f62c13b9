/// Why a graphics card did not carry out a call.
enum CardError: Error, Equatable {
  /// Another program shows its picture, or the console does.
  case notMaster
  /// The card, or the display, is not there any more.
  case gone
  /// It has not finished the previous call.
  case busy
  /// It cannot do that at all.
  case unsupported
  /// The kernel's reason.
  case refused(String)
}
