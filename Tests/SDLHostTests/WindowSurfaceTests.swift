import CSDL2
import Foundation
import Graphics
import Testing

@testable import SDLHost

/// Who composes in a window, and who takes over.
@MainActor @Suite struct WindowSurfaceTests {
  /// A window without a screen; nil where the machine has no OpenGL for it.
  private func window(_ arguments: [String]) throws -> HostWindow? {
    setenv("SDL_VIDEODRIVER", "offscreen", 1)
    defer { unsetenv("SDL_VIDEODRIVER") }
    let options = try CommandLineReader.read(HostOptions.self, arguments: arguments)
    return try? HostWindow(title: "surface", options: options, placement: .automatic)
  }

  private let list = DisplayList(
    items: [], size: CGSize(width: 300, height: 400), background: RGBA(red: 0.2, green: 0.4, blue: 0.6))

  @Test func theProcessorTakesOverFromAGPUThatFails() throws {
    guard let window = try window(["--renderer", "gpu", "--window", "300x400", "--scale", "1"]) else {
      return
    }
    defer { window.close() }
    let (pictures, fonts) = (PictureLibrary(), FontLibrary())
    let first = window.painter(pictures: pictures, glyphs: fonts)
    guard first is GeometryPainter else { return }
    #expect(first.paint(list, scale: 1)?.isEmpty == false)
    #expect(window.painter(pictures: pictures, glyphs: fonts) === first)
    // Wider than any texture.
    SDL_SetWindowSize(window.window, 40000, 400)
    #expect(first.paint(list, scale: 1) == nil && first.failure != nil)
    let second = window.painter(pictures: pictures, glyphs: fonts)
    #expect(second is SoftwarePainter && second.failure == nil)
    SDL_SetWindowSize(window.window, 300, 400)
    #expect(second.paint(list, scale: 1)?.isEmpty == false)
    second.present([], under: nil)
  }

  @Test func theProcessorIsUsedWhereItIsAskedFor() throws {
    guard let window = try window(["--renderer", "software", "--window", "300x400"]) else { return }
    defer { window.close() }
    let painter = window.painter(pictures: PictureLibrary(), glyphs: FontLibrary())
    #expect(painter is SoftwarePainter && window.choice == "asked for")
  }
}
