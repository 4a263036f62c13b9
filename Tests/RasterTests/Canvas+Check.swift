import Foundation
import Graphics
import Raster
import Testing

extension Canvas {
  /// Renders, also into a ring, and compares with painting everything; returns how many pixels were moved.
  @discardableResult
  func check(
    _ items: [DisplayItem], scale: CGFloat = 1, background: RGBA = .white,
    _ note: @autoclosure () -> String = "", location: SourceLocation = #_sourceLocation
  ) -> Int {
    render(items, scale: scale, background: background)
    let list = list(items, scale: scale, background: background)
    let all = renderer.paintAll(list, scale: scale)
    let comparison = all.map { PictureComparison(bitmap, $0) }
    let text = note()
    let turned = ring?.render(list, scale: scale)
    #expect(
      all == turned || turned.flatMap { turned in all.map { PictureComparison(turned, $0) } }?.isSame == true,
      "\(text) in a ring", sourceLocation: location)
    #expect(
      comparison?.isSame == true, "\(text) \(comparison?.differingPixels ?? -1) pixels",
      sourceLocation: location)
    return renderer.statistics.pixelsMoved
  }
}
