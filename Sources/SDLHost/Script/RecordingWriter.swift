import Foundation
import ViewTree

/// Writes a recording while it happens; lines are buffered and written in bulk.
@MainActor final class RecordingWriter {
  private static let bulk = 64 * 1024

  private let path: String
  private let descriptor: Int32
  private let encoder = JSONEncoder()
  private var buffer = Data()
  /// Whether something could not be written; everything after it is dropped.
  private(set) var hasFailed = false
  /// Bytes so far.
  private(set) var written = 0
  /// Bytes of pictures from the network that may still be written.
  private var pictureRoom: Int

  /// Begins a file, or writes to the device or pipe that is there. Throws one sentence where it cannot be written.
  init(
    _ path: String, header: RecordingHeader, mode: mode_t = 0o666, pictures: Int = RecordingLimits.pictures
  ) throws(UsageError) {
    self.path = path
    pictureRoom = pictures
    // Opening a pipe that nobody reads fails at once instead of blocking.
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY | O_NONBLOCK | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      throw UsageError("the recording \(path) cannot be written: \(FileCallError(number: errno).reason)")
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    encoder.outputFormatting = [.sortedKeys]
    append(header)
  }

  isolated deinit { close(descriptor) }

  /// - Parameter base: what the times that a step holds are counted from.
  func write(_ step: RecordedStep, at time: TimeInterval, since base: TimeInterval = 0) {
    if case .event(.fetched(let picture)) = step {
      guard picture.byteCount <= pictureRoom else { return }
      pictureRoom -= picture.byteCount
    }
    var line = RecordedLine(step, at: time)
    if base != 0 { line.time = line.time.map { $0 - base } }
    append(line)
    if buffer.count > Self.bulk { flush() }
  }

  /// Writes the buffered lines.
  func flush() {
    guard !buffer.isEmpty, !hasFailed else { return }
    do { try SystemCalls().write(descriptor, buffer) } catch {
      hasFailed = true
      Log.error("the recording \(path) cannot be continued: \(error.reason)")
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func append(_ value: some Encodable) {
    guard !hasFailed, let line = try? encoder.encode(value) else { return }
    buffer.append(line)
    buffer.append(0x0A)
    written += line.count + 1
  }
}
