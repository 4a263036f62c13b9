import CSDL2
import CSDL2Image
import Foundation
import Graphics
import Raster

/// Turns picture files into pixels, on any thread, within `PictureBudget`.
enum PictureDecoder {
  /// SDL_image loads its codecs at the first call, which must not happen on two threads at once.
  private static let codecs: Int32 = IMG_Init(
    Int32(IMG_INIT_PNG.rawValue | IMG_INIT_WEBP.rawValue))

  static func decode(_ path: String, fitting size: PixelSize) throws(PictureFailure) -> ScaledPicture {
    try decode(PictureInput(source: .file(path)), fitting: size)
  }

  /// The picture upright, scaled down to `size` where it is larger; never scaled up, but for drawings.
  static func decode(_ input: PictureInput, fitting size: PixelSize) throws(PictureFailure) -> ScaledPicture {
    let file = try input.open()
    var header = try PictureHeader.read(file, input)
    if header.format == .jpeg { return try jpeg(file, input, header, size) }
    let bytes = try input.bytes(file)
    if header.format == .svg { header = stretched(header, to: size) }
    let held = try PictureBudget.admit(header, file: bytes.count, called: input.name)
    return try LargeDecodes.alone(held) { () throws(PictureFailure) in
      scaled(try pixels(bytes, input, header), to: size, isWhole: header.format != .svg)
    }
  }

  private static func jpeg(
    _ file: FileBytes, _ input: PictureInput, _ header: PictureHeader, _ size: PixelSize
  ) throws(PictureFailure) -> ScaledPicture {
    let least = header.orientation >= 5 ? (size.height, size.width) : (size.width, size.height)
    let isSized = size.width > 0 && size.height > 0
    let rows = try JPEGDecoder.decode(
      file, input, header, least: isSized ? least : (header.width, header.height))
    guard let picture = upright(rows, header.orientation) else {
      throw PictureFailure(input.name, "is damaged", "export it again")
    }
    var result = scaled(picture, to: size, isWhole: rows.isLargest)
    if rows.isCut {
      result.complaint = PictureFailure(
        input.name, "is cut off and shown as far as it goes", "copy it again")
    }
    return result
  }

  /// What SDL_image makes of the bytes, upright and premultiplied.
  private static func pixels(
    _ bytes: [UInt8], _ input: PictureInput, _ header: PictureHeader
  ) throws(PictureFailure) -> DecodedPicture {
    _ = codecs
    let made = bytes.withUnsafeBytes { bytes -> UnsafeMutablePointer<SDL_Surface>? in
      guard let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count)) else { return nil }
      defer { SDL_RWclose(stream) }
      // By the format that was found, so that no other decoder sees the bytes.
      return switch header.format {
      case .png: IMG_LoadPNG_RW(stream)
      case .webp: IMG_LoadWEBP_RW(stream)
      case .svg: IMG_LoadSizedSVG_RW(stream, Int32(header.width), Int32(header.height))
      case .jpeg: nil
      }
    }
    guard let made else {
      throw PictureFailure(
        input.name, "is damaged (\(String(cString: SDL_GetError())))", "export or copy it again")
    }
    // Formats without transparency come out opaque.
    let isOpaque = made.pointee.format.pointee.Amask == 0 && made.pointee.format.pointee.palette == nil
    let surface = SDL_ConvertSurfaceFormat(made, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    SDL_FreeSurface(made)
    defer { SDL_FreeSurface(surface) }
    guard let surface, surface.pointee.w == header.width, surface.pointee.h == header.height else {
      throw PictureFailure(input.name, "is damaged (its size changes)", "export it again")
    }
    guard let pixels = surface.pointee.pixels,
      let picture = upright(
        // ARGB8888 is a word a pixel, and SDL aligns rows to them; the surface is freed when all is copied.
        pixels.assumingMemoryBound(to: UInt32.self), width: header.width, height: header.height,
        header.orientation, pitch: Int(surface.pointee.pitch) / 4, isOpaque: isOpaque)
    else { throw PictureFailure(input.name, "is damaged", "export it again") }
    return picture
  }

  /// A vector drawing is decoded at the requested size, rounded to whole pixels, in its own proportions.
  private static func stretched(_ header: PictureHeader, to size: PixelSize) -> PictureHeader {
    guard size.width > 0, size.height > 0 else { return header }
    let factor = max(
      Double(size.width) / Double(header.width), Double(size.height) / Double(header.height))
    func side(_ length: Int) -> Int {
      min(PictureBudget.side, max(1, Int((Double(length) * factor).rounded(.up))))
    }
    var header = header
    (header.width, header.height) = (side(header.width), side(header.height))
    return header
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
      bytes.withMemoryRebound(to: UInt32.self) { words in
        guard let start = words.baseAddress else { return nil }
        return upright(
          start, width: rows.width, height: rows.height, orientation, pitch: rows.width, isOpaque: true)
      }
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
