import Foundation
import Graphics

/// The content of single items. Each answers whether the item could be put on the pixel grid as it is; if not it is
/// made upright first and then warped.
extension ItemPreparer {
  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, _ leaf: Leaf, _ sink: inout QuadSink) -> Bool {
    guard leaf.matrix.isAffine else { return false }
    if paint.isImage, !leaf.matrix.isAxisAligned { return false }
    if leaf.matrix.isAxisAligned, let (box, coverage) = snappedFigure(path, leaf.matrix, style) {
      guard !box.isEmpty else { return true }
      let placed = coverage.map { Coverage.Placed(coverage: $0, origin: PixelPoint(x: box.x0, y: box.y0)) }
      self.paint(paint, box, placed, leaf, &sink)
      return true
    }
    guard path.hasFinitePoints,
      let placed = shapes.fill(path, leaf.matrix.affine, style, limit: leaf.placement.visible)
    else { return true }
    self.paint(paint, placed.coverage.bounds.offset(placed.origin), placed, leaf, &sink)
    return true
  }

  /// A plain figure whose edges are rounded to pixels one by one, with its coverage where it has one; nil for
  /// figures that are no plain ones.
  func snappedFigure(_ path: Path, _ matrix: ProjectionTransform, _ style: FillStyle) -> (
    PixelBox, Coverage?
  )? {
    let figure: CGRect
    switch path.storage {
    case .empty: return (.empty, nil)
    case .rect(let r), .ellipse(let r), .roundedRect(let r, _, _): figure = r
    case .elements: return nil
    }
    guard let rect = PixelGrid.limited(figure), let box = PixelGrid.snapped(matrix.boundingRect(of: rect))
    else {
      return (.empty, nil)
    }
    let size = PixelSize(width: Int(box.width), height: Int(box.height))
    switch path.storage {
    case .ellipse:
      guard box.area <= 4 << 20, let coverage = shapes.ellipse(size, antialiased: style.isAntialiased) else {
        return nil
      }
      return (box, coverage)
    case .roundedRect(_, let radii, let corners):
      guard matrix.isUniform, let scaled = radii.scaled(by: matrix.m11) else { return nil }
      return (box, shapes.rounded(size, scaled, corners))
    default: return (box, nil)
    }
  }

  /// A figure in its paint; `box` is the figure's own.
  private func paint(
    _ paint: Paint, _ box: PixelBox, _ coverage: Coverage.Placed?, _ leaf: Leaf, _ sink: inout QuadSink
  ) {
    switch paint {
    case .color(let color): sink.solid(color, box, coverage)
    case .backdrop(let backdrop):
      guard blursBackdrops, !leaf.placement.isFlattened, sink.blend == .normal else {
        return sink.solid(backdrop.plain, box, coverage)
      }
      sink.backdrop(BackdropTone(backdrop, scale: leaf.placement.scale), box, coverage)
    case .image(let image):
      place(image, leaf.matrix, coverage, leaf, limit: box, &sink)
    case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient:
      var part = box
      let visible = leaf.placement.visible
      if box.area > 4 * max(visible.area, 1 << 16) { part = box.intersection(visible) }
      guard !part.isEmpty, let picture = gradients.picture(paint, leaf.matrix.affine, over: part) else {
        return
      }
      sink.picture(picture, at: PixelPoint(x: part.x0, y: part.y0), coverage)
    }
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ leaf: Leaf, _ sink: inout QuadSink)
    -> Bool
  {
    guard leaf.matrix.isAffine else { return false }
    if paint.isImage, !leaf.matrix.isAxisAligned { return false }
    guard StrokeReach.outset(style) != nil, path.hasFinitePoints else { return true }
    if leaf.matrix.isAxisAligned, leaf.matrix.isUniform, let placed = snappedStroke(path, style, leaf.matrix)
    {
      self.paint(paint, placed.coverage.bounds.offset(placed.origin), placed, leaf, &sink)
      return true
    }
    guard let placed = shapes.stroke(path, leaf.matrix.affine, style, limit: leaf.placement.visible) else {
      return true
    }
    self.paint(paint, placed.coverage.bounds.offset(placed.origin), placed, leaf, &sink)
    return true
  }

  /// The stroke of a plain figure, its outer edges rounded to pixels; nil for other figures and for dashes.
  private func snappedStroke(
    _ path: Path, _ style: StrokeStyle, _ matrix: ProjectionTransform
  ) -> Coverage.Placed? {
    guard !StrokeReach.isDashed(style), style.lineJoin == .miter || !path.isPlainRect else { return nil }
    let figure: CGRect
    switch path.storage {
    case .rect(let r), .ellipse(let r), .roundedRect(let r, _, _): figure = r
    default: return nil
    }
    let half = style.lineWidth / 2
    guard let rect = PixelGrid.limited(figure.insetBy(dx: -half, dy: -half)),
      let box = PixelGrid.snapped(matrix.boundingRect(of: rect)), box.area <= 16 << 20
    else { return nil }
    var pixels = style
    pixels.lineWidth = min(style.lineWidth * matrix.m11, CGFloat(min(box.width, box.height)) / 2)
    let size = PixelSize(width: Int(box.width), height: Int(box.height))
    let coverage: Coverage?
    switch path.storage {
    case .ellipse: coverage = shapes.ring(size, pixels)
    case .roundedRect(_, let radii, let corners):
      guard let scaled = radii.scaled(by: matrix.m11) else { return nil }
      coverage = shapes.frame(size, scaled, corners, pixels)
    default: coverage = shapes.frame(size, CornerRadii(0), .circular, pixels)
    }
    return coverage.map { Coverage.Placed(coverage: $0, origin: PixelPoint(x: box.x0, y: box.y0)) }
  }

  func text(_ text: TextContent, _ leaf: Leaf, _ sink: inout QuadSink) -> Bool {
    guard leaf.isCrisp else { return false }
    let corner = text.origin.applying(leaf.matrix.affine)
    guard abs(corner.x) < PixelGrid.limit, abs(corner.y) < PixelGrid.limit else { return true }
    let place = PixelPoint(x: PixelGrid.snapped(corner.x), y: PixelGrid.snapped(corner.y))
    let prepared = texts.prepared(text.layout, scale: leaf.placement.scale, shapes: &shapes)
    for piece in prepared.pieces where piece.isPainted(with: text.ink) {
      let box = piece.box.offset(place)
      guard box.intersects(sink.clip.box) else { continue }
      let corner = PixelPoint(x: box.x0, y: box.y0)
      if let picture = piece.picture {
        sink.picture(picture, at: corner, opacity: Double(piece.color.alpha))
      } else if let coverage = piece.coverage {
        let bounds = coverage.bounds
        let origin = corner - PixelPoint(x: bounds.x0, y: bounds.y0)
        sink.solid(piece.color, box, Coverage.Placed(coverage: coverage, origin: origin))
      } else {
        sink.solid(piece.color, box)
      }
    }
    return true
  }

  func image(_ image: ImageContent, _ leaf: Leaf, _ sink: inout QuadSink) -> Bool {
    guard leaf.isCrisp else { return false }
    place(image, leaf.matrix, nil, leaf, limit: nil, &sink)
    return true
  }

  /// A picture on the pixel grid, within a figure's coverage where there is one.
  private func place(
    _ image: ImageContent, _ matrix: ProjectionTransform, _ coverage: Coverage.Placed?, _ leaf: Leaf,
    limit: PixelBox?, _ sink: inout QuadSink
  ) {
    guard let rect = PixelGrid.limited(image.rect), let box = PixelGrid.snapped(matrix.boundingRect(of: rect))
    else {
      return
    }
    guard box.intersects(sink.clip.box) else { return }
    let size = PixelSize(width: Int(box.width), height: Int(box.height))
    let corner = PixelPoint(x: box.x0, y: box.y0)
    switch images.picture(image, size, scale: matrix.m11) {
    case nil:
      if image.tint == nil {
        sink.solid(
          images.average(of: image.source) ?? image.ground, limit.map(box.intersection) ?? box, coverage)
      }
    case .pixels(let picture): sink.picture(picture, at: corner, coverage)
    case .stencil(let stencil):
      // Two figures at once would need two coverages: the stencil counts.
      sink.solid(image.tint ?? .black, box, Coverage.Placed(coverage: stencil, origin: corner))
    }
  }

  func symbol(_ symbol: SymbolContent, _ leaf: Leaf, _ sink: inout QuadSink) -> Bool {
    guard leaf.matrix.isAffine else { return false }
    if symbol.paint.isImage, !leaf.matrix.isAxisAligned { return false }
    let box = symbol.artwork.viewBox
    guard box.width > 0, box.height > 0, let rect = PixelGrid.limited(symbol.rect) else { return true }
    var matrix = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(CGAffineTransform(scaleX: rect.width / box.width, y: rect.height / box.height))
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      .concatenating(leaf.matrix.affine)
    if leaf.isCrisp {
      // The drawing's own corner is snapped to a whole pixel, so that it looks the same wherever it lies.
      let corner = CGPoint(x: box.minX, y: box.minY).applying(matrix)
      guard abs(corner.x) < PixelGrid.limit, abs(corner.y) < PixelGrid.limit else { return true }
      matrix.tx += CGFloat(PixelGrid.snapped(corner.x)) - corner.x
      matrix.ty += CGFloat(PixelGrid.snapped(corner.y)) - corner.y
    }
    guard let placed = shapes.symbol(symbol.artwork, matrix, limit: leaf.placement.visible) else {
      return true
    }
    paint(symbol.paint, placed.coverage.bounds.offset(placed.origin), placed, leaf, &sink)
    return true
  }
}

