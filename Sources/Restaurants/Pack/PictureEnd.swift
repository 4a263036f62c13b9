import SwiftUI

/// Whether the end of a picture's file is there: decoders show a truncated copy in part, without an error.
nonisolated enum PictureEnd {
  /// Of what is no JPEG, PNG or WebP: false.
  static func isMissing(in data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      if bytes.starts(with: [0xFF, 0xD8]) { return !hasJPEGEnd(bytes) }
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return !hasPNGEnd(bytes) }
      if bytes.starts(with: "RIFF".utf8), bytes.count >= 12 {
        return UInt64(bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self).littleEndian) + 8
          > UInt64(bytes.count)
      }
      return false
    }
  }

  /// Goes from marker to marker (ITU T.81, B.1): a picture of a file's own in the metadata has an end too.
  private static func hasJPEGEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var at = 2
    while at + 1 < bytes.count {
      guard bytes[at] == 0xFF else {
        // Between markers are the picture's data.
        at += 1
        continue
      }
      switch bytes[at + 1] {
      case 0xD9: return true
      // Data, fill bytes, restarts and what has no length.
      case 0x00, 0x01, 0xD0...0xD8: at += 2
      case 0xFF: at += 1
      default:
        guard at + 3 < bytes.count else { return false }
        at += 2 + max(2, Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
      }
    }
    return false
  }

  /// Goes from chunk to chunk.
  private static func hasPNGEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var at = 8
    while at + 12 <= bytes.count {
      let length = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self)))
      if bytes[(at + 4)..<(at + 8)].elementsEqual("IEND".utf8) { return true }
      at += 12 + length
    }
    return false
  }
}
