import CHost
import Foundation

/// Makes transfers on a thread of its own, a few at a time, in the order of the requests.
///
/// The thread begins with the first request and ends when there was none for a while; libcurl is loaded by it. `lock` guards
/// all that changes.
final class TransferQueue: @unchecked Sendable {
  private let limits: TransferLimits
  private let agent: String
  private let lock = NSLock()
  private var waiting: [TransferRequest] = []
  /// Cancelled transfers that are still running.
  private var cancelled: Set<UInt64> = []
  private var results: [TransferResult] = []
  private var isRunning = false
  /// Whether `close` was called.
  private var isClosed = false
  /// The thread's transfers while it can be woken.
  private var wakeable: UnsafeMutableRawPointer?
  private var arrival: @Sendable () -> Void = {}

  /// Begins the thread's transfers; nil: there is no libcurl.
  private let open: @Sendable () -> UnsafeMutableRawPointer?

  /// `agent`: what servers are told of the program.
  init(
    _ limits: TransferLimits, agent: String,
    open: @escaping @Sendable () -> UnsafeMutableRawPointer? = { host_transfers_open() }
  ) {
    (self.limits, self.agent, self.open) = (limits, agent, open)
  }

  /// Called on a background thread whenever a result can be collected.
  var onArrival: @Sendable () -> Void {
    get { lock.withLock { arrival } }
    set { lock.withLock { arrival = newValue } }
  }

  func add(_ request: TransferRequest) {
    let start = lock.withLock {
      waiting.append(request)
      wake()
      defer { isRunning = true }
      return !isRunning
    }
    if start { startThread() }
  }

  /// Cancels a request, whose result is then never returned.
  func cancel(_ id: UInt64) {
    lock.withLock {
      if let index = waiting.firstIndex(where: { $0.id == id }) {
        waiting.remove(at: index)
      } else if let index = results.firstIndex(where: { $0.id == id }) {
        results.remove(at: index)
      } else if isRunning {
        cancelled.insert(id)
        wake()
      }
    }
  }

  /// Cancels everything; the thread ends.
  func close() {
    lock.withLock {
      isClosed = true
      waiting.removeAll()
      results.removeAll()
      wake()
    }
  }

  /// Everything that has ended since the last call.
  func collect() -> [TransferResult] {
    lock.withLock {
      defer { results.removeAll() }
      return results
    }
  }

  /// To be called under the lock.
  private func wake() { if let wakeable { host_transfers_wake(wakeable) } }

  private func startThread() {
    let thread = Thread { self.work() }
    thread.name = "network"
    thread.stackSize = 1 << 20
    thread.start()
  }

  // MARK: On the thread

  private func work() {
    guard let transfers = open() else { return refuseAll() }
    lock.withLock { wakeable = transfers }
    var running: [UInt64: UnsafeMutableRawPointer] = [:]
    while true {
      let (unwanted, isClosed) = lock.withLock { (drainCancelled(), self.isClosed) }
      for id in isClosed ? Set(running.keys) : unwanted {
        if let transfer = running.removeValue(forKey: id) { host_transfer_close(transfers, transfer) }
      }
      if isClosed, end(transfers) { return }
      while running.count < limits.transfers, let request = nextRequest() {
        if let transfer = begin(request, transfers) {
          running[request.id] = transfer
        } else {
          tell(TransferResult(id: request.id, end: HOST_TRANSFER_NO_CONNECTION, words: "no memory"))
        }
      }
      var owner: UInt64 = 0
      var count: Int32 = 0
      let patience = running.isEmpty ? Int32(limits.rest * 1000) : -1
      if host_transfers_next(transfers, patience, &owner, &count),
        let transfer = running.removeValue(forKey: owner)
      {
        tell(TransferResult(id: owner, transfer))
        host_transfer_close(transfers, transfer)
      } else if running.isEmpty, end(transfers) {
        return
      }
    }
  }

  private func begin(
    _ request: TransferRequest, _ transfers: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer? {
    let lines = request.lines.map { strdup($0) }
    defer { for line in lines { free(line) } }
    let pointers = lines.map { UnsafePointer($0) }
    return request.address.withCString { address in
      agent.withCString { agent in
        pointers.withUnsafeBufferPointer { lines in
          var wanted = host_transfer_request()
          wanted.url = address
          wanted.agent = agent
          wanted.lines = lines.baseAddress
          wanted.line_count = Int32(lines.count)
          wanted.most_bytes = limits.bytes
          wanted.most_head = limits.head
          wanted.follows_redirects = request.followsRedirects
          wanted.most_redirects = limits.redirects
          wanted.idle_seconds = limits.idleTime
          wanted.total_seconds = limits.time
          wanted.connect_seconds = limits.connectTime
          return host_transfer_begin(transfers, &wanted, request.id)
        }
      }
    }
  }

  /// To be called under the lock.
  private func drainCancelled() -> Set<UInt64> {
    defer { cancelled.removeAll() }
    return cancelled
  }

  private func nextRequest() -> TransferRequest? {
    lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
  }

  private func tell(_ result: TransferResult) {
    let arrival = lock.withLock { () -> (@Sendable () -> Void)? in
      // It may have been cancelled while it ended.
      guard cancelled.remove(result.id) == nil else { return nil }
      results.append(result)
      return self.arrival
    }
    arrival?()
  }

  /// Ends the thread where nothing waits; false: something has come meanwhile.
  private func end(_ transfers: UnsafeMutableRawPointer) -> Bool {
    let ends = lock.withLock {
      guard waiting.isEmpty else { return false }
      (wakeable, isRunning) = (nil, false)
      cancelled.removeAll()
      return true
    }
    if ends { host_transfers_close(transfers) }
    return ends
  }

  private func refuseAll() {
    let arrival = lock.withLock {
      results += waiting.map {
        TransferResult(id: $0.id, end: HOST_TRANSFER_NO_CONNECTION, words: Self.noLibrary)
      }
      waiting.removeAll()
      cancelled.removeAll()
      isRunning = false
      return self.arrival
    }
    arrival()
  }

  /// What a result says where there is no libcurl.
  static let noLibrary = "libcurl.so.4 is missing: install libcurl4"
}
