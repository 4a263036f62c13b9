import Foundation
import ViewTree

/// Writes a recording while it happens; lines are kept back and written in bulk.
@MainActor final class RecordingWriter {
  private static let bulk = 64 * 1024

  private let file: FileHandle
  private let encoder = JSONEncoder()
  private var buffer = Data()

  /// Begins a file. Throws one sentence where it cannot be written.
  init(_ path: String, header: RecordingHeader) throws(UsageError) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { throw UsageError("the recording \(path) cannot be written: choose another place") }
    self.file = file
    encoder.outputFormatting = [.sortedKeys]
    append(header)
  }

  func write(_ step: RecordedStep, at time: TimeInterval) {
    append(RecordedLine(step, at: time))
    if buffer.count > Self.bulk { flush() }
  }

  /// Writes what was kept back.
  func flush() {
    guard !buffer.isEmpty else { return }
    do { try file.write(contentsOf: buffer) } catch {
      Log.warn("the recording cannot be continued: \(error.localizedDescription)")
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func append(_ value: some Encodable) {
    guard let line = try? encoder.encode(value) else { return }
    buffer.append(line)
    buffer.append(0x0A)
  }
}
