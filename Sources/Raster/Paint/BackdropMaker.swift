import CRaster
import Graphics

/// Makes the pixels of a quad that shows what lies behind it.
///
/// What lies behind is painted once more, on a picture of its own, for the part that is asked for and as far round it as
/// the blur reaches; the blur is made of the means of cells. Cells begin at the window's corner, so that a part has the
/// pixels that the whole has there.
@MainActor final class BackdropMaker {
  /// Paints what lies behind.
  private lazy var painter = LayerPainter()
  private var scratch: Picture?
  /// Pixels painted behind backdrops since `begin`.
  private(set) var pixelsPainted = 0

  init() {}

  func begin() { pixelsPainted = 0 }

  /// The pixels of `part` of a backdrop, which as a whole lies in `whole`; nil where there is no memory.
  func picture(_ tone: BackdropTone, part: PixelBox, of whole: PixelBox, _ scene: LayerPainter.Scene)
    -> Picture?
  {
    let source = tone.source(of: part, in: whole)
    let cells = BackdropTone.cells(of: source)
    guard !source.isEmpty, let behind = scratch(source),
      let small = Picture(format: .color, width: cells.width, height: cells.height),
      let result = Picture(format: .color, width: part.width, height: part.height)
    else { return nil }
    let corner = PixelPoint(x: source.x0, y: source.y0)
    pixelsPainted += painter.paint(scene, onto: behind, origin: corner, damage: [source]).pixelsPainted
    guard
      craster_reduce(
        small.words, cells.width, behind.words, behind.stride, source.x0, source.y0, source.width,
        source.height) != 0,
      craster_blur(small.octets, small.stride, cells.width, cells.height, 4, tone.sigma, 1) != 0
    else { return nil }
    craster_tone(small.words, Int(cells.width) * Int(cells.height), tone.saturation, tone.veil)
    guard
      craster_enlarge(
        result.words, result.stride, part.x0, part.y0, part.width, part.height, small.words, cells.x0,
        cells.y0, cells.width, cells.height) != 0
    else { return nil }
    result.isOpaque = true
    return result
  }

  /// A picture of a box's size, its content undefined.
  private func scratch(_ box: PixelBox) -> Picture? {
    if let scratch, scratch.width == box.width, scratch.height == box.height { return scratch }
    scratch = Picture(format: .color, width: box.width, height: box.height)
    return scratch
  }
}
