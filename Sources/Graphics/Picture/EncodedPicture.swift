import Foundation

/// The bytes of a picture file that a program has in memory.
public struct EncodedPicture: Hashable, Sendable {
  public let data: Data
  /// Its header; nil: it has no format that is read (JPEG, PNG or WebP).
  package let header: PictureHeader?

  public init(_ data: Data) {
    self.data = data
    header = PictureHeader.parse(DataBytes(data: data))
  }

  private struct DataBytes: PictureBytes {
    let data: Data
    var size: Int { data.count }
    func bytes(at offset: Int, count: Int) -> [UInt8] {
      guard offset >= 0, count > 0, offset < data.count else { return [] }
      return [UInt8](data.dropFirst(offset).prefix(count))
    }
  }

  /// Megabytes are read only where the copies do not share them.
  public static func == (a: EncodedPicture, b: EncodedPicture) -> Bool {
    guard a.data.count == b.data.count else { return false }
    let isShared = a.data.withUnsafeBytes { x in
      b.data.withUnsafeBytes { y in x.baseAddress == y.baseAddress }
    }
    return isShared || a.data == b.data
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(data.count) }
}
