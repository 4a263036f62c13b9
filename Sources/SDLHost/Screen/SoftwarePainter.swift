import Foundation
import Raster
import ViewTree

/// The processor composes, in the memory of a presenter.
@MainActor final class SoftwarePainter: WindowPainter {
  private let presenter: any Presenter
  private let software: SoftwareRenderer
  /// What a panel lay over when it was shown last.
  private var covered: [PixelRect] = []
  private(set) var uploadedBytes = 0

  init(_ presenter: any Presenter, pictures: any PictureProvider, glyphs: any TextRasterizer) {
    self.presenter = presenter
    software = SoftwareRenderer(pictures: pictures, glyphs: glyphs)
  }

  var name: String { presenter.name }
  var renderer: any ListRenderer { software }
  /// 125 frames a second: where no vertical sync decides, more are not seen.
  let frameInterval = 0.008
  var failure: String? { nil }

  func paint(_ list: DisplayList, scale: CGFloat) -> [PixelRect]? {
    guard let (target, isFresh) = presenter.target() else { return nil }
    if isFresh { software.invalidate() }
    presenter.waitUntilRead()
    let damage = software.render(list, scale: scale, into: target)
    for rect in damage { uploadedBytes += rect.width * rect.height * 4 }
    return damage
  }

  func present(_ damage: [PixelRect], under panel: HUDPanel?) {
    guard let panel, let target = presenter.target()?.target else { return presenter.present(damage) }
    let canvas = HUDCanvas(target)
    for rect in damage { canvas.outline(rect, HUDPanel.flash) }
    canvas.draw(panel.picture.target, at: panel.place)
    presenter.present(Array(Set(damage + covered + [panel.place])))
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
