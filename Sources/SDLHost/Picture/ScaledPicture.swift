import Raster

/// A decoded picture and whether anything better could be had from its file.
struct ScaledPicture: Sendable {
  var picture: DecodedPicture
  /// Whether it has every pixel of its file.
  var isWhole: Bool
}
