import Foundation

/// How the window's units, its pixels and its points belong together.
struct WindowMetrics: Equatable {
  /// The window's size in the units of its events.
  var unitSize: CGSize
  /// The picture's size in pixels.
  var pixelSize: CGSize
  /// Pixels per point.
  var scale: CGFloat

  /// In points.
  var size: CGSize { CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale) }

  /// A place in the window's units, in points.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let density = unitSize.width > 0 ? pixelSize.width / unitSize.width : 1
    return CGPoint(x: x * density / scale, y: y * density / scale)
  }

  /// A finger's place from 0 to 1, where 1 is the middle of the last pixel.
  func point(normalizedX x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(
      x: x * max(0, pixelSize.width - 1) / scale, y: y * max(0, pixelSize.height - 1) / scale)
  }

  /// The scale for a display that nobody chose one for.
  static func automaticScale(dpi: CGFloat, displayPixels: CGSize, isKiosk: Bool) -> CGFloat {
    if isKiosk {
      // A phone's width in points across the short side.
      let scale = min(displayPixels.width, displayPixels.height) / 390
      return max(0.5, (scale * 4).rounded() / 4)
    }
    // 96: the density at which desktops count a pixel as a point. Others than these are made up by the display.
    guard dpi >= 72, dpi <= 600 else { return 1 }
    return max(1, (dpi / 96 * 4).rounded() / 4)
  }
}
