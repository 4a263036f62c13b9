/// Writes pictures as PNG without compressing them: these are looked at once.
enum PNG {
  /// A stored block of deflate has a length of 16 bits.
  private static let longestBlock = 65_535

  static func encode(_ picture: Screenshot) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(picture.height * (picture.width * 3 + 1))
    for y in 0..<picture.height {
      rows.append(0)
      for x in 0..<picture.width {
        let pixel = picture.pixel(x, y)
        rows += [pixel.red, pixel.green, pixel.blue]
      }
    }
    let header = bigEndian(picture.width) + bigEndian(picture.height) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// A zlib stream of stored blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: longestBlock) {
      let block = bytes[start..<min(start + longestBlock, bytes.count)]
      let (low, high) = (UInt8(block.count & 0xff), UInt8(block.count >> 8))
      stream += [block.endIndex == bytes.count ? 1 : 0, low, high, ~low, ~high]
      stream += block
    }
    return stream + bigEndian(adler(bytes))
  }

  private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + data
    return bigEndian(data.count) + body + bigEndian(Int(crc(body)))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static let crcTable: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xedb8_8320 ^ (crc >> 1) : crc >> 1 }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crcTable[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
