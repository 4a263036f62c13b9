/// What a window without a screen has of the network.
package enum NetworkChoice: Sendable {
  /// Nothing: who wants something learns that it cannot be had.
  case none
  /// What a recording holds.
  case recorded
  /// What servers send, when they do.
  case live
}
