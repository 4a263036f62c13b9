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
  ///
  /// - Parameter physical: how large the display says that it is; what cannot be is ignored.
  static func automaticScale(
    dpi: CGFloat, displayPixels: CGSize, isKiosk: Bool, physical: PhysicalSize? = nil
  ) -> CGFloat {
    if isKiosk { return kioskScale(displayPixels, physical) }
    // 96: the density at which desktops count a pixel as a point. Others than these are made up by the display.
    guard dpi >= 72, dpi <= 600 else { return 1 }
    return max(1, (dpi / 96 * 4).rounded() / 4)
  }

  /// Numbers of a kiosk's scale.
  private enum Kiosk {
    /// What the short side of an upright display has, in points: a phone's width.
    static let upright: CGFloat = 390
    /// Of one that lies on its side, and of a small one, whose short side has less than so many pixels.
    static let landscape: CGFloat = 600
    static let small: CGFloat = 400
    static let smallPixels: CGFloat = 720
    /// What a finger needs, in points, and what that is at least on the glass, in millimetres.
    static let target: CGFloat = 44
    static let finger: CGFloat = 10
    static let range: ClosedRange<CGFloat> = 0.5...8
  }

  /// In quarters: what the display's pixels suggest, raised until a finger hits what it is meant to.
  private static func kioskScale(_ pixels: CGSize, _ physical: PhysicalSize?) -> CGFloat {
    let short = min(pixels.width, pixels.height)
    let points =
      pixels.height > pixels.width
      ? Kiosk.upright : short < Kiosk.smallPixels ? Kiosk.small : Kiosk.landscape
    var scale = (short / points * 4).rounded() / 4
    if let density = physical?.density(of: pixels) {
      let needed = Kiosk.finger * density / Kiosk.target
      if scale < needed { scale = (needed * 4).rounded(.up) / 4 }
    }
    return min(max(scale, Kiosk.range.lowerBound), Kiosk.range.upperBound)
  }
}
