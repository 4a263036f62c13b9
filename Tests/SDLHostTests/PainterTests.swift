import Foundation
import Graphics
import Raster
import Testing

@testable import SDLHost

/// What reaches a presenter.
@MainActor @Suite struct PainterTests {
  /// Memory for frames that notes what it is to show.
  private final class NotingPresenter: Presenter {
    var buffer = PixelBuffer(width: 200, height: 100)
    var isFresh = true
    var shown: [PixelRect] = []
    let name = "noting"

    func target() -> (target: PixelTarget, isFresh: Bool)? {
      defer { isFresh = false }
      return (buffer.target, isFresh)
    }
    func present(_ rects: [PixelRect]) { shown += rects }
    func presentAll() {}
    func close() {}
    func resize(width: Int, height: Int) {
      (buffer, isFresh) = (PixelBuffer(width: width, height: height), true)
    }
    var isWithin: Bool {
      shown.allSatisfy {
        $0.x >= 0 && $0.y >= 0 && $0.width > 0 && $0.height > 0 && $0.x + $0.width <= buffer.width
          && $0.y + $0.height <= buffer.height
      }
    }
  }

  /// The panel of costs, and then a smaller window: the X server ends a program that shows what is outside.
  @Test func nothingOutsideOfTheWindowIsShown() throws {
    let presenter = NotingPresenter()
    let painter = SoftwarePainter(presenter, pictures: PictureLibrary(), glyphs: FontLibrary())
    let panel = HUDPanel(
      picture: PixelBuffer(width: 150, height: 90), place: PixelRect(x: 8, y: 8, width: 150, height: 90))
    for (width, height) in [(200, 100), (60, 40), (5, 5), (120, 300)] {
      presenter.resize(width: width, height: height)
      for showsPanel in [true, true, false] {
        presenter.shown = []
        let list = DisplayList(size: CGSize(width: width, height: height))
        let damage = try #require(painter.paint(list, scale: 1))
        painter.present(damage, under: showsPanel ? panel : nil)
        #expect(presenter.isWithin, "\(width) x \(height): \(presenter.shown)")
      }
    }
    // Whatever was painted.
    presenter.shown = []
    painter.present([PixelRect(x: -5, y: 290, width: 500, height: 50)], under: nil)
    #expect(presenter.shown == [PixelRect(x: 0, y: 290, width: 120, height: 10)])
  }

  @Test func whatThePanelCoveredIsForgottenWithTheWindowsSize() throws {
    let presenter = NotingPresenter()
    let painter = SoftwarePainter(presenter, pictures: PictureLibrary(), glyphs: FontLibrary())
    let panel = HUDPanel(
      picture: PixelBuffer(width: 20, height: 20), place: PixelRect(x: 8, y: 8, width: 20, height: 20))
    let list = DisplayList(size: CGSize(width: 200, height: 100))
    _ = painter.paint(list, scale: 1)
    painter.present([PixelRect(x: 100, y: 50, width: 30, height: 30)], under: panel)
    presenter.resize(width: 150, height: 80)
    _ = painter.paint(list, scale: 1)
    presenter.shown = []
    painter.present([], under: panel)
    #expect(presenter.shown == [panel.place])
  }

  @Test func thePanelIsOffInAKioskUnlessItIsAskedFor() throws {
    #expect(try HostOptions.parse([]).allowsHUD)
    #expect(try !HostOptions.parse(["--kiosk"]).allowsHUD)
    #expect(try HostOptions.parse(["--kiosk", "--hud"]).allowsHUD)
    #expect(try HostOptions.environment(["BISTRO_KIOSK": "1", "BISTRO_HUD": "1"]).allowsHUD)
    #expect(
      try HostOptions.parse(["--kiosk"]).merged(over: HostOptions.environment(["BISTRO_HUD": "1"])).allowsHUD)
  }
}
