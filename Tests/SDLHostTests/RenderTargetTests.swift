import CSDL2
import Foundation
import Graphics
import Raster
import Testing

@testable import SDLHost

/// The GPU's compositor through SDL and OpenGL, where a machine has it: Mesa's software driver is enough.
@MainActor @Suite struct RenderTargetTests {
  /// Runs in a window without a screen; does nothing on a machine without OpenGL.
  private func withDevice(
    _ width: Int32, _ height: Int32, _ body: (OpaquePointer, RenderDevice) throws -> Void
  )
    rethrows
  {
    guard SDL_VideoInit("offscreen") == 0 else { return }
    defer { SDL_VideoQuit() }
    guard let window = SDL_CreateWindow("target", 0, 0, width, height, SDL_WINDOW_OPENGL.rawValue) else {
      return
    }
    defer { SDL_DestroyWindow(window) }
    guard let device = RenderDevice(window, drivers: RenderDevice.drivers), device.obstacle == nil else {
      return
    }
    try body(window, device)
  }

  private func scene(_ shift: CGFloat) -> DisplayList {
    let blue = RGBA(red: 0.1, green: 0.3, blue: 0.9)
    var items: [DisplayItem] = []
    func add(
      _ path: Path, _ color: RGBA, at x: CGFloat, _ y: CGFloat, turned angle: CGFloat = 0,
      blend: BlendMode = .normal
    ) {
      let move = CGAffineTransform(rotationAngle: angle)
        .concatenating(CGAffineTransform(translationX: x, y: y))
      items.append(
        DisplayItem(
          id: DisplayID(node: UInt32(items.count + 1)), transform: ProjectionTransform(move), blend: blend,
          content: .fill(path, .color(color), FillStyle())))
    }
    add(Path(CGRect(x: 0, y: 0, width: 60, height: 90)), blue, at: 5, 5)
    add(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 12),
      RGBA(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.6), at: 20 + shift, 20)
    for (index, blend) in BlendMode.allCases.enumerated() {
      let (x, y) = (CGFloat(index % 7) * 14 + 2, CGFloat(index / 7) * 14 + 70)
      add(
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 13, height: 13)),
        RGBA(red: 0.4, green: 0.8, blue: 0.3, alpha: 0.8), at: x, y, blend: blend)
    }
    return DisplayList(items: items, size: CGSize(width: 120, height: 120), background: .white)
  }

  @Test func whatOpenGLComposesIsWhatTheProcessorDoes() throws {
    try withDevice(120, 120) { window, device in
      let (pictures, fonts) = (PictureLibrary(), FontLibrary())
      let painter = GeometryPainter(device, window: window, pictures: pictures, glyphs: fonts)
      defer { painter.close() }
      let software = SoftwareRenderer(pictures: pictures, glyphs: fonts)
      let buffer = PixelBuffer(width: 120, height: 120)
      for shift in [0, 7, 30] as [CGFloat] {
        let damage = try #require(painter.paint(scene(shift), scale: 1))
        #expect(!damage.isEmpty)
        painter.present(damage, under: nil)
        _ = software.render(scene(shift), scale: 1, into: buffer.target)
        var bytes: [UInt8] = []
        #expect(
          painter.withPicture { target in
            bytes = Array(UnsafeRawBufferPointer(start: target.pixels, count: 120 * 120 * 4))
          })
        let worst = zip(bytes, buffer.bytes).map { abs(Int($0) - Int($1)) }.max()
        #expect(worst ?? 255 <= 3, "shift \(shift)")
      }
      #expect(painter.failure == nil)
      // Nothing differs, nothing is drawn.
      #expect(painter.paint(scene(30), scale: 1)?.isEmpty == true)
    }
  }

  @Test func afterAResetEverythingIsPaintedAgain() {
    withDevice(120, 120) { window, device in
      let painter = GeometryPainter(device, window: window, pictures: PictureLibrary(), glyphs: FontLibrary())
      defer { painter.close() }
      _ = painter.paint(scene(0), scale: 1)
      painter.reset()
      #expect(
        painter.paint(scene(0), scale: 1) == [PixelRect(x: 0, y: 0, width: 120, height: 120)])
    }
  }
}
