import CSDL2
import CSDL2Image
import Foundation
import Raster

/// Turns picture files into pixels, on any thread.
enum PictureDecoder {
  /// SDL_image loads its codecs at the first call, which must not happen on two threads at once.
  private static let codecs: Int32 = IMG_Init(
    Int32(IMG_INIT_JPG.rawValue | IMG_INIT_PNG.rawValue | IMG_INIT_WEBP.rawValue))

  /// The picture upright, scaled down to `size` where it is larger; never scaled up.
  static func decode(_ path: String, fitting size: PixelSize) throws(PictureFailure) -> ScaledPicture {
    let header = try PictureHeader.read(path)
    if header.format == .jpeg {
      let least = header.orientation >= 5 ? (size.height, size.width) : (size.width, size.height)
      let isSized = size.width > 0 && size.height > 0
      let rows = try JPEGDecoder.decode(
        path, header, least: isSized ? least : (header.width, header.height))
      if let rows {
        guard let picture = upright(rows, header.orientation) else {
          throw PictureFailure(path, "is damaged", "export it again")
        }
        return scaled(picture, to: size, isWhole: rows.width == header.width && rows.height == header.height)
      }
    }
    _ = codecs
    guard let file = SDL_RWFromFile(path, "rb") else {
      throw PictureFailure(path, "cannot be opened", "allow this user to read it")
    }
    guard let raw = IMG_LoadTyped_RW(file, 1, header.format.rawValue) else {
      throw PictureFailure(path, "is damaged (\(String(cString: SDL_GetError())))", "export or copy it again")
    }
    defer { SDL_FreeSurface(raw) }
    guard raw.pointee.w == header.width, raw.pointee.h == header.height,
      let surface = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    else { throw PictureFailure(path, "is damaged (its size changes)", "export it again") }
    defer { SDL_FreeSurface(surface) }
    // Formats without transparency come out opaque.
    let isOpaque = raw.pointee.format.pointee.Amask == 0 && raw.pointee.format.pointee.palette == nil
    guard let pixels = surface.pointee.pixels,
      let picture = upright(
        pixels.assumingMemoryBound(to: UInt32.self), width: header.width, height: header.height,
        header.orientation, pitch: Int(surface.pointee.pitch) / 4, isOpaque: isOpaque)
    else { throw PictureFailure(path, "is damaged", "export it again") }
    return scaled(picture, to: size, isWhole: true)
  }

  /// Scaled down to `size` where it is larger; `isWhole`: it has every pixel of its file as yet.
  private static func scaled(_ picture: DecodedPicture, to size: PixelSize, isWhole: Bool) -> ScaledPicture {
    guard size.width > 0, size.height > 0, size.width < picture.width, size.height < picture.height else {
      return ScaledPicture(picture: picture, isWhole: isWhole)
    }
    let scaled = PictureScaler.scaled(picture, width: size.width, height: size.height, filter: .smooth)
    return ScaledPicture(picture: scaled ?? picture, isWhole: scaled == nil && isWhole)
  }

  /// Turned as EXIF says.
  private static func upright(_ rows: JPEGDecoder.Rows, _ orientation: Int) -> DecodedPicture? {
    if orientation == 1 { return DecodedPicture(width: rows.width, height: rows.height, pixels: rows.pixels) }
    return rows.pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return upright(
        start.assumingMemoryBound(to: UInt32.self), width: rows.width, height: rows.height, orientation,
        pitch: rows.width, isOpaque: true)
    }
  }

  /// Turned as EXIF says and premultiplied.
  private static func upright(
    _ source: UnsafePointer<UInt32>, width: Int, height: Int, _ orientation: Int, pitch: Int, isOpaque: Bool
  ) -> DecodedPicture? {
    let (outWidth, outHeight) = orientation >= 5 ? (height, width) : (width, height)
    let bytes = [UInt8](unsafeUninitializedCapacity: outWidth * outHeight * 4) { buffer, filled in
      buffer.withMemoryRebound(to: UInt32.self) { target in
        for y in 0..<height {
          let row = source + y * pitch
          for x in 0..<width {
            let pixel = isOpaque ? row[x] | 0xFF00_0000 : premultiplied(row[x])
            let (toX, toY) = place(x, y, width, height, orientation)
            target[toY * outWidth + toX] = pixel
          }
        }
      }
      filled = outWidth * outHeight * 4
    }
    return DecodedPicture(width: outWidth, height: outHeight, pixels: bytes)
  }

  @inline(__always)
  private static func place(_ x: Int, _ y: Int, _ w: Int, _ h: Int, _ orientation: Int) -> (Int, Int) {
    switch orientation {
    case 2: (w - 1 - x, y)
    case 3: (w - 1 - x, h - 1 - y)
    case 4: (x, h - 1 - y)
    case 5: (y, x)
    case 6: (h - 1 - y, x)
    case 7: (h - 1 - y, w - 1 - x)
    case 8: (y, w - 1 - x)
    default: (x, y)
    }
  }

  @inline(__always)
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    func scaled(_ channel: UInt32) -> UInt32 { ((channel & 0xFF) * alpha + 127) / 255 }
    return alpha << 24 | scaled(pixel >> 16) << 16 | scaled(pixel >> 8) << 8 | scaled(pixel)
  }
}
