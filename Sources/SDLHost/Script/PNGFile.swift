import CSDL2
import CSDL2Image
import Foundation
import Raster

/// Writes pictures of windows.
enum PNGFile {
  /// Writes to a file beside the path and renames it, so that nobody reads half a picture.
  static func write(_ target: PixelTarget, to path: String) throws(UsageError) {
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      target.pixels, Int32(target.width), Int32(target.height), 32, Int32(target.stride),
      SDL_PIXELFORMAT_RGB888.rawValue)
    guard let surface else { throw UsageError("the picture \(path) cannot be made: memory is short") }
    defer { SDL_FreeSurface(surface) }
    let partial = path + ".part"
    guard IMG_SavePNG(surface, partial) == 0, rename(partial, path) == 0 else {
      throw UsageError(
        "the picture \(path) cannot be written: check that its folder exists and may be written")
    }
  }
}
