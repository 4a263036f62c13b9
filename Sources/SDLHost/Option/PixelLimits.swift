import Foundation

/// How large the picture of a window may be, whatever determines its size.
enum PixelLimits {
  /// A side, in pixels: what drawing libraries guarantee.
  static let side: CGFloat = 16384
  /// Twice the pixels of the largest displays (7680 x 4320): 256 MB.
  static let area: CGFloat = 64 * 1024 * 1024
  static let scale: ClosedRange<CGFloat> = 0.1...16

  /// Whether a window of so many points may be painted.
  static func allow(_ size: CGSize, scale: CGFloat) -> Bool {
    let (width, height) = (size.width * scale, size.height * scale)
    return size.width >= 1 && size.height >= 1 && self.scale.contains(scale) && width <= side
      && height <= side
      && width * height <= area
  }
}
