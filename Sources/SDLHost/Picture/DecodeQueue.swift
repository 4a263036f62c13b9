import Foundation
import Raster

/// Decodes pictures on a few background threads; the newest request, which is for what is visible now, comes first.
///
/// `lock` guards all that changes.
final class DecodeQueue: @unchecked Sendable {
  /// A picture that is wanted, and the size that it is drawn at.
  struct Request: Sendable {
    var input: PictureInput
    var size: PixelSize
  }

  /// What became of a request.
  struct Outcome: Sendable {
    var request: Request
    var result: Result<ScaledPicture, PictureFailure>
  }

  /// Older requests than this many are dropped: nobody waits for them any more.
  private static let longest = 256
  /// The nice value of decoding threads, so that the main thread comes first.
  private static let niceness: Int32 = 5

  private let lock = NSLock()
  private var waiting: [Request] = []
  private var outcomes: [Outcome] = []
  private var workers = 0
  private let mostWorkers = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount))
  private var arrival: @Sendable () -> Void = {}

  /// Called on a background thread whenever an outcome can be collected.
  var onArrival: @Sendable () -> Void {
    get { lock.withLock { arrival } }
    set { lock.withLock { arrival = newValue } }
  }

  /// Puts a request in front of the others, or behind them all where nobody waits for it yet; returns the pictures
  /// that were dropped for it.
  func add(_ request: Request, isUrgent: Bool) -> [PictureInput] {
    let (start, dropped) = lock.withLock {
      waiting.insert(request, at: isUrgent ? waiting.count : 0)
      let excess = max(0, waiting.count - Self.longest)
      let dropped = waiting.prefix(excess).map(\.input)
      waiting.removeFirst(excess)
      let start = workers < mostWorkers
      if start { workers += 1 }
      return (start, dropped)
    }
    if start { startWorker() }
    return dropped
  }

  /// Puts a request in front that was added before; nothing happens where it is already being decoded.
  func hurry(_ input: PictureInput) {
    lock.withLock {
      guard let index = waiting.firstIndex(where: { $0.input == input }) else { return }
      waiting.append(waiting.remove(at: index))
    }
  }

  /// Everything decoded since the last call.
  func collect() -> [Outcome] {
    lock.withLock {
      defer { outcomes.removeAll() }
      return outcomes
    }
  }

  /// Threads of our own that end with the work: those of a dispatch queue wake once a second for a while.
  private func startWorker() {
    let thread = Thread { self.work() }
    thread.name = "decode"
    thread.stackSize = 1 << 20
    thread.start()
  }

  private func work() {
    // Of this thread alone: frames come first.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Self.niceness)
    while true {
      let request = lock.withLock { () -> Request? in
        guard let last = waiting.popLast() else {
          workers -= 1
          return nil
        }
        return last
      }
      guard let request else { return }
      let result = Result<ScaledPicture, PictureFailure> { () throws(PictureFailure) in
        try PictureDecoder.decode(request.input, fitting: request.size)
      }
      let arrival = lock.withLock {
        outcomes.append(Outcome(request: request, result: result))
        return self.arrival
      }
      arrival()
    }
  }
}
