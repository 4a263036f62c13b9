import Graphics
import Raster

/// What lies over a frame while its costs are shown: a panel, and outlines round what the frame painted.
@MainActor struct HUDPanel {
  /// Of the outlines.
  static let flash = RGBA(red: 1, green: 0, blue: 0.8)

  /// Premultiplied.
  var picture: PixelBuffer
  /// Where it lies in the window, in pixels.
  var place: PixelRect
}
