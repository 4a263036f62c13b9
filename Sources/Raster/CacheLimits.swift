/// Bytes that the renderer's caches keep at most. What is on screen is held besides, since a cache may drop what
/// is being shown; the two together stay below the sum of the limits and one screen's pictures.
public struct CacheLimits: Hashable, Sendable {
  /// Photographs and bitmaps at the size drawn.
  public var images: Int
  /// Runs of text.
  public var text: Int
  /// Coverage of shapes, symbols and shadows.
  public var shapes: Int
  /// Pictures of gradients.
  public var gradients: Int

  public init(images: Int, text: Int, shapes: Int, gradients: Int) {
    self.images = images
    self.text = text
    self.shapes = shapes
    self.gradients = gradients
  }

  /// What suits a small window: 16 MB in all.
  public static let standard = CacheLimits(pixels: 0)

  /// What suits a target of so many pixels: three times what it shows, and 16 MB at least. That is 25 MB at 1080 x 1920.
  public init(pixels: Int) { self.init(total: max(16 << 20, 3 * 4 * pixels)) }

  /// A total, divided by what lists of photographs and text use.
  public init(total: Int) {
    self.init(images: total / 8 * 5, text: total / 8, shapes: total / 8, gradients: total / 8)
  }
}
