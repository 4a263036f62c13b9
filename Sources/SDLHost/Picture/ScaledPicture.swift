import Raster

/// A decoded picture and whether anything better could be had from its file.
struct ScaledPicture: Sendable {
  var picture: DecodedPicture
  /// Whether it has every pixel of its file, or as many as may be decoded.
  var isWhole: Bool
  /// What is to be reported of it although it is shown.
  var complaint: PictureFailure?

  var size: PixelSize { PixelSize(width: picture.width, height: picture.height) }
}
