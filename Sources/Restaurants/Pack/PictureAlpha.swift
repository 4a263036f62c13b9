import SwiftUI

/// Whether a picture can be transparent somewhere, as the head of its file says.
nonisolated enum PictureAlpha {
  /// How much of a file is read, in bytes: what says it lies before the pixels, behind a colour profile at most.
  private static let length = 64 * 1024

  /// Of the file at `path`; false where it cannot be read.
  static func isUsed(inFile path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    return ((try? file.read(upToCount: length)) ?? nil).map { isUsed(in: $0) } ?? false
  }

  /// Of a file's bytes; false for what is neither PNG nor WebP.
  static func isUsed(in data: Data) -> Bool {
    let head = [UInt8](data.prefix(length))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return isUsed(inPNG: head) }
    if head.starts(with: "RIFF".utf8) { return isUsed(inWebP: head) }
    return false
  }

  /// The colour types of IHDR from 4 on have alpha; the others have it where a chunk tRNS comes before the pixels.
  private static func isUsed(inPNG head: [UInt8]) -> Bool {
    guard head.count > 25 else { return false }
    if head[25] >= 4 { return true }
    var start = 8
    while start + 8 <= head.count {
      let type = head[(start + 4)..<(start + 8)]
      if type.elementsEqual("tRNS".utf8) { return true }
      if type.elementsEqual("IDAT".utf8) { return false }
      // The chunk's length, type and checksum, and its content.
      start += 12 + head[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    return false
  }

  /// A flag of VP8X or a bit of VP8L's header; VP8 has no alpha.
  private static func isUsed(inWebP head: [UInt8]) -> Bool {
    guard head.count > 24 else { return false }
    let (type, alpha) = (head[12..<16], UInt8(0x10))
    if type.elementsEqual("VP8X".utf8) { return head[20] & alpha != 0 }
    return type.elementsEqual("VP8L".utf8) && head[24] & alpha != 0
  }
}
