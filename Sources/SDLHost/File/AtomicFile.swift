import Foundation

/// Writes whole files: whoever reads them, and whatever ends the program or the machine meanwhile, finds the old or the
/// new content, never a part.
///
/// Links are followed. Only regular files are replaced; a device or pipe is written to.
struct AtomicFile {
  var calls: any FileCalls = SystemCalls()

  /// Numbers the temporary files of this process.
  private static let serials = Serials()

  /// `lock` guards the count.
  private final class Serials: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0
    func next() -> Int {
      lock.withLock {
        last += 1
        return last
      }
    }
  }

  /// Writes a file; a failure is one sentence.
  static func write(_ data: Data, to path: String) throws(UsageError) {
    do { try AtomicFile().write(data, to: path) } catch {
      throw UsageError("\(path) cannot be written: \(error.reason)")
    }
  }

  func write(_ data: Data, to path: String) throws(FileCallError) {
    let path = try calls.target(of: path)
    let mode = calls.mode(of: path)
    if let mode, mode & S_IFMT != S_IFREG {
      guard mode & S_IFMT != S_IFDIR else { throw FileCallError(number: EISDIR) }
      return try put(data, into: calls.open(path))
    }
    let folder = (path as NSString).deletingLastPathComponent.folder
    let name = (path as NSString).lastPathComponent
    sweep(folder, name)
    let partial = "\(folder).\(name).\(getpid())-\(Self.serials.next()).part"
    do {
      let descriptor = try calls.create(partial, mode: mode.map { $0 & 0o777 } ?? 0o666)
      try put(data, into: descriptor, syncs: true)
      try calls.rename(partial, to: path)
    } catch {
      calls.remove(partial)
      throw error
    }
    calls.syncFolder(folder.isEmpty ? "." : folder)
  }

  private func put(_ data: Data, into descriptor: Int32, syncs: Bool = false) throws(FileCallError) {
    defer { calls.close(descriptor) }
    try calls.write(descriptor, data)
    if syncs { try calls.sync(descriptor) }
  }

  /// Removes what runs that were killed have left of this file.
  private func sweep(_ folder: String, _ name: String) {
    for entry in calls.names(in: folder.isEmpty ? "." : folder) {
      guard entry.hasPrefix(".\(name)."), entry.hasSuffix(".part") else { continue }
      let middle = entry.dropFirst(name.count + 2).dropLast(5).split(separator: "-")
      guard middle.count == 2, let process = pid_t(middle[0]), middle[1].allSatisfy(\.isNumber), process > 0,
        process != getpid(), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      calls.remove(folder + entry)
    }
  }
}