extension ProjectionTransform {
  /// Whether both axes are scaled alike; meaningful where `isAxisAligned`.
  var isUniform: Bool { abs(m11 - m22) < 1e-9 * max(1, abs(m11)) }
}

extension CornerRadii {
  /// In another unit, to 1/64; nil where a radius is no number.
  func scaled(by factor: CGFloat) -> CornerRadii? {
    func one(_ radius: CGFloat) -> CGFloat { (max(0, radius) * factor * 64).rounded() / 64 }
    let result = CornerRadii(
      topLeft: one(topLeft), topRight: one(topRight), bottomRight: one(bottomRight),
      bottomLeft: one(bottomLeft))
    let largest = max(result.topLeft, result.topRight, result.bottomRight, result.bottomLeft)
    return largest < PixelGrid.limit ? result : nil
  }
}

extension Path {
  var isPlainRect: Bool { if case .rect = storage { true } else { false } }

  /// Whether all points are numbers within the range that painting handles.
  var hasFinitePoints: Bool {
    func good(_ p: CGPoint) -> Bool { abs(p.x) < PixelGrid.limit && abs(p.y) < PixelGrid.limit }
    switch storage {
    case .empty: return false
    case .rect(let r), .ellipse(let r), .roundedRect(let r, _, _): return PixelGrid.isPaintable(r)
    case .elements(let list):
      return list.allSatisfy {
        switch $0 {
        case .move(let p), .line(let p): good(p)
        case .quadCurve(let p, let c): good(p) && good(c)
        case .curve(let p, let a, let b): good(p) && good(a) && good(b)
        case .closeSubpath: true
        }
      }
    }
  }
}
