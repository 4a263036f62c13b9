import Foundation
import ViewTree
/// A picture's pixels as a decoder leaves them: premultiplied, 4 bytes each in the order blue, green, red, alpha,
/// rows from the top.
public struct DecodedPicture: Sendable {
  public let width: Int
  public let height: Int
  /// Bytes from one row to the next.
  public let stride: Int
  public let pixels: [UInt8]

  /// Nil where `pixels` holds too few bytes for the size, or the size is empty.
  public init?(width: Int, height: Int, stride: Int? = nil, pixels: [UInt8]) {
    let stride = stride ?? width * 4
    guard width > 0, height > 0, width <= 32767, height <= 32767, stride >= width * 4,
      pixels.count >= stride * (height - 1) + width * 4
    else { return nil }
    self.width = width
    self.height = height
    self.stride = stride
    self.pixels = pixels
  }
}
/// The pixels of a run of text.
public struct GlyphMask: Sendable {
  public let width: Int
  public let height: Int
  /// Bytes from one row to the next.
  public let stride: Int
  /// The first column's distance from the pen, in device pixels, positive to the right.
  public let left: Int
  /// The first row's distance from the baseline, in device pixels, positive downwards (so usually negative).
  public let top: Int
  /// Whether `pixels` are premultiplied colour (blue, green, red, alpha) instead of one byte of coverage each.
  public let isColor: Bool
  public let pixels: [UInt8]

  /// Nil where `pixels` holds too few bytes for the size, or the size is empty.
  public init?(
    width: Int, height: Int, stride: Int? = nil, left: Int, top: Int, isColor: Bool = false, pixels: [UInt8]
  ) {
    let row = isColor ? width * 4 : width
    let stride = stride ?? row
    guard width > 0, height > 0, width <= 32767, height <= 32767, stride >= row,
      pixels.count >= stride * (height - 1) + row
    else { return nil }
    self.width = width
    self.height = height
    self.stride = stride
    self.left = left
    self.top = top
    self.isColor = isColor
    self.pixels = pixels
  }
}

/// Finds the pixels of a picture for painting.
@MainActor public protocol PictureProvider: AnyObject {
  /// The picture's pixels, at their own size or already scaled to `pixelSize` (`PictureScaler.scaled` does that on
  /// any thread); nil while they are not there, when a light grey stands in for them.
  ///
  /// Called while a frame is painted, so it must not block. Once pixels arrive later, call
  /// `SoftwareRenderer.invalidate(source:)` and ask for a frame. `.bitmap` sources never come here.
  func picture(for source: ImageSource, fitting pixelSize: PixelSize) -> DecodedPicture?
}

/// Turns runs of text into coverage: the painter's side of the font engine.
@MainActor public protocol TextRasterizer: AnyObject {
  /// The run's glyphs on one line, shaped as a whole, at `font.size * scale` pixels; nil when there is nothing to
  /// see (spaces) or no face at all. The painter caches the answer by run, font and scale.
  func mask(for run: String, font: ResolvedFont, scale: CGFloat) -> GlyphMask?
  /// The advance of each character of the run in points, for text with kerning of its own. Nil: each character is
  /// drawn at the sum of the widths that are asked for one by one.
  func advances(of run: String, font: ResolvedFont) -> [CGFloat]?
}

extension TextRasterizer {
  public func advances(of run: String, font: ResolvedFont) -> [CGFloat]? { nil }
}
/// A size in device pixels.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
/// Memory that a frame is painted into: 32 bits a pixel, blue first, alpha or nothing last (`a8r8g8b8` or
/// `x8r8g8b8` on a little-endian machine); alpha is written as 255.
public struct PixelTarget {
  /// At least `height * stride` bytes, aligned to 4; stays valid during the call that it is handed to.
  public var pixels: UnsafeMutableRawPointer
  /// Bytes from one row to the next, a multiple of 4.
  public var stride: Int
  public var width: Int
  public var height: Int

  public init(pixels: UnsafeMutableRawPointer, stride: Int, width: Int, height: Int) {
    self.pixels = pixels
    self.stride = stride
    self.width = width
    self.height = height
  }
}
/// A rectangle of device pixels that was painted, for whoever presents the picture.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

}
@MainActor public final class SoftwareRenderer {
  let glyphs: any TextRasterizer
  public init(pictures: any PictureProvider, glyphs: any TextRasterizer) { self.glyphs = glyphs }
  public func render(_ list: DisplayList, scale: CGFloat, into target: PixelTarget) -> [PixelRect] { [] }
  public func invalidate() {}
  public func invalidate(source: ImageSource) {}
}
public enum PictureScaler {
  public static func scaled(_ picture: DecodedPicture, to size: PixelSize) -> DecodedPicture { picture }
}
