import CPixman
import CRaster
import Foundation

/// Pixels that painting reads from or writes to: premultiplied colour, or coverage alone.
///
/// Owns its memory unless it was made over memory of another owner. Never changed once it is in a cache or in a quad.
final class Picture {
  enum Format {
    /// One byte a pixel: coverage.
    case alpha
    /// Four bytes a pixel: blue, green, red, alpha, premultiplied.
    case color
  }

  let format: Format
  let width: Int32
  let height: Int32
  /// Bytes from one row to the next.
  let stride: Int
  /// Valid as long as the picture; where the memory has another owner, as long as that memory.
  let bytes: UnsafeMutableRawPointer
  /// Pixman's image over `bytes`, freed with the picture.
  let image: OpaquePointer
  private let ownsBytes: Bool
  /// Whether every pixel is opaque, as far as is known.
  var isOpaque = false
  /// What it was scaled from while it is a stand-in for a better one, kept as long as it is shown.
  var original: Picture?
  /// Counts changes of a layer's picture, so that a quad that shows it can tell.
  var version = 0
  /// The version that `noteChange` made last, and where it differs from the one before.
  private(set) var lastChange = (version: 0, boxes: [PixelBox]())
  /// Its own among all pictures there have ever been, unlike its address.
  let id = Identity.next()

  /// A cleared picture; nil when empty, larger than can be handled, or memory is short.
  init?(format: Format, width: Int32, height: Int32) {
    guard width > 0, height > 0, Int(width) * Int(height) <= Picture.maximumPixels else { return nil }
    let stride = format == .color ? Int(width) * 4 : (Int(width) + 3) & ~3
    guard let bytes = calloc(stride * Int(height), 1) else { return nil }
    guard let image = Picture.makeImage(format, width, height, stride, bytes) else {
      free(bytes)
      return nil
    }
    self.format = format
    self.width = width
    self.height = height
    self.stride = stride
    self.bytes = bytes
    self.image = image
    ownsBytes = true
  }

  /// A view of pixels that the caller keeps valid while the picture is painted on or read; letting go of it touches none.
  init?(over target: PixelTarget) {
    guard target.width > 0, target.height > 0, target.width <= 32767, target.height <= 32767,
      target.stride >= target.width * 4, target.stride % 4 == 0,
      let image = Picture.makeImage(
        .color, Int32(target.width), Int32(target.height), target.stride, target.pixels)
    else { return nil }
    format = .color
    width = Int32(target.width)
    height = Int32(target.height)
    stride = target.stride
    bytes = target.pixels
    self.image = image
    ownsBytes = false
  }

  deinit {
    pixman_image_unref(image)
    if ownsBytes { free(bytes) }
  }

  /// 64 million pixels: more than any screen, less than what exhausts a machine's memory.
  static let maximumPixels = 64 << 20

  private static func makeImage(
    _ format: Format, _ width: Int32, _ height: Int32, _ stride: Int, _ bytes: UnsafeMutableRawPointer
  ) -> OpaquePointer? {
    let code = format == .color ? PIXMAN_a8r8g8b8 : PIXMAN_a8
    // Pixman's type for rows of any format: memory and rows are aligned to 4 bytes (`calloc`, `PixelTarget`).
    let words = bytes.assumingMemoryBound(to: UInt32.self)
    return pixman_image_create_bits(code, width, height, words, Int32(stride))
  }

  var box: PixelBox { PixelBox(width: width, height: height) }
  var byteCount: Int { stride * Int(height) }

  /// The pixels as words; for `color` alone, whose pixels are nothing else.
  var words: UnsafeMutablePointer<UInt32> { bytes.assumingMemoryBound(to: UInt32.self) }
  /// The pixels as bytes, as which any memory may be looked at.
  var octets: UnsafeMutablePointer<UInt8> { bytes.assumingMemoryBound(to: UInt8.self) }

  /// Looks at every pixel and notes whether all are opaque.
  func findOpacity() {
    guard format == .color else { return }
    isOpaque = craster_is_opaque(words, stride, width, height) != 0
  }

  /// Copies rows of pixels in; `source` holds at least `height` rows of `sourceStride` bytes.
  func copyRows(from source: UnsafeRawPointer, sourceStride: Int) {
    let count = format == .color ? Int(width) * 4 : Int(width)
    for y in 0..<Int(height) { memcpy(bytes + y * stride, source + y * sourceStride, count) }
  }

  /// Mirrors the rows or columns of coverage, before the picture is used anywhere.
  func mirror(horizontally: Bool, vertically: Bool) {
    guard format == .alpha else { return }
    let rows = Int(height)
    let columns = Int(width)
    if horizontally {
      for y in 0..<rows {
        var row = UnsafeMutableBufferPointer(start: octets + y * stride, count: columns)
        row.reverse()
      }
    }
    if vertically {
      for y in 0..<rows / 2 {
        for x in 0..<columns {
          let other = (rows - 1 - y) * stride + x
          let kept = octets[y * stride + x]
          octets[y * stride + x] = octets[other]
          octets[other] = kept
        }
      }
    }
  }

  /// The alpha of a colour picture as coverage.
  func alphaOnly() -> Picture? {
    guard format == .color, let result = Picture(format: .alpha, width: width, height: height) else {
      return nil
    }
    craster_extract_alpha(result.octets, result.stride, words, stride, width, height)
    return result
  }

  /// Another version, of which only these boxes differ from the last one.
  func noteChange(in boxes: [PixelBox]) {
    version += 1
    lastChange = (version, boxes)
  }

  /// A copy with pixels of its own.
  func copy() -> Picture? {
    guard let result = Picture(format: format, width: width, height: height) else { return nil }
    result.copyRows(from: bytes, sourceStride: stride)
    result.isOpaque = isOpaque
    return result
  }
}
