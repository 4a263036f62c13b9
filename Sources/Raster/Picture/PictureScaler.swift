import CRaster
import Foundation

/// Scales decoded pictures: pure functions that any thread may call.
///
/// Downwards every source pixel counts by the area that it covers, upwards neighbours are mixed linearly
/// (`smooth`: by a cubic), separately along rows and columns.
public enum PictureScaler {
  /// How a picture is sampled.
  public enum Filter: Hashable, Sendable {
    /// The nearest pixel.
    case nearest
    /// Area average and linear.
    case linear
    /// Area average and Catmull-Rom's cubic.
    case smooth
  }

  /// The picture at `width` x `height` pixels; nil where the size is empty or beyond 32767.
  public static func scaled(
    _ picture: DecodedPicture, width: Int, height: Int, filter: Filter = .linear
  ) -> DecodedPicture? {
    guard width > 0, height > 0, width <= 32767, height <= 32767 else { return nil }
    if width == picture.width && height == picture.height { return picture }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let done = pixels.withUnsafeMutableBytes { target in
      picture.pixels.withUnsafeBytes { source in
        guard let from = source.baseAddress, let to = target.baseAddress else { return false }
        return scale(
          from, picture.stride, PixelSize(width: picture.width, height: picture.height), to, width * 4,
          PixelSize(width: width, height: height), filter)
      }
    }
    return done ? DecodedPicture(width: width, height: height, pixels: pixels) : nil
  }

  /// The same between memories of four-byte pixels; false when memory is short.
  static func scale(
    _ source: UnsafeRawPointer, _ sourceStride: Int, _ from: PixelSize, _ target: UnsafeMutableRawPointer,
    _ targetStride: Int, _ to: PixelSize, _ filter: Filter
  ) -> Bool {
    if from == to {
      for y in 0..<to.height { memcpy(target + y * targetStride, source + y * sourceStride, to.width * 4) }
      return true
    }
    let columns = ResampleTable(from: from.width, to: to.width, filter: filter)
    let rows = ResampleTable(from: from.height, to: to.height, filter: filter)
    // Rows first: the picture between is as wide as the target and as high as the source.
    guard let between = malloc(to.width * 4 * from.height) else { return false }
    defer { free(between) }
    // Bytes of pixels: as such any memory may be looked at.
    let middle = between.assumingMemoryBound(to: UInt8.self)
    craster_convolve_rows(
      middle, to.width * 4, Int32(to.width), source.assumingMemoryBound(to: UInt8.self), sourceStride,
      Int32(from.height), columns.starts, columns.weights, Int32(columns.taps))
    craster_convolve_columns(
      target.assumingMemoryBound(to: UInt8.self), targetStride, Int32(to.height), middle, to.width * 4,
      Int32(to.width), rows.starts, rows.weights, Int32(rows.taps))
    return true
  }
}
