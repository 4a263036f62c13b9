import CRaster
import Graphics

/// Makes the pixels of a quad that shows what lies behind it.
///
/// What lies behind is painted again, on a picture of its own, for the requested part and the blur's radius round it;
/// the blur is computed from the mean colours of cells. Cells begin at the window's corner, so that a part has the
/// pixels that the whole has there.
@MainActor final class BackdropMaker {
  /// Paints what lies behind.
  private lazy var painter = LayerPainter()
  /// Pictures for the next backdrops of their sizes.
  private var behind: Picture?
  private var small: Picture?
  private var shown: Picture?

  init() {}

  /// The pixels of `part` of a backdrop, which as a whole lies in `whole`; nil where there is no memory. `once`: the picture
  /// is no longer used when the next one is made. `counts`: gets the pixels that were painted for it.
  func picture(
    _ tone: BackdropTone, part: PixelBox, of whole: PixelBox, _ scene: LayerPainter.Scene, once: Bool,
    _ counts: inout PaintCounts
  ) -> Picture? {
    let source = tone.source(of: part, in: whole)
    let cells = BackdropTone.cells(of: source)
    guard !source.isEmpty, let behind = picture(&self.behind, source), let small = picture(&self.small, cells)
    else { return nil }
    if !once { shown = nil }
    guard let result = picture(&shown, part) else { return nil }
    let corner = PixelPoint(x: source.x0, y: source.y0)
    counts.pixelsPainted += painter.paint(scene, onto: behind, origin: corner, damage: [source]).pixelsPainted
    // The cells' rows follow each other without a gap, however wide their picture is.
    let row = Int(cells.width) * 4
    guard
      craster_reduce(
        small.words, cells.width, behind.words, behind.stride, source.x0, source.y0, source.width,
        source.height) != 0,
      craster_blur(small.octets, row, cells.width, cells.height, 4, tone.sigma, 1) != 0
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

  /// A picture that can hold a box, its content undefined. Bars of several sizes share one; one made for far more
  /// is not kept.
  private func picture(_ kept: inout Picture?, _ box: PixelBox) -> Picture? {
    if let kept, kept.width >= box.width, kept.height >= box.height,
      kept.box.area <= Self.waste * box.area + Self.spare
    {
      return kept
    }
    let (width, height) = kept.map { (max($0.width, box.width), max($0.height, box.height)) } ?? (0, 0)
    let joined = PixelBox(width: width, height: height)
    let size = joined.area > 0 && joined.area <= Self.waste * box.area ? joined : box
    kept = Picture(format: .color, width: size.width, height: size.height)
    return kept
  }

  /// How many times larger a kept picture may be, and by how many pixels in any case.
  private static let waste = 4
  private static let spare = 1 << 18
}
