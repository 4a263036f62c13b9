import Foundation
import Graphics
import Raster

/// Brings display lists into a window, and says what that cost.
@MainActor protocol WindowPainter: AnyObject {
  /// How a person would call it.
  var name: String { get }
  /// What turns lists into pixels.
  var renderer: any ListRenderer { get }
  /// Seconds from one frame to the next at least.
  var frameInterval: Double { get }
  /// Whether a frame that is painted now can be shown at once; where not, a descriptor or a time tells when it can.
  var isReady: Bool { get }
  /// Bytes of pixels that have left the program for the GPU or for whoever shows what the processor composed.
  var uploadedBytes: Int { get }
  /// Why it cannot go on; another painter must replace it.
  var failure: String? { get }

  /// Brings what the window is to show up to date with a list, at `scale` pixels a point, and returns the rectangles
  /// that differ. Nil: there is nothing to paint on at the moment (the window is going away), or a `failure`.
  func paint(_ list: DisplayList, scale: CGFloat) -> [PixelRect]?
  /// Shows what was painted, with a panel over it where there is one; nothing where nothing changed.
  func present(_ damage: [PixelRect], under panel: HUDPanel?)
  /// Shows everything again, after the screen has discarded it.
  func presentAll()
  /// The GPU has discarded its textures.
  func reset()
  /// Calls `body` with the picture as it was painted last; false where there is none.
  func withPicture(_ body: (PixelTarget) -> Void) -> Bool
  /// Releases the window, before it is destroyed. Nothing may be called afterwards.
  func close()
}
