import Foundation

/// The calls of the system itself.
struct SystemCalls: FileCalls {
  /// More links in a row than this lead in a circle, for the kernel too.
  private static let mostLinks = 40

  func create(_ path: String, mode: mode_t) throws(FileCallError) -> Int32 {
    try opened(Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode))
  }

  func open(_ path: String) throws(FileCallError) -> Int32 {
    // Opening a pipe that nobody reads fails at once instead of blocking.
    let descriptor = try opened(Foundation.open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return descriptor
  }

  private func opened(_ descriptor: Int32) throws(FileCallError) -> Int32 {
    guard descriptor >= 0 else { throw FileCallError(number: errno) }
    return descriptor
  }

  func write(_ descriptor: Int32, _ data: Data) throws(FileCallError) {
    let bytes = [UInt8](data)
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileCallError(number: count < 0 ? errno : EIO) }
      done += count
    }
  }

  func sync(_ descriptor: Int32) throws(FileCallError) {
    // Some file systems cannot sync, and say so.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw FileCallError(number: errno)
    }
  }

  func close(_ descriptor: Int32) { _ = Foundation.close(descriptor) }

  func rename(_ from: String, to path: String) throws(FileCallError) {
    guard Foundation.rename(from, path) == 0 else { throw FileCallError(number: errno) }
  }

  func syncFolder(_ folder: String) {
    let descriptor = Foundation.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  func remove(_ path: String) { unlink(path) }

  func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  func target(of path: String) throws(FileCallError) -> String {
    var path = path
    for _ in 0..<Self.mostLinks {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
      path = link.hasPrefix("/") ? link : (path as NSString).deletingLastPathComponent.folder + link
    }
    throw FileCallError(number: ELOOP)
  }

  func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }
}

extension String {
  /// A folder's path with a slash at its end, so that names can follow; the present one's is empty.
  var folder: String { isEmpty || hasSuffix("/") ? self : self + "/" }
}
