import Foundation

/// Reads pieces of a file where they are wanted. Never more than what is asked for, never past the end.
final class FileBytes {
  let size: Int
  private let descriptor: Int32

  /// Opens a regular file; nil: there is none or it may not be read.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// At most `count` bytes from `offset`.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, count > 0, offset < size else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }
}

extension [UInt8] {
  func big16(_ at: Int) -> Int { Int(self[at]) << 8 | Int(self[at + 1]) }
  func big32(_ at: Int) -> Int { big16(at) << 16 | big16(at + 2) }
  func little16(_ at: Int) -> Int { Int(self[at]) | Int(self[at + 1]) << 8 }
  func little24(_ at: Int) -> Int { little16(at) | Int(self[at + 2]) << 16 }
  func little32(_ at: Int) -> Int { little16(at) | little16(at + 2) << 16 }
}
