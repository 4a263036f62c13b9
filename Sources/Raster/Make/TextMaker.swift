import CPixman
import Foundation
import Graphics

/// Makes and keeps the pictures of text: runs by their glyphs and size, layouts by identity.
@MainActor struct TextMaker {
  private struct LayoutKey: Hashable {
    var layout: TextLayout.Identity
    var scale: CGFloat
  }

  /// A picture of a run, or of a part of one, and its place from the pen.
  private struct Part {
    var picture: Picture
    /// The picture as a figure, unless it has its own colours.
    var coverage: Coverage?
    var offset: PixelPoint
  }

  /// The parts of a run from back to front; none where there is nothing to see.
  private typealias Run = [Part]

  /// One part in so many of the limit is for lists of pieces; the rest is for runs.
  private static let layoutShare = 8

  private let rasterizer: any TextRasterizer
  private var runs: BoundedCache<GlyphRunKey, Run>
  private var layouts: BoundedCache<LayoutKey, PreparedText>
  private(set) var made = 0
  /// Finds the drawing of a symbol within a text.
  var symbol: (String) -> SymbolArtwork? = { _ in nil }

  init(rasterizer: any TextRasterizer, limit: Int) {
    self.rasterizer = rasterizer
    runs = BoundedCache(limit: limit - limit / Self.layoutShare)
    layouts = BoundedCache(limit: limit / Self.layoutShare)
  }

  /// Bytes kept at most.
  var limit: Int {
    get { runs.limit + layouts.limit }
    set {
      (runs.limit, layouts.limit) = (newValue - newValue / Self.layoutShare, newValue / Self.layoutShare)
    }
  }

  var byteCount: Int { runs.cost + layouts.cost }

  /// Forgets all, as when fonts change.
  mutating func removeAll() {
    runs.removeAll()
    layouts.removeAll()
  }

  /// The layout's pieces at so many device pixels a point. Symbols are drawn through `shapes`.
  mutating func prepared(_ layout: TextLayout, scale: CGFloat, shapes: inout ShapeMaker) -> PreparedText {
    let key = LayoutKey(layout: layout.identity, scale: scale)
    if let known = layouts.value(for: key) { return known }
    var pieces: [PreparedText.Piece] = []
    for line in layout.lines {
      guard line.baseline.isFinite, abs(line.baseline * scale) < PixelGrid.limit else { continue }
      for fragment in line.fragments { add(fragment, of: line, scale: scale, to: &pieces, &shapes) }
    }
    let text = PreparedText(layout: layout, pieces: pieces)
    layouts.insert(text, for: key, cost: text.byteCount)
    return text
  }

  private mutating func add(
    _ fragment: TextLayout.Fragment, of line: TextLayout.Line, scale: CGFloat,
    to pieces: inout [PreparedText.Piece], _ shapes: inout ShapeMaker
  ) {
    let x = (line.x + fragment.x) * scale
    let y = (line.baseline - fragment.baselineOffset) * scale
    guard abs(x) < PixelGrid.limit, abs(y) < PixelGrid.limit, fragment.width.isFinite else { return }
    let pen = PixelPoint(x: PixelGrid.snapped(x), y: PixelGrid.snapped(y))
    addBar(fragment.underline, fragment, x, y + Self.underlineDrop(fragment.font) * scale, scale, &pieces)
    if let name = fragment.symbol {
      addSymbol(name, fragment, pen, scale, &pieces, &shapes)
    } else {
      add(run(fragment.glyphs, size: fragment.font.size * scale), at: pen, fragment.color, &pieces)
    }
    addBar(fragment.strikethrough, fragment, x, y - Self.strikeRise(fragment.font) * scale, scale, &pieces)
  }

  private func add(_ run: Run, at pen: PixelPoint, _ color: RGBA, _ pieces: inout [PreparedText.Piece]) {
    for part in run {
      pieces.append(
        PreparedText.Piece(
          picture: part.coverage == nil ? part.picture : nil, coverage: part.coverage,
          box: part.picture.box.offset(pen + part.offset), color: color))
    }
  }

  private mutating func addSymbol(
    _ name: String, _ fragment: TextLayout.Fragment, _ pen: PixelPoint, _ scale: CGFloat,
    _ pieces: inout [PreparedText.Piece], _ shapes: inout ShapeMaker
  ) {
    guard let artwork = symbol(name), artwork.viewBox.width > 0, artwork.viewBox.height > 0 else { return }
    let side = fragment.width * scale
    guard side > 0, side < 8192 else { return }
    let box = artwork.viewBox
    // In the middle of the capitals.
    let rise = (side + Self.capHeight * fragment.font.size * scale) / 2
    let transform = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(CGAffineTransform(scaleX: side / box.width, y: side / box.height))
      .concatenating(CGAffineTransform(translationX: 0, y: -rise.rounded()))
    let limit = PixelBox(width: 16384, height: 16384)
    guard let placed = shapes.symbol(artwork, transform, limit: limit) else { return }
    pieces.append(
      PreparedText.Piece(
        picture: nil, coverage: placed.coverage, box: placed.coverage.bounds.offset(placed.origin + pen),
        color: fragment.color))
  }

  private func addBar(
    _ color: RGBA?, _ fragment: TextLayout.Fragment, _ x: CGFloat, _ middle: CGFloat, _ scale: CGFloat,
    _ pieces: inout [PreparedText.Piece]
  ) {
    guard let color else { return }
    let thickness = max(1, fragment.font.size * Self.barThickness * scale)
    let rect = CGRect(x: x, y: middle - thickness / 2, width: fragment.width * scale, height: thickness)
    guard let box = PixelGrid.snapped(rect) else { return }
    pieces.append(PreparedText.Piece(picture: nil, coverage: nil, box: box, color: color))
  }

  /// Shares of the font's size, near those of common text faces (Helvetica: thickness 0.05 to 0.07).
  private static let barThickness: CGFloat = 0.06
  private static let capHeight: CGFloat = 0.72
  private static func underlineDrop(_ font: ResolvedFont) -> CGFloat { font.size * 0.12 }
  private static func strikeRise(_ font: ResolvedFont) -> CGFloat { font.size * 0.27 }

  private mutating func run(_ glyphs: ArraySlice<Glyph>, size: CGFloat) -> Run {
    let key = GlyphRunKey(glyphs: glyphs, size: size)
    if let known = runs.value(for: key) { return known }
    var run: Run = []
    for mask in rasterizer.masks(of: glyphs, size: size) {
      guard
        let picture = Picture(
          format: mask.isColor ? .color : .alpha, width: Int32(mask.width), height: Int32(mask.height))
      else { continue }
      mask.pixels.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { picture.copyRows(from: start, sourceStride: mask.stride) }
      }
      made += 1
      run.append(
        Part(
          picture: picture, coverage: mask.isColor ? nil : Coverage(mask: picture),
          offset: PixelPoint(x: Int32(clamping: mask.left), y: Int32(clamping: mask.top))))
    }
    let bytes = run.reduce(96 + key.byteCount) { $0 + $1.picture.byteCount }
    runs.insert(run, for: key, cost: bytes)
    return run
  }
}
