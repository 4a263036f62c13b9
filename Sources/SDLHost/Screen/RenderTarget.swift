import CSDL2
import Raster

/// A texture of a window's size that keeps what was drawn into it, since a window's back buffer is undefined after each
/// frame.
@MainActor final class RenderTarget: GeometryTarget {
  /// The device's, which is closed after this.
  private let renderer: OpaquePointer
  /// Its own, freed by `close`.
  private var texture: OpaquePointer?
  let largestTexture: Int
  private(set) var width = 0
  private(set) var height = 0

  init(_ device: RenderDevice) {
    renderer = device.renderer
    largestTexture = device.largestTexture
  }

  /// Sets the size; true where the content was discarded, nil where a texture of this size cannot be had.
  func resize(_ width: Int, _ height: Int) -> Bool? {
    if texture != nil, width == self.width, height == self.height { return false }
    close()
    guard width <= largestTexture, height <= largestTexture,
      let made = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_TARGET.rawValue), Int32(width),
        Int32(height))
    else { return nil }
    SDL_SetTextureBlendMode(made, SDL_BLENDMODE_NONE)
    SDL_SetTextureScaleMode(made, SDL_ScaleModeNearest)
    guard SDL_SetRenderTarget(renderer, made) == 0 else {
      SDL_DestroyTexture(made)
      return nil
    }
    (texture, self.width, self.height) = (made, width, height)
    return true
  }

  /// Copies everything to the window's next picture, lets `body` draw over it in the window, and shows it.
  func show(_ body: () -> Void) {
    guard let texture else { return }
    SDL_SetRenderTarget(renderer, nil)
    SDL_RenderSetClipRect(renderer, nil)
    SDL_RenderCopy(renderer, texture, nil, nil)
    body()
    SDL_RenderPresent(renderer)
    SDL_SetRenderTarget(renderer, texture)
  }

  /// Frees the texture.
  func close() {
    guard let texture else { return }
    SDL_SetRenderTarget(renderer, nil)
    SDL_DestroyTexture(texture)
    self.texture = nil
  }

  func canBlend(_ blend: GeometryBlend) -> Bool { SDL_SetRenderDrawBlendMode(renderer, blend.mode) == 0 }

  func makeTexture(width: Int, height: Int, isSmooth: Bool) -> GeometryTexture? {
    guard width <= largestTexture, height <= largestTexture,
      let made = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), Int32(width),
        Int32(height))
    else { return nil }
    SDL_SetTextureScaleMode(made, isSmooth ? SDL_ScaleModeLinear : SDL_ScaleModeNearest)
    return GeometryTexture(made)
  }

  func update(_ texture: GeometryTexture, _ part: PixelRect, from pixels: UnsafeRawPointer, stride: Int) {
    var rect = part.rect
    SDL_UpdateTexture(texture.reference, &rect, pixels, Int32(stride))
  }

  func free(_ texture: GeometryTexture) { SDL_DestroyTexture(texture.reference) }

  func draw(
    _ vertices: UnsafeBufferPointer<GeometryVertex>, _ indices: UnsafeBufferPointer<Int32>,
    texture: GeometryTexture?, blend: GeometryBlend, clip: PixelRect?
  ) {
    guard let start = vertices.baseAddress, let order = indices.baseAddress else { return }
    if var rect = clip?.rect {
      SDL_RenderSetClipRect(renderer, &rect)
    } else {
      SDL_RenderSetClipRect(renderer, nil)
    }
    if let texture {
      SDL_SetTextureBlendMode(texture.reference, blend.mode)
    } else {
      SDL_SetRenderDrawBlendMode(renderer, blend.mode)
    }
    let memory = UnsafeRawPointer(start)
    func field<Value>(_ offset: Int, as type: Value.Type) -> UnsafePointer<Value> {
      // Offsets are those of fields that SDL wants: two `Float`, or four bytes in the order of `SDL_Color`.
      (memory + offset).assumingMemoryBound(to: type)
    }
    let step = Int32(MemoryLayout<GeometryVertex>.stride)
    SDL_RenderGeometryRaw(
      renderer, texture?.reference, field(GeometryVertex.placeOffset, as: Float.self), step,
      field(GeometryVertex.colorOffset, as: SDL_Color.self), step,
      field(GeometryVertex.textureOffset, as: Float.self), step, Int32(vertices.count), order,
      Int32(indices.count), 4)
  }

  func read(_ part: PixelRect, into pixels: UnsafeMutableRawPointer, stride: Int) -> Bool {
    var rect = part.rect
    return SDL_RenderReadPixels(renderer, &rect, SDL_PIXELFORMAT_ARGB8888.rawValue, pixels, Int32(stride))
      == 0
  }
}

extension GeometryVertex {
  /// Where its fields lie, in bytes from its start.
  fileprivate static let placeOffset = MemoryLayout<Self>.offset(of: \.x) ?? 0
  fileprivate static let colorOffset = MemoryLayout<Self>.offset(of: \.red) ?? 0
  fileprivate static let textureOffset = MemoryLayout<Self>.offset(of: \.u) ?? 0
}

extension PixelRect {
  /// As SDL has it.
  var rect: SDL_Rect { SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height)) }
}
