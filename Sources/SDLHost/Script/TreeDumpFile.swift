import Foundation
import ViewTree

/// Writes view trees as JSON.
enum TreeDumpFile {
  static func write(_ dump: TreeDump, to path: String) throws(UsageError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(dump) else {
      throw UsageError("the tree cannot be written to \(path): it holds a number that is not finite")
    }
    try AtomicFile.write(data, to: path)
  }
}
