/// One request to a server.
struct TransferRequest: Sendable {
  /// Tells the requests of a queue apart.
  var id: UInt64
  var address: String
  /// Lines of its head.
  var lines: [String]
}
