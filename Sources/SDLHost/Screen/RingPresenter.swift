import CHost
import CSDL2
import Raster

/// Paints into memory that the X server reads, in a ring of rows: scrolling need not move pixels. Only damaged
/// rectangles are sent.
@MainActor final class RingPresenter: Presenter {
  /// SDL's, as the display is: both outlive the presenter's `close`.
  private let window: OpaquePointer
  private let display: UnsafeMutableRawPointer
  private let drawable: UInt
  /// Freed by `close`, and when there is other memory for another size.
  private var memory: OpaquePointer
  /// In `memory`, and replaced with it.
  private var ring: PixelRing
  private var size: PixelSize
  private var isFresh = true
  /// The colour with which the server fills the window where it grows; nil: none was set yet.
  private var ground: UInt32?

  let name = "software, shared memory"

  /// Nil: no X server, or one that shares no memory with this program.
  init?(_ window: OpaquePointer) {
    var info = SDL_SysWMinfo()
    info.version.major = UInt8(SDL_MAJOR_VERSION)
    info.version.minor = UInt8(SDL_MINOR_VERSION)
    info.version.patch = UInt8(SDL_PATCHLEVEL)
    guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display
    else { return nil }
    let size = Self.size(of: window)
    guard
      let memory = host_ring_open(
        UnsafeMutableRawPointer(display), info.info.x11.window, Int32(size.width), Int32(size.height))
    else { return nil }
    self.window = window
    self.display = UnsafeMutableRawPointer(display)
    drawable = info.info.x11.window
    self.size = size
    self.memory = memory
    ring = Self.ring(memory)
    PagePopulation.begin(
      host_ring_memory(memory), count: Int(host_ring_stride(memory) * host_ring_rows(memory)))
  }

  private static func size(of window: OpaquePointer) -> PixelSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return PixelSize(width: Int(width), height: Int(height))
  }

  private static func ring(_ memory: OpaquePointer) -> PixelRing {
    PixelRing(
      base: host_ring_memory(memory), stride: Int(host_ring_stride(memory)),
      rows: Int(host_ring_rows(memory)))
  }

  func target() -> (target: PixelTarget, isFresh: Bool)? {
    let present = Self.size(of: window)
    if present != size {
      // The old memory stays until there is new.
      guard
        let next = host_ring_open(display, drawable, Int32(present.width), Int32(present.height))
      else { return nil }
      host_ring_close(memory)
      ground = nil
      (memory, ring, size, isFresh) = (next, Self.ring(next), present, true)
    }
    defer { isFresh = false }
    let target = PixelTarget(
      ring: ring, stride: Int(host_ring_stride(memory)), width: size.width, height: size.height)
    return (target, isFresh)
  }

  func present(_ rects: [PixelRect]) {
    guard !rects.isEmpty else { return }
    for rect in rects {
      host_ring_put(
        memory, Int32(rect.x), Int32(ring.first + rect.y), Int32(rect.y), Int32(rect.width),
        Int32(rect.height))
    }
    sampleGround()
    host_ring_flush(memory)
  }

  /// What shows where the window grows, until that is painted: the colour in the upper corner at the right, which is the
  /// page's ground, darkened where the page is.
  private func sampleGround() {
    let corner = ring.pixels + (size.width - 1) * 4
    let pixel = corner.loadUnaligned(as: UInt32.self) & 0xFF_FFFF
    guard pixel != ground else { return }
    ground = pixel
    host_ring_ground(memory, pixel)
  }

  func waitUntilRead() { host_ring_wait(memory) }

  func presentAll() {
    guard !isFresh, Self.size(of: window) == size else { return }
    present([PixelRect(x: 0, y: 0, width: size.width, height: size.height)])
  }

  func close() { host_ring_close(memory) }
}
