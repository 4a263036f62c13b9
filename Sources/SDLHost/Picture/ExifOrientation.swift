/// Finds the orientation in the EXIF part of a JPEG.
enum ExifOrientation {
  /// Tag 0x0112 of the first directory; nil: none or malformed. `segment` begins with `Exif`, zero, zero.
  static func read(_ segment: [UInt8]) -> Int? {
    guard segment.count >= 14, segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    let isBig: Bool
    switch (tiff[0], tiff[1]) {
    case (0x4D, 0x4D): isBig = true
    case (0x49, 0x49): isBig = false
    default: return nil
    }
    func short(_ at: Int) -> Int? {
      guard at >= 0, at + 2 <= tiff.count else { return nil }
      return isBig ? tiff.big16(at) : tiff.little16(at)
    }
    func long(_ at: Int) -> Int? {
      guard at >= 0, at + 4 <= tiff.count else { return nil }
      return isBig ? tiff.big32(at) : tiff.little32(at)
    }
    guard let directory = long(4), let count = short(directory) else { return nil }
    for entry in 0..<count {
      let at = directory + 2 + entry * 12
      guard let tag = short(at) else { return nil }
      if tag == 0x0112, let value = short(at + 8), (1...8).contains(value) { return value }
    }
    return nil
  }
}
