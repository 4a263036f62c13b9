import CPixman
import Graphics

/// One-colour sources for pixman, the last ones kept.
struct SolidImages {
  /// Made by `image`, freed by `removeAll`.
  private var images = BoundedCache<UInt32, OpaquePointer?>(limit: SolidImages.limit)
  /// Colours kept; a screen shows far fewer.
  private static let limit = 256

  /// A source of one premultiplied colour, valid until the next call.
  mutating func image(_ word: UInt32) -> OpaquePointer? {
    if let known = images.value(for: word) { return known }
    let image = Self.make(word)
    Self.free(images.insert(image, for: word))
    return image
  }

  mutating func removeAll() {
    Self.free(images.removeAll())
  }

  private static func free(_ images: [OpaquePointer?]) {
    for case let image? in images { pixman_image_unref(image) }
  }

  /// A source that the caller frees.
  static func make(_ word: UInt32) -> OpaquePointer? {
    func wide(_ shift: UInt32) -> UInt16 { UInt16((word >> shift) & 255) * 257 }
    var color = pixman_color_t(red: wide(16), green: wide(8), blue: wide(0), alpha: wide(24))
    return pixman_image_create_solid_fill(&color)
  }
}
