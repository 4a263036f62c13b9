import Foundation
import Graphics
import Raster

/// The processor composes, in the memory of a presenter.
@MainActor final class SoftwarePainter: WindowPainter {
  private let presenter: any Presenter
  private let software: SoftwareRenderer
  /// What a panel lay over when it was shown last.
  private var covered: [PixelRect] = []
  /// Of the memory that was painted into last.
  private var size = PixelSize(width: 0, height: 0)
  private(set) var uploadedBytes = 0

  init(_ presenter: any Presenter, pictures: any PictureProvider, glyphs: any TextRasterizer) {
    self.presenter = presenter
    software = SoftwareRenderer(pictures: pictures, glyphs: glyphs)
  }

  var name: String { presenter.name }
  var renderer: any ListRenderer { software }
  var frameInterval: Double { presenter.frameInterval }
  var isReady: Bool { presenter.isReady }
  var failure: String? { nil }

  func paint(_ list: DisplayList, scale: CGFloat) -> [PixelRect]? {
    guard let (target, isFresh) = presenter.target() else { return nil }
    if isFresh {
      software.invalidate()
      covered = []
    }
    size = PixelSize(width: target.width, height: target.height)
    presenter.waitUntilRead()
    let damage = software.render(list, scale: scale, into: target)
    for rect in damage { uploadedBytes += rect.width * rect.height * 4 }
    return damage
  }

  func present(_ damage: [PixelRect], under panel: HUDPanel?) {
    // Everything passes through here, so that nothing outside of the window's memory is shown, whatever was painted.
    func present(_ rects: [PixelRect]) {
      presenter.present(rects.compactMap { $0.clipped(width: size.width, height: size.height) })
    }
    guard let panel, let target = presenter.target()?.target else { return present(damage) }
    let canvas = HUDCanvas(target)
    for rect in damage { canvas.outline(rect, HUDPanel.flash) }
    canvas.draw(panel.picture.target, at: panel.place)
    present(Array(Set(damage + covered + [panel.place])))
    presenter.waitUntilRead()
    canvas.restore()
    covered = damage + [panel.place]
  }

  func presentAll() {
    if let target = presenter.target()?.target { uploadedBytes += target.width * target.height * 4 }
    presenter.presentAll()
  }

  /// Showing everything uploads everything.
  func reset() {}

  func withPicture(_ body: (PixelTarget) -> Void) -> Bool {
    guard let target = presenter.target(), !target.isFresh else { return false }
    body(target.target)
    return true
  }

  func close() { presenter.close() }
}
