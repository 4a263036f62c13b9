/// The network of a window without a screen.
package enum NetworkChoice: Sendable {
  /// None: every request fails.
  case none
  /// What a recording holds.
  case recorded
  /// What servers send, when they do.
  case live
}
