import CSDL2
import Raster

/// Paints into memory of its own, uploads what was damaged into a texture and lets SDL's renderer show it.
///
/// This is how a bare framebuffer (KMSDRM) is reached where there is no GPU that could compose.
@MainActor final class TexturePresenter: Presenter {
  private let device: RenderDevice
  /// The device's; nil once that is closed.
  private var renderer: OpaquePointer?
  private var texture: OpaquePointer?
  private var buffer: PixelBuffer?
  let name: String

  init(_ device: RenderDevice) {
    self.device = device
    renderer = device.renderer
    name = "software, uploaded through " + device.driver
  }

  func close() {
    if let texture { SDL_DestroyTexture(texture) }
    if renderer != nil { device.close() }
    (texture, renderer) = (nil, nil)
  }

  func target() -> (target: PixelTarget, isFresh: Bool)? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard let renderer, SDL_GetRendererOutputSize(renderer, &width, &height) == 0, width > 0, height > 0
    else { return nil }
    if let buffer, texture != nil, buffer.width == Int(width), buffer.height == Int(height) {
      return (buffer.target, false)
    }
    if let texture { SDL_DestroyTexture(texture) }
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), width, height)
    guard let texture else { return nil }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    let made = PixelBuffer(width: Int(width), height: Int(height))
    buffer = made
    return (made.target, true)
  }

  func present(_ damage: [PixelRect]) {
    guard !damage.isEmpty else { return }
    upload(damage)
    show()
  }

  /// Uploads everything too: what was painted since the last time may not be in the texture yet, and a reset of the
  /// renderer may have emptied it.
  func presentAll() {
    guard let buffer else { return }
    upload([PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)])
    show()
  }

  private func upload(_ rects: [PixelRect]) {
    guard let buffer, let texture else { return }
    for rect in rects {
      var area = rect.rect
      let from = buffer.target.pixels + rect.y * buffer.target.stride + rect.x * 4
      SDL_UpdateTexture(texture, &area, from, Int32(buffer.target.stride))
    }
  }

  private func show() {
    guard let renderer, let texture else { return }
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }
}
