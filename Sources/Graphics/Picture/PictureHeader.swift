import Foundation

/// What the first bytes of a picture file tell: format, size and orientation, without decoding anything.
///
/// The content decides, not the file's name, and nothing but these formats is a picture.
package struct PictureHeader: Equatable, Sendable {
  package enum Format: Sendable { case jpeg, png, webp, svg }

  package var format: Format
  /// In pixels, as stored; of an SVG in the units of its drawing.
  package var width: Int
  package var height: Int
  /// EXIF's orientation, 1 (upright) to 8.
  package var orientation: Int
  /// Where in the file EXIF's small JPEG lies, stored in the same orientation.
  package var thumbnail: Range<Int>?

  package init(
    format: Format, width: Int, height: Int, orientation: Int = 1, thumbnail: Range<Int>? = nil
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
    self.thumbnail = thumbnail
  }

  /// In pixels, as shown.
  package var uprightWidth: Int { orientation >= 5 ? height : width }
  package var uprightHeight: Int { orientation >= 5 ? width : height }

  /// The header of a JPEG, PNG or WebP; nil: it is none of them.
  package static func parse(_ file: some PictureBytes) -> PictureHeader? {
    let head = file.bytes(at: 0, count: 32)
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard head.count >= 24, head[12...15].elementsEqual("IHDR".utf8) else { return nil }
      return PictureHeader(format: .png, width: head.big32(16), height: head.big32(20))
    }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg(file) }
    if head.starts(with: "RIFF".utf8), head.count >= 30, head[8...11].elementsEqual("WEBP".utf8) {
      return webp(head)
    }
    return nil
  }

  private static func webp(_ head: [UInt8]) -> PictureHeader? {
    switch String(decoding: head[12...15], as: UTF8.self) {
    case "VP8X":
      return PictureHeader(format: .webp, width: 1 + head.little24(24), height: 1 + head.little24(27))
    case "VP8L":
      guard head[20] == 0x2F else { return nil }
      let bits = head.little32(21)
      return PictureHeader(format: .webp, width: 1 + (bits & 0x3FFF), height: 1 + (bits >> 14 & 0x3FFF))
    case "VP8 ":
      guard head[23] == 0x9D, head[24] == 0x01, head[25] == 0x2A else { return nil }
      return PictureHeader(
        format: .webp, width: head.little16(26) & 0x3FFF, height: head.little16(28) & 0x3FFF)
    default: return nil
    }
  }

  private static func jpeg(_ file: some PictureBytes) -> PictureHeader? {
    var offset = 2
    var exif: ExifSegment?
    // No real picture has this many segments before its frame.
    for _ in 0..<1000 {
      let segment = file.bytes(at: offset, count: 9)
      guard segment.count >= 4, segment[0] == 0xFF else { return nil }
      let marker = segment[1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset += 2
        continue
      }
      let length = segment.big16(2)
      guard length >= 2 else { return nil }
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard segment.count >= 9 else { return nil }
        return PictureHeader(
          format: .jpeg, width: segment.big16(7), height: segment.big16(5),
          orientation: exif?.orientation ?? 1, thumbnail: exif?.thumbnail)
      case 0xD9, 0xDA: return nil
      case 0xE1:
        guard exif == nil else { break }
        let start = offset + 4
        exif = ExifSegment(file.bytes(at: start, count: length - 2))
        exif?.move(by: start)
      default: break
      }
      offset += 2 + length
    }
    return nil
  }
}

/// Where the bytes of a picture are read in pieces.
package protocol PictureBytes {
  /// As claimed: nothing may be reserved by it.
  var size: Int { get }
  /// At most `count` bytes from `offset`.
  func bytes(at offset: Int, count: Int) -> [UInt8]
}

extension [UInt8] {
  package func big16(_ at: Int) -> Int { Int(self[at]) << 8 | Int(self[at + 1]) }
  package func big32(_ at: Int) -> Int { big16(at) << 16 | big16(at + 2) }
  package func little16(_ at: Int) -> Int { Int(self[at]) | Int(self[at + 1]) << 8 }
  package func little24(_ at: Int) -> Int { little16(at) | Int(self[at + 2]) << 16 }
  package func little32(_ at: Int) -> Int { little16(at) | little16(at + 2) << 16 }
}
