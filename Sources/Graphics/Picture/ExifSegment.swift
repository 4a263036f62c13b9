/// The EXIF data of a JPEG.
struct ExifSegment: Equatable {
  /// Tag 0x0112 of the first directory, 1 to 8; nil: none or malformed.
  private(set) var orientation: Int?
  /// Where the small JPEG lies that cameras put beside the picture; nil: none or malformed.
  private(set) var thumbnail: Range<Int>?

  private enum Tag {
    static let orientation = 0x0112
    static let thumbnailOffset = 0x0201
    static let thumbnailLength = 0x0202
  }

  /// Reads a segment's bytes, which begin with `Exif`, zero, zero; nil: they do not.
  init?(_ segment: [UInt8]) {
    guard segment.count >= 14, segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
    let start = 6
    let isBig: Bool
    switch (segment[start], segment[start + 1]) {
    case (0x4D, 0x4D): isBig = true
    case (0x49, 0x49): isBig = false
    default: return nil
    }
    func short(_ at: Int) -> Int? {
      guard at >= 0, start + at + 2 <= segment.count else { return nil }
      return isBig ? segment.big16(start + at) : segment.little16(start + at)
    }
    func long(_ at: Int) -> Int? {
      guard at >= 0, start + at + 4 <= segment.count else { return nil }
      return isBig ? segment.big32(start + at) : segment.little32(start + at)
    }
    /// The places of a directory's entries, and that of the next directory.
    func directory(_ at: Int?) -> (entries: [Int: Int], next: Int?) {
      guard let at, at > 0, let count = short(at) else { return ([:], nil) }
      var entries: [Int: Int] = [:]
      for entry in 0..<count {
        let place = at + 2 + entry * 12
        guard let tag = short(place) else { return (entries, nil) }
        entries[tag] = place
      }
      return (entries, long(at + 2 + count * 12))
    }
    let first = directory(long(4))
    if let value = first.entries[Tag.orientation].flatMap({ short($0 + 8) }), (1...8).contains(value) {
      orientation = value
    }
    let second = directory(first.next).entries
    if let offset = second[Tag.thumbnailOffset].flatMap({ long($0 + 8) }),
      let length = second[Tag.thumbnailLength].flatMap({ long($0 + 8) }),
      offset > 0, length > 4, start + offset + length <= segment.count
    {
      thumbnail = start + offset..<start + offset + length
    }
  }

  /// Makes places in the segment places in a file where the segment begins at `offset`.
  mutating func move(by offset: Int) {
    thumbnail = thumbnail.map { $0.lowerBound + offset..<$0.upperBound + offset }
  }
}
