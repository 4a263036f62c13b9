import CCairo
import Foundation
import Graphics

/// PNG files of bitmaps: for screenshots and golden images.
public enum PNG {
  /// What can go wrong.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case empty
    case unreadable(String)
    case unwritable(String)

    public var description: String {
      switch self {
      case .empty: "the picture has no pixels"
      case .unreadable(let reason): "not a readable PNG picture: \(reason)"
      case .unwritable(let reason): "the PNG picture could not be made: \(reason)"
      }
    }
  }

  /// The file's bytes.
  public static func encode(_ bitmap: Bitmap) throws(Failure) -> [UInt8] {
    guard bitmap.width > 0 else { throw .empty }
    // Cairo only reads the pixels, but its function requires a mutable pointer.
    var pixels = bitmap.pixels
    var bytes: [UInt8] = []
    let status = pixels.withUnsafeMutableBufferPointer { buffer -> cairo_status_t in
      guard
        let surface = cairo_image_surface_create_for_data(
          buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height),
          Int32(bitmap.width * 4))
      else { return CAIRO_STATUS_NO_MEMORY }
      defer { cairo_surface_destroy(surface) }
      return withUnsafeMutablePointer(to: &bytes) { output in
        cairo_surface_write_to_png_stream(
          surface,
          { closure, data, count in
            guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
            // `bytes`, which cairo hands back within the call.
            let output = closure.assumingMemoryBound(to: [UInt8].self)
            output.pointee.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
          }, output)
      }
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .unwritable(text(status)) }
    return bytes
  }

  /// The picture in a file's bytes.
  public static func decode(_ bytes: [UInt8]) throws(Failure) -> Bitmap {
    /// What cairo reads from, within `withUnsafeBufferPointer`.
    struct Input {
      var bytes: UnsafeBufferPointer<UInt8>
      var position: Int
    }
    let surface = bytes.withUnsafeBufferPointer { buffer -> OpaquePointer? in
      var input = Input(bytes: buffer, position: 0)
      return withUnsafeMutablePointer(to: &input) { pointer in
        cairo_image_surface_create_from_png_stream(
          { closure, data, count in
            guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
            // `input`, which cairo hands back within the call.
            let input = closure.assumingMemoryBound(to: Input.self)
            let position = input.pointee.position
            guard position + Int(count) <= input.pointee.bytes.count,
              let start = input.pointee.bytes.baseAddress
            else { return CAIRO_STATUS_READ_ERROR }
            memcpy(data, start + position, Int(count))
            input.pointee.position = position + Int(count)
            return CAIRO_STATUS_SUCCESS
          }, pointer)
      }
    }
    guard let surface else { throw .unreadable("out of memory") }
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .unreadable(text(status)) }
    let width = cairo_image_surface_get_width(surface)
    let height = cairo_image_surface_get_height(surface)
    guard let picture = Picture(format: .color, width: width, height: height) else {
      throw .unreadable("\(width) x \(height) pixels")
    }
    // Painted onto a picture of our own, whatever format the file has.
    let target = cairo_image_surface_create_for_data(
      picture.octets, CAIRO_FORMAT_ARGB32, width, height, Int32(picture.stride))
    let context = cairo_create(target)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(target)
    cairo_surface_destroy(target)
    return withExtendedLifetime(picture) {
      let raw = UnsafeRawBufferPointer(start: picture.bytes, count: picture.byteCount)
      return Bitmap(width: Int(width), height: Int(height), pixels: Array(raw))
    }
  }

  /// Writes a file, replacing what is there.
  public static func write(_ bitmap: Bitmap, to url: URL) throws {
    try Data(encode(bitmap)).write(to: url, options: .atomic)
  }

  /// Reads a file.
  public static func read(_ url: URL) throws -> Bitmap {
    try decode(Array(Data(contentsOf: url)))
  }

  private static func text(_ status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown"
  }
}
