import Raster

/// A picture that a display can show.
struct DisplayMode: Hashable, CustomStringConvertible {
  var size: PixelSize
  /// Pictures a second.
  var rate: Double
  /// Whether the display prefers it.
  var isPreferred = false
  var isInterlaced = false
  /// Its place in the display's own list.
  var index = 0

  var description: String { "\(size.width)x\(size.height)@\(Int(rate.rounded()))" }
}
