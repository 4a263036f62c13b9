import Foundation
import ViewTree

/// Everything that reached a tree, in order, with its times: played again it gives the same frames.
package struct Recording: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var time: TimeInterval
    package var step: RecordedStep

    package init(time: TimeInterval, step: RecordedStep) {
      self.time = time
      self.step = step
    }
  }

  package var header: RecordingHeader
  package var entries: [Entry]

  package init(header: RecordingHeader, entries: [Entry] = []) {
    self.header = header
    self.entries = entries
  }

  /// Reads a file of JSON lines. Throws one sentence that names file and line.
  package static func read(_ path: String) throws(UsageError) -> Recording {
    let bytes: [UInt8]
    do { bytes = try FileBytes.all(path, most: RecordingLimits.file) } catch {
      throw UsageError("the recording \(path) \(error.what): \(error.remedy)")
    }
    return try parse(Data(bytes), path: path)
  }

  /// What a file says of the program that it was made of.
  package static func program(_ path: String) throws(UsageError) -> RecordedProgram? {
    try read(path).header.program
  }

  static func parse(_ data: Data, path: String) throws(UsageError) -> Recording {
    let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    guard let first = lines.first, let header = try? decoder.decode(RecordingHeader.self, from: first) else {
      throw UsageError("\(path), line 1: this is no recording made with --record")
    }
    guard header.isSensible else {
      throw UsageError("\(path), line 1: no window can be like this: record it again")
    }
    guard header.version == RecordingHeader.currentVersion else {
      throw UsageError(
        "\(path), line 1: recordings of version \(header.version) cannot be played: record it again")
    }
    var entries: [Entry] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let read = try? decoder.decode(RecordedLine.self, from: line)
      // A crash of the program may have truncated the last line.
      if read == nil, index == lines.count - 1, index > 1, line.last != UInt8(ascii: "}") { break }
      guard let read, let step = read.step,
        RecordingLimits.allow(read), read.at >= (entries.last?.time ?? 0)
      else {
        throw UsageError("\(path), line \(index + 1): this step is malformed: remove it or record again")
      }
      entries.append(Entry(time: read.at, step: step))
    }
    return Recording(header: header, entries: entries)
  }
}
