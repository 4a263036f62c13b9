/// What a transfer from the network may cost.
package struct TransferLimits: Sendable {
  /// Bytes of a picture, after it is unpacked. Few photographs for screens have more than 10 MB.
  package var bytes = 32 << 20
  /// Bytes of the heads of all answers to one request: the longest that common servers send is a tenth.
  package var head = 256 << 10
  /// Bytes of an address; servers refuse longer ones.
  package var address = 8192
  /// Redirects in a row.
  package var redirects = 10
  /// Transfers at the same time: what browsers open to one server.
  package var transfers = 6
  /// Seconds until there is a connection, and without a byte: URLSession's `timeoutIntervalForRequest`.
  package var connectTime = 30
  package var idleTime = 60
  /// Seconds for all of it.
  package var time = 600
  /// Seconds after the last transfer after which connections are closed and the thread ends.
  package var rest = 30

  package init() {}
}
