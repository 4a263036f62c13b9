import CSDL2
import Foundation
import Graphics
import Raster

/// The GPU composes, in a texture that it keeps.
@MainActor final class GeometryPainter: WindowPainter {
  /// SDL's; it outlives the painter's `close`.
  private let window: OpaquePointer
  private let device: RenderDevice
  private let target: RenderTarget
  private let geometry: GeometryRenderer
  private var panel: (texture: GeometryTexture, size: PixelSize)?
  private(set) var uploadedBytes = 0
  private(set) var failure: String?
  let frameInterval: Double
  let isReady = true

  init(
    _ device: RenderDevice, window: OpaquePointer, pictures: any PictureProvider, glyphs: any TextRasterizer
  ) {
    (self.window, self.device) = (window, device)
    target = RenderTarget(device)
    geometry = GeometryRenderer(pictures: pictures, glyphs: glyphs, target: target)
    var mode = SDL_DisplayMode()
    SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(window)), &mode)
    // Where presenting waits for the display, the interval need only be a little shorter than the display's.
    let rate = device.isPaced ? Double(mode.refresh_rate) : 0
    frameInterval = rate > 0 ? min(0.008, 0.9 / rate) : 0.008
  }

  var name: String { "accelerated, \(device.driver) on \(device.graphics)" }
  var renderer: any ListRenderer { geometry }

  func paint(_ list: DisplayList, scale: CGFloat) -> [PixelRect]? {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    guard width > 0, height > 0 else { return nil }
    guard let isFresh = target.resize(Int(width), Int(height)) else {
      failure = "the GPU has no texture of \(width)x\(height) pixels"
      return nil
    }
    if isFresh { geometry.invalidate() }
    guard let damage = geometry.render(list, scale: scale) else {
      failure = "the GPU has no memory left, or cannot be read"
      return nil
    }
    uploadedBytes += geometry.statistics.uploadedBytes
    return damage
  }

  func present(_ damage: [PixelRect], under panel: HUDPanel?) {
    guard !damage.isEmpty || panel != nil else { return }
    target.show {
      guard let panel else { return }
      SDL_SetRenderDrawBlendMode(device.renderer, SDL_BLENDMODE_NONE)
      let ink = HUDPanel.flash
      SDL_SetRenderDrawColor(
        device.renderer, UInt8(ink.red * 255), UInt8(ink.green * 255), UInt8(ink.blue * 255), 255)
      for rect in damage {
        for inset in 0..<2 {
          var outline = PixelRect(
            x: rect.x + inset, y: rect.y + inset, width: rect.width - 2 * inset,
            height: rect.height - 2 * inset
          ).rect
          SDL_RenderDrawRect(device.renderer, &outline)
        }
      }
      draw(panel)
    }
  }

  private func draw(_ panel: HUDPanel) {
    let picture = panel.picture.target
    let size = PixelSize(width: picture.width, height: picture.height)
    if let known = self.panel, known.size != size {
      target.free(known.texture)
      self.panel = nil
    }
    if self.panel == nil {
      self.panel = target.makeTexture(width: size.width, height: size.height, isSmooth: false).map {
        ($0, size)
      }
    }
    guard let texture = self.panel?.texture else { return }
    let all = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    target.update(texture, all, from: picture.pixels, stride: picture.stride)
    SDL_SetTextureBlendMode(texture.reference, GeometryBlend.over.mode)
    var place = panel.place.rect
    SDL_RenderCopy(device.renderer, texture.reference, nil, &place)
  }

  func presentAll() { target.show {} }

  /// What is kept is drawn anew in the next frame.
  func reset() {
    forgetPanel()
    geometry.forgetTextures()
    target.close()
  }

  private func forgetPanel() {
    if let panel { target.free(panel.texture) }
    panel = nil
  }

  func withPicture(_ body: (PixelTarget) -> Void) -> Bool {
    guard target.width > 0, target.height > 0 else { return false }
    let buffer = PixelBuffer(width: target.width, height: target.height)
    let all = PixelRect(x: 0, y: 0, width: target.width, height: target.height)
    // The buffer is used by its memory alone.
    return withExtendedLifetime(buffer) {
      let picture = buffer.target
      guard target.read(all, into: picture.pixels, stride: picture.stride) else { return false }
      body(picture)
      return true
    }
  }

  func close() {
    reset()
    device.close()
  }
}
