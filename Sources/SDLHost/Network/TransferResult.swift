import CHost
import Foundation

/// How a transfer ended.
struct TransferResult: Sendable {
  var id: UInt64
  var end: host_transfer_end
  /// The status of the last answer; 0: there was none.
  var status: Int
  var head: ResponseHead
  /// Whether there was a temporary redirect.
  var isDiverted: Bool
  /// The body of an answer with a status of success.
  var body: Data
  /// What the library says of the end.
  var words: String

  init(id: UInt64, end: host_transfer_end, words: String = "") {
    (self.id, self.end, self.words) = (id, end, words)
    (status, head, isDiverted, body) = (0, ResponseHead(), false, Data())
  }

  /// Copies the results out of a transfer that has ended.
  init(id: UInt64, _ transfer: UnsafeMutableRawPointer) {
    self.id = id
    end = host_transfer_end(transfer)
    status = Int(host_transfer_status(transfer))
    isDiverted = host_transfer_is_diverted(transfer)
    words = host_transfer_words(transfer).map { String(cString: $0) } ?? ""
    var count = 0
    head =
      host_transfer_head(transfer, &count)
      .map { ResponseHead(UnsafeRawBufferPointer(start: $0, count: count)) } ?? ResponseHead()
    body =
      host_transfer_take(transfer, &count).map { Data(bytesNoCopy: $0, count: count, deallocator: .free) }
      ?? Data()
  }
}
