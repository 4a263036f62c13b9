import CRaster
import Foundation
import Graphics

/// What is done to the pixels behind a quad; lengths are in cells, squares of pixels that begin at the window's corner.
struct BackdropTone: Equatable {
  /// The standard deviation of the blur.
  let sigma: Double
  /// How far colours are from their grey, in 1/256.
  let saturation: Int32
  /// A premultiplied colour over it.
  let veil: UInt32

  init(_ backdrop: Backdrop, scale: CGFloat) {
    let pixels = min(max(0, backdrop.radius * scale), ItemPreparer.largestSigma)
    sigma = (pixels / CGFloat(Self.cell) * 64).rounded() / 64
    saturation = Int32(min(max(0, backdrop.saturation), 4) * 256)
    veil = backdrop.veil.word(opacity: 1)
  }

  /// The side of a cell, in pixels.
  static let cell = Int32(CRASTER_CELL)

  /// How many cells away a pixel still counts: three boxes, and the middles of two cells.
  private var cells: Int32 { Int32((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5) * 1.5) + 3 }

  /// How many pixels away one still counts.
  var reach: Int32 { (cells + 1) * Self.cell }

  /// The pixels that decide about a part of a backdrop, in whole cells as far as there are pixels.
  func source(of part: PixelBox, in whole: PixelBox) -> PixelBox {
    let cells = Self.cells(of: part).outset(cells)
    return PixelBox(
      x0: cells.x0 * Self.cell, y0: cells.y0 * Self.cell, x1: cells.x1 * Self.cell, y1: cells.y1 * Self.cell
    ).intersection(whole)
  }

  /// The cells that a box of pixels touches.
  static func cells(of box: PixelBox) -> PixelBox {
    func down(_ value: Int32) -> Int32 { value >= 0 ? value / cell : -((cell - 1 - value) / cell) }
    return PixelBox(x0: down(box.x0), y0: down(box.y0), x1: down(box.x1 - 1) + 1, y1: down(box.y1 - 1) + 1)
  }
}
