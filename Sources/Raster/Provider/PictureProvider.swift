import Graphics

/// Finds the pixels of a picture for painting.
@MainActor public protocol PictureProvider: AnyObject {
  /// The picture's pixels, at their own size or already scaled to `pixelSize` (`PictureScaler.scaled` does that on
  /// any thread); nil while they are not there: a light grey is painted instead.
  ///
  /// Called while a frame is painted, so it must not block. Once pixels arrive later, call
  /// `SoftwareRenderer.invalidate(source:)` and request a frame. `.bitmap` sources never come here.
  func picture(for source: ImageSource, fitting pixelSize: PixelSize) -> DecodedPicture?
  /// The picture's average colour, where it is known: it is painted in place of pixels that are not there.
  func averageColor(of source: ImageSource) -> RGBA?
}

extension PictureProvider {
  public func averageColor(of source: ImageSource) -> RGBA? { nil }
}
