import Foundation

/// Writes whole files: readers see the old or the new content, never a part.
enum AtomicFile {
  /// Writes and renames; a failure is one sentence.
  static func write(_ data: Data, to path: String) throws(UsageError) {
    let partial = path + ".part"
    do { try data.write(to: URL(fileURLWithPath: partial)) } catch {
      throw UsageError("\(path) cannot be written: check that its folder exists and may be written")
    }
    guard rename(partial, path) == 0 else {
      throw UsageError("\(path) cannot be replaced: check its permissions")
    }
  }
}
