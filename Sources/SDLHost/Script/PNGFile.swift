import CSDL2
import CSDL2Image
import Foundation
import Raster

/// Writes pictures of windows.
enum PNGFile {
  /// Written through `AtomicFile`, so that no reader sees half a picture.
  static func write(_ target: PixelTarget, to path: String) throws(UsageError) {
    guard let data = encode(target) else {
      throw UsageError("the picture \(path) cannot be made: memory is short")
    }
    try AtomicFile.write(data, to: path)
  }

  private static func encode(_ target: PixelTarget) -> Data? {
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      target.pixels, Int32(target.width), Int32(target.height), 32, Int32(target.stride),
      SDL_PIXELFORMAT_RGB888.rawValue)
    guard let surface else { return nil }
    defer { SDL_FreeSurface(surface) }
    // Incompressible data grows a little when deflated; chunks and headers besides.
    let most =
      target.width * target.height * 4 + target.width * target.height / 64 + target.height + (64 << 10)
    var data = Data(count: most)
    let count = data.withUnsafeMutableBytes { bytes -> Int64 in
      guard let stream = SDL_RWFromMem(bytes.baseAddress, Int32(clamping: bytes.count)) else { return -1 }
      defer { SDL_RWclose(stream) }
      return IMG_SavePNG_RW(surface, stream, 0) == 0 ? SDL_RWtell(stream) : -1
    }
    return count > 0 ? data.prefix(Int(count)) : nil
  }
}
