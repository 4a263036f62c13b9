/// One request to a server.
struct TransferRequest: Sendable {
  /// Tells the requests of a queue apart.
  var id: UInt64
  var address: String
  /// Lines of its head.
  var lines: [String]
  /// Whether redirects are followed; otherwise they are the result.
  var followsRedirects = true
}
