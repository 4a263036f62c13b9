import Foundation

/// What the first bytes of a picture file tell: format, size and orientation, without decoding anything.
///
/// The content decides, not the file's name, and nothing but these formats is a picture. Sizes that no decoder is to see
/// are refused here; what decoding costs is counted where it is done (`PictureBudget`).
struct PictureHeader: Equatable, Sendable {
  enum Format: Sendable { case jpeg, png, webp, svg }

  var format: Format
  /// In pixels, as stored; of an SVG in the units of its drawing.
  var width: Int
  var height: Int
  /// EXIF's orientation, 1 (upright) to 8.
  var orientation = 1
  /// Where in the file EXIF's small JPEG lies, stored in the same orientation.
  var thumbnail: Range<Int>?

  /// In pixels, as shown.
  var uprightWidth: Int { orientation >= 5 ? height : width }
  var uprightHeight: Int { orientation >= 5 ? width : height }

  /// Reads the header of a picture; only where `isVector` it may be an SVG.
  static func read(_ source: PictureInput) throws(PictureFailure) -> PictureHeader {
    try read(source.open(), source)
  }

  static func read(_ path: String) throws(PictureFailure) -> PictureHeader {
    try read(PictureInput(source: .file(path)))
  }

  static func read(_ file: FileBytes, _ source: PictureInput) throws(PictureFailure) -> PictureHeader {
    guard file.size > 0 else { throw PictureFailure(source.name, "is empty", "copy it again") }
    guard let header = source.isVector ? svg(file) : parse(file) else {
      throw source.isVector
        ? PictureFailure(source.name, "is no readable SVG with a size", "export it again")
        : PictureFailure(source.name, "is no readable JPEG, PNG or WebP", "export it as one of these")
    }
    guard header.width > 0, header.height > 0 else {
      throw PictureFailure(source.name, "has no size", "export it again")
    }
    guard header.width <= PictureBudget.side, header.height <= PictureBudget.side,
      header.width * header.height <= PictureBudget.pixels
    else {
      throw PictureFailure(
        source.name, "is too large (\(header.width) x \(header.height) pixels)",
        "scale it to at most \(PictureBudget.side) a side and 100 megapixels")
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

  /// The size of a drawing: its width and height, else those of its view box.
  private static func svg(_ file: FileBytes) -> PictureHeader? {
    guard let bytes = try? file.all(most: PictureBudget.vector) else { return nil }
    var markup = MarkupReader(bytes)
    guard let tag = try? markup.next(), case .start("svg", let attributes, _) = tag else { return nil }
    func number(_ name: String) -> CGFloat? {
      guard let text = attributes[name], !text.hasSuffix("%") else { return nil }
      var scanner = SVGNumberScanner(text)
      return scanner.number()
    }
    var box: CGSize?
    if let text = attributes["viewBox"] {
      var scanner = SVGNumberScanner(text)
      if scanner.number() != nil, scanner.number() != nil, let width = scanner.number(),
        let height = scanner.number()
      {
        box = CGSize(width: width, height: height)
      }
    }
    guard let width = number("width") ?? box?.width, let height = number("height") ?? box?.height,
      (1...CGFloat(PictureBudget.side)).contains(width), (1...CGFloat(PictureBudget.side)).contains(height)
    else { return nil }
    return PictureHeader(format: .svg, width: Int(width.rounded()), height: Int(height.rounded()))
  }
}
