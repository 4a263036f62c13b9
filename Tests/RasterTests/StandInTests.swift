import Foundation
import Graphics
import Testing
@testable import Raster

/// What stands in for pixels that have gone and are being decoded again, where the caches are too small for the screen.
@MainActor @Suite struct StandInTests {
  private static let source = ImageSource.file("cover")
  /// Four pictures fit, and half as many bytes of pictures that nothing shows.
  private static let limits = CacheLimits(images: 60_000, text: 1000, shapes: 1000, gradients: 1000)
  private let canvas = Canvas(120, 120, limits: Self.limits)

  private func picture(_ id: UInt32, side: CGFloat, _ source: ImageSource = Self.source) -> DisplayItem {
    DisplayItem(
      id: DisplayID(node: id),
      content: .image(
        ImageContent(
          source: source, imageSize: CGSize(width: 60, height: 60),
          rect: CGRect(x: 0, y: 0, width: side, height: side))))
  }

  /// Shows a blue picture, then others until the cache has let go of it, whose pixels are then gone.
  private func show(_ item: DisplayItem) {
    canvas.pictures.pictures[Self.source] = ImageTests.picture(60, 60) { _, _ in 0xFF00_00FF }
    canvas.render([item])
    for number in 0..<8 {
      let other = ImageSource.file("\(number)")
      canvas.pictures.pictures[other] = ImageTests.picture(60, 60) { _, _ in 0xFF00_FF00 }
      canvas.render([item, group(9, [picture(8, side: 55, other)], transform: .translation(x: 0, y: 65))])
    }
    canvas.render([item])
    canvas.pictures.pictures[Self.source] = nil
  }

  /// Tilted about the vertical axis through x = 30.
  private var tilt: ProjectionTransform {
    var tilt = ProjectionTransform()
    tilt.m11 = cos(0.5)
    tilt.m13 = -sin(0.5) / 300
    return .translation(x: -30, y: -30).concatenating(tilt).concatenating(.translation(x: 30, y: 30))
  }

  @Test func m04_aPictureThatBeginsToTurnStaysSharp() {
    let item = picture(1, side: 60)
    show(group(2, [item]))
    canvas.render([group(2, [item], transform: tilt)])
    #expect(canvas[30, 30] == 0xFF00_00FF)
    canvas.render([group(2, [item])])
    #expect(canvas[30, 30] == 0xFF00_00FF)
  }

  @Test func m04_aPictureThatFliesElsewhereStaysSharp() {
    show(group(2, [picture(1, side: 60)]))
    // The view that showed it is gone in the frame in which another shows it in another size.
    canvas.render([group(3, [picture(4, side: 80)])])
    #expect(canvas[30, 30] == 0xFF00_00FF)
    // Out of sight for half a second.
    for _ in 0..<30 { canvas.render([]) }
    canvas.render([group(2, [picture(1, side: 70)])])
    #expect(canvas[30, 30] == 0xFF00_00FF)
  }

  @Test func aPictureThatNothingShowsIsForgottenAfterASecond() {
    show(group(2, [picture(1, side: 60)]))
    for _ in 0..<100 { canvas.render([]) }
    canvas.render([group(2, [picture(1, side: 70)])])
    #expect(canvas[30, 30] != 0xFF00_00FF)
  }

  @Test func atRestOnlyWhatIsShownIsKept() {
    show(group(2, [picture(1, side: 60)]))
    canvas.renderer.releaseUnused()
    canvas.render([group(2, [picture(1, side: 70)])])
    #expect(canvas[30, 30] == 0xFF00_00FF)
    canvas.render([])
    canvas.renderer.releaseUnused()
    canvas.render([group(2, [picture(1, side: 80)])])
    #expect(canvas[30, 30] != 0xFF00_00FF)
  }

  @Test func m04_whenCachesAreEmptiedWhatIsShownStays() {
    let item = picture(1, side: 60)
    show(group(2, [item]))
    canvas.renderer.releaseCaches()
    canvas.render([group(2, [item])])
    #expect(canvas.renderer.statistics.cacheBytes == 0)
    // Its pixels have gone: turned, in another size, and as it was, it is made of what was shown.
    canvas.render([group(2, [item], transform: tilt)])
    #expect(canvas[30, 30] == 0xFF00_00FF)
    canvas.render([group(2, [picture(1, side: 70)])])
    #expect(canvas[30, 30] == 0xFF00_00FF)
  }

  @Test func picturesThatNothingShowsStayWithinABound() {
    var finest = FinestPictures()
    func note(_ number: Int) {
      guard let picture = Picture(format: .color, width: 50, height: 50) else { return }
      finest.note(picture, PixelSize(width: 50, height: 50), of: .file("\(number)"))
    }
    for number in 0..<64 {
      note(number)
      finest.frameEnded(limit: 30_000)
    }
    let kept = (0..<64).filter { finest.use(.file("\($0)")) != nil }
    #expect(kept == [61, 62, 63])
  }
}
