import Raster

/// Memory to paint frames into, which it then shows on the screen.
@MainActor protocol Presenter: AnyObject {
  /// The memory, in the window's present size; its content stays from frame to frame unless `isFresh`.
  /// Nil: there is none at the moment (the window is going away).
  func target() -> (target: PixelTarget, isFresh: Bool)?
  /// Shows what was painted.
  func present(_ rects: [PixelRect])
  /// Returns when what was shown last has been read: before, the memory must not be written.
  func waitUntilRead()
  /// Shows everything again, after the screen has discarded it.
  func presentAll()
  /// Releases the window, before it is destroyed. Nothing may be called afterwards.
  func close()
  /// How a person would call it.
  var name: String { get }
  /// Seconds from one frame to the next at least.
  var frameInterval: Double { get }
  /// Whether what is painted now can be shown at once; where not, a descriptor or a deadline reports when it can.
  var isReady: Bool { get }
}

extension Presenter {
  /// The memory is read before `present` returns.
  func waitUntilRead() {}
  /// 125 frames a second: where no vertical sync decides, more are not seen.
  var frameInterval: Double { 0.008 }
  var isReady: Bool { true }
}
