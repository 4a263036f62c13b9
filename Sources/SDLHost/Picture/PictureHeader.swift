import Foundation

/// What the first bytes of a picture file tell: format, size and orientation, without decoding anything.
///
/// The content decides, not the file's name. Sizes that would exhaust memory are refused here.
struct PictureHeader: Equatable, Sendable {
  /// The formats that are read; the raw value is SDL_image's name for it.
  enum Format: String, Sendable { case jpeg = "JPG", png = "PNG", webp = "WEBP", gif = "GIF", bmp = "BMP" }

  /// What a picture may be at most; 16384 is the side that drawing libraries guarantee.
  enum Limit {
    static let side = 16384
    static let pixels = 100_000_000
  }

  var format: Format
  /// In pixels, as stored.
  var width: Int
  var height: Int
  /// EXIF's orientation, 1 (upright) to 8.
  var orientation = 1
  /// Where in the file EXIF's small JPEG lies, stored in the same orientation.
  var thumbnail: Range<Int>?

  /// In pixels, as shown.
  var uprightWidth: Int { orientation >= 5 ? height : width }
  var uprightHeight: Int { orientation >= 5 ? width : height }

  /// Reads the header of a file.
  static func read(_ path: String) throws(PictureFailure) -> PictureHeader {
    guard let file = FileBytes(path) else {
      let exists = FileManager.default.fileExists(atPath: path)
      throw exists
        ? PictureFailure(path, "cannot be opened", "allow this user to read it")
        : PictureFailure(path, "does not exist", "put it there or correct the name")
    }
    guard file.size > 0 else { throw PictureFailure(path, "is empty", "copy it again") }
    guard let header = parse(file) else {
      throw PictureFailure(path, "is no readable JPEG, PNG or WebP", "export it as one of these")
    }
    guard header.width > 0, header.height > 0 else {
      throw PictureFailure(path, "has no size", "export it again")
    }
    guard header.width <= Limit.side, header.height <= Limit.side,
      header.width * header.height <= Limit.pixels
    else {
      throw PictureFailure(
        path, "is too large (\(header.width) x \(header.height) pixels)",
        "scale it to at most \(Limit.side) a side and 100 megapixels")
    }
    if header.format == .jpeg, !endsLikeJPEG(file) {
      throw PictureFailure(path, "is cut off", "copy it again")
    }
    return header
  }

  private static func parse(_ file: FileBytes) -> PictureHeader? {
    let head = file.bytes(at: 0, count: 32)
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard head.count >= 24, head[12...15].elementsEqual("IHDR".utf8) else { return nil }
      return PictureHeader(format: .png, width: head.big32(16), height: head.big32(20))
    }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg(file) }
    if head.starts(with: "RIFF".utf8), head.count >= 30, head[8...11].elementsEqual("WEBP".utf8) {
      return webp(head)
    }
    if head.starts(with: "GIF8".utf8), head.count >= 10 {
      return PictureHeader(format: .gif, width: head.little16(6), height: head.little16(8))
    }
    if head.starts(with: "BM".utf8), head.count >= 26 {
      let height = Int(Int32(truncatingIfNeeded: head.little32(22)))
      return PictureHeader(format: .bmp, width: head.little32(18), height: abs(height))
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

  private static func jpeg(_ file: FileBytes) -> PictureHeader? {
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

  /// Whether the marker that ends a JPEG is there; decoders fill up with grey where it is not.
  private static func endsLikeJPEG(_ file: FileBytes) -> Bool {
    let count = min(file.size, 4096)
    let tail = file.bytes(at: file.size - count, count: count)
    return zip(tail, tail.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }
}
