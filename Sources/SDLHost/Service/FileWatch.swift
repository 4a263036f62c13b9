import CHost
import Foundation

/// Notices that a file was changed or replaced. `lock` guards what its thread notes.
final class FileWatch: @unchecked Sendable {
  private let lock = NSLock()
  private var isChanged = false

  /// Watches the folder in which the file lies, links followed; nil: there is none, or it cannot be watched.
  /// `wake` is called on a thread of the watch's own, which lasts as long as the program.
  init?(_ path: String, wake: @escaping @Sendable () -> Void) {
    let target = (try? SystemCalls().target(of: path)) ?? path
    let folder = (target as NSString).deletingLastPathComponent
    let name = (target as NSString).lastPathComponent
    let descriptor = host_watch_folder(folder.isEmpty ? "." : folder)
    guard descriptor >= 0 else { return nil }
    let thread = Thread { [weak self] in
      while true {
        let found = host_watch_wait(descriptor, name)
        guard found >= 0, let self else { break }
        if found > 0 {
          lock.withLock { self.isChanged = true }
          wake()
        }
      }
      close(descriptor)
    }
    thread.name = "watch"
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// Whether it was changed since the last call.
  func nextChange() -> Bool {
    lock.withLock {
      defer { isChanged = false }
      return isChanged
    }
  }
}
