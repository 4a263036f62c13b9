import Foundation

/// Pixels in memory: premultiplied, 4 bytes each in the order blue, green, red, alpha, rows from the top.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public let pixels: [UInt8]
  /// Pixels per point.
  public let scale: CGFloat

  /// The bytes that a hash reads, spread evenly.
  private static let sampleCount = 64

  /// `pixels` holds `4 * width * height` bytes; anything else gives an empty bitmap.
  public init(width: Int, height: Int, pixels: [UInt8], scale: CGFloat = 1) {
    let fits = width > 0 && height > 0 && pixels.count == 4 * width * height
    self.width = fits ? width : 0
    self.height = fits ? height : 0
    self.pixels = fits ? pixels : []
    self.scale = scale > 0 ? scale : 1
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    for index in stride(from: 0, to: pixels.count, by: max(1, pixels.count / Self.sampleCount)) {
      hasher.combine(pixels[index])
    }
  }
}
