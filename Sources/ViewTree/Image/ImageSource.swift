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

  public init(_ data: Data) { self.data = data }

  /// Whether the first bytes are those of a format that is read: JPEG, PNG or WebP.
  var isReadable: Bool {
    let head = [UInt8](data.prefix(12))
    return head.starts(with: [0xFF, 0xD8, 0xFF]) || head.starts(with: [0x89, 0x50, 0x4E, 0x47])
      || head.starts(with: "RIFF".utf8) && head.suffix(4).elementsEqual("WEBP".utf8)
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
