import CSDL2
import Raster

/// Paints straight into the window's surface, which the X server shares; only damaged rectangles are sent.
@MainActor final class SurfacePresenter: Presenter {
  /// SDL's; it outlives the presenter's `close`.
  private let window: OpaquePointer
  /// Of the surface that was seen last, to be compared: its memory is fetched anew each time.
  private var pixels: UnsafeMutableRawPointer?
  private var size = PixelSize(width: 0, height: 0)
  /// Where painting goes when the surface has another format than the painter's.
  private var copy: PixelBuffer?
  private var rects: [SDL_Rect] = []

  let name = "software, window surface"

  init(_ window: OpaquePointer) {
    self.window = window
    guard let surface = SDL_GetWindowSurface(window), let memory = surface.pointee.pixels else { return }
    PagePopulation.begin(memory, count: Int(surface.pointee.pitch) * Int(surface.pointee.h))
  }

  func target() -> (target: PixelTarget, isFresh: Bool)? {
    guard let surface = SDL_GetWindowSurface(window), let memory = surface.pointee.pixels,
      let format = surface.pointee.format?.pointee.format
    else { return nil }
    let current = PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let isFresh = memory != pixels || current != size
    (pixels, size) = (memory, current)
    if format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue {
      copy = nil
      let target = PixelTarget(
        pixels: memory, stride: Int(surface.pointee.pitch), width: current.width, height: current.height)
      return (target, isFresh)
    }
    if isFresh || copy == nil { copy = PixelBuffer(width: current.width, height: current.height) }
    return copy.map { ($0.target, isFresh) }
  }

  func present(_ damage: [PixelRect]) {
    guard !damage.isEmpty else { return }
    rects.removeAll(keepingCapacity: true)
    for rect in damage { rects.append(rect.rect) }
    convert()
    SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
  }

  func presentAll() {
    guard size.width > 0, target()?.isFresh == false else { return }
    rects = [SDL_Rect(x: 0, y: 0, w: Int32(size.width), h: Int32(size.height))]
    convert()
    SDL_UpdateWindowSurface(window)
  }

  /// The surface belongs to the window and goes with it.
  func close() {}

  private func convert() {
    guard let copy, let surface = SDL_GetWindowSurface(window), let memory = surface.pointee.pixels,
      let format = surface.pointee.format?.pointee
    else { return }
    let pitch = Int(surface.pointee.pitch)
    for rect in rects {
      let from = copy.target.pixels + Int(rect.y) * copy.target.stride + Int(rect.x) * 4
      let to = memory + Int(rect.y) * pitch + Int(rect.x) * Int(format.BytesPerPixel)
      SDL_ConvertPixels(
        rect.w, rect.h, SDL_PIXELFORMAT_RGB888.rawValue, from, Int32(copy.target.stride), format.format, to,
        Int32(pitch))
    }
  }
}
