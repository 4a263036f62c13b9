import Foundation
import Graphics
import Raster
import SDLHost

/// A screen that is only ever told of the damage: what it shows is what a window shows.
@MainActor final class Screen {
  private let buffer: PixelBuffer

  init(_ width: Int, _ height: Int) { buffer = PixelBuffer(width: width, height: height) }

  var bitmap: Bitmap { Bitmap(buffer.target) }

  /// Takes over the damaged parts of what was painted.
  func present(_ damage: [PixelRect], of picture: PixelTarget) {
    let shown = buffer.target
    for part in damage {
      for y in part.y..<part.y + part.height {
        (shown.pixels + y * shown.stride + part.x * 4).copyMemory(
          from: picture.pixels + y * picture.stride + part.x * 4, byteCount: part.width * 4)
      }
    }
  }
}
