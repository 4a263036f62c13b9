import CSDL2
import Testing

@testable import SDLHost

@MainActor @Suite struct PresenterTests {
  /// The first frame is painted while the screen still asks for its picture: it must not be lost on the way.
  @Test func showingEverythingUploadsWhatWasPainted() throws {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    let failure = SDL_VideoInit("dummy")
    try #require(failure == 0, "SDL: \(String(cString: SDL_GetError()))")
    defer { SDL_VideoQuit() }
    // Not in the macro: it keeps the title's bytes for shorter than the call.
    let made = SDL_CreateWindow("presenter", 0, 0, 8, 8, 0)
    let window = try #require(made)
    defer { SDL_DestroyWindow(window) }
    let presenter = TexturePresenter(try #require(RenderDevice(window, drivers: ["software"])))
    defer { presenter.close() }
    let first = try #require(presenter.target())
    #expect(first.isFresh)
    let color: UInt32 = 0xFF33_6699
    for y in 0..<8 {
      for x in 0..<8 {
        first.target.pixels.storeBytes(
          of: color, toByteOffset: y * first.target.stride + x * 4, as: UInt32.self)
      }
    }
    presenter.presentAll()
    let surface = try #require(SDL_GetWindowSurface(window))
    let shown = try #require(surface.pointee.pixels).loadUnaligned(as: UInt32.self)
    #expect(shown & 0xFF_FFFF == color & 0xFF_FFFF)
    #expect(try #require(presenter.target()).isFresh == false)
  }
}
