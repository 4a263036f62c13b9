import Foundation

/// The last lines of the log, kept in memory for queries and, where wanted, in a file that outlives the program.
final class RecentLog: @unchecked Sendable {
  static let shared = RecentLog()
  /// Lines that are kept, and bytes of the file.
  private static let most = 200
  private static let largest = 64 << 10

  /// Guards the rest.
  private let lock = NSLock()
  private var kept: [String] = []
  private var descriptor: Int32 = -1
  private var bytes = 0

  /// The last lines, the newest last.
  var lines: [String] { lock.withLock { kept } }

  /// Writes lines to this file too, from now on; nil: no more.
  func follow(_ path: String?) {
    lock.withLock {
      if descriptor >= 0 { close(descriptor) }
      descriptor = path.map { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600) } ?? -1
      bytes = 0
      if descriptor >= 0 { for line in kept { put(line) } }
    }
  }

  func add(_ line: String) {
    lock.withLock {
      kept.append(line)
      if kept.count > Self.most { kept.removeFirst(kept.count - Self.most) }
      guard descriptor >= 0 else { return }
      if bytes > Self.largest {
        ftruncate(descriptor, 0)
        bytes = 0
      }
      put(line)
    }
  }

  private func put(_ line: String) {
    let data = Data((line + "\n").utf8)
    bytes += data.count
    try? SystemCalls().write(descriptor, data)
  }
}
