import Foundation
import Graphics

/// Reads pieces of a file, or of memory, on demand. Never reads more than requested and never past the end.
final class FileBytes: PictureBytes {
  private enum Place {
    case descriptor(Int32)
    case memory(Data)
  }

  /// As claimed: nothing may be reserved by it. A file with holes claims what no disk holds.
  let size: Int
  private let place: Place

  /// Opens a regular file.
  convenience init(_ path: String) throws(FileFailure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileFailure(number: errno) }
    try self.init(descriptor: descriptor)
  }

  /// Becomes the owner of an open descriptor of a regular file.
  init(descriptor: Int32) throws(FileFailure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileFailure("is no file", "put a file in its place")
    }
    place = .descriptor(descriptor)
    size = Int(status.st_size)
  }

  init(_ data: Data) {
    place = .memory(data)
    size = data.count
  }

  deinit { if case .descriptor(let descriptor) = place { close(descriptor) } }

  /// At most `count` bytes from `offset`.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, count > 0, offset < size else { return [] }
    switch place {
    case .descriptor(let descriptor):
      return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
      }
    case .memory(let data):
      let start = data.startIndex + offset
      return Array(data[start..<min(data.endIndex, start + count)])
    }
  }

  /// Every byte, where there are no more than `most`.
  func all(most: Int) throws(FileFailure) -> [UInt8] {
    guard size <= most else { throw .larger(than: most) }
    var all: [UInt8] = []
    all.reserveCapacity(size)
    while all.count < size {
      let piece = bytes(at: all.count, count: min(1 << 20, size - all.count))
      guard !piece.isEmpty else { break }
      all += piece
    }
    return all
  }

  /// Every byte of the file at `path`, where there are no more than `most`.
  static func all(_ path: String, most: Int) throws(FileFailure) -> [UInt8] {
    try FileBytes(path).all(most: most)
  }
}
