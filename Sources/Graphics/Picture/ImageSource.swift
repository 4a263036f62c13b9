import Foundation

/// Names a picture for the painter.
public enum ImageSource: Hashable, Sendable {
  /// A file of the file system.
  case file(String)
  /// Pixels that a program made.
  case bitmap(Bitmap)
  /// The bytes of a picture file, in memory.
  case data(EncodedPicture)
}

/// The bytes of a picture file that a program has in memory.
public final class EncodedPicture: Hashable, Sendable {
  public let data: Data
  /// What they tell; nil: they are of no format that is read (JPEG, PNG or WebP).
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

  public static func == (a: EncodedPicture, b: EncodedPicture) -> Bool { a === b || a.data == b.data }
  public func hash(into hasher: inout Hasher) { hasher.combine(data.count) }
}

/// Pixels in memory: premultiplied, 4 bytes each in the order blue, green, red, alpha, rows from the top.
public final class Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public let pixels: [UInt8]
  /// Pixels per point.
  public let scale: CGFloat

  /// `pixels` holds `4 * width * height` bytes; anything else gives an empty bitmap.
  public init(width: Int, height: Int, pixels: [UInt8], scale: CGFloat = 1) {
    let fits = width > 0 && height > 0 && pixels.count == 4 * width * height
    self.width = fits ? width : 0
    self.height = fits ? height : 0
    self.pixels = fits ? pixels : []
    self.scale = scale > 0 ? scale : 1
  }

  public static func == (a: Bitmap, b: Bitmap) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
