import Foundation
import Graphics

/// Makes and keeps the coverage of figures.
///
/// Keys hold sizes in device pixels and the linear part of the transform, never places: a figure that moves is
/// made once.
struct ShapeMaker {
  /// What decides a coverage.
  private enum Key: Hashable {
    case rounded(PixelSize, CornerRadii, RoundedCornerStyle)
    case ellipse(PixelSize, Bool)
    case frame(PixelSize, CornerRadii, RoundedCornerStyle, StrokeStyle)
    case ring(PixelSize, StrokeStyle)
    case fill(Path, FillStyle, CGAffineTransform)
    case stroke(Path, StrokeStyle, CGAffineTransform)
    case symbol(SymbolArtwork, CGAffineTransform)
    case shadow(PixelSize, CornerRadii, RoundedCornerStyle, CGFloat)
    case outerShadow(PixelSize, CornerRadii, RoundedCornerStyle, CGFloat, PixelPoint)
  }

  private var cache: BoundedCache<Key, Coverage>
  private(set) var made = 0

  init(limit: Int) { cache = BoundedCache(limit: limit) }

  /// Bytes kept at most.
  var limit: Int {
    get { cache.limit }
    set { cache.limit = newValue }
  }

  var byteCount: Int { cache.cost }

  mutating func removeAll() { cache.removeAll() }

  private mutating func coverage(_ key: Key, make: () -> Coverage?) -> Coverage? {
    if let known = cache.value(for: key) { return known }
    guard let new = make() else { return nil }
    made += 1
    cache.insert(new, for: key, cost: new.byteCount)
    return new
  }

  /// A rounded rectangle of whole pixels: a mask for each corner, the rest covered. Radii in pixels.
  mutating func rounded(_ size: PixelSize, _ radii: CornerRadii, _ style: RoundedCornerStyle) -> Coverage? {
    coverage(.rounded(size, radii, style)) { RoundedCoverage.make(size, radii, style) }
  }

  /// The ellipse inscribed in a box of whole pixels.
  mutating func ellipse(_ size: PixelSize, antialiased: Bool) -> Coverage? {
    coverage(.ellipse(size, antialiased)) {
      let box = PixelBox(width: Int32(size.width), height: Int32(size.height))
      guard let canvas = CairoCanvas(box: box) else { return nil }
      let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      canvas.fill(
        Path(ellipseIn: rect), transform: .identity, style: FillStyle(eoFill: false, antialiased: antialiased)
      )
      // The inscribed rectangle touches the curve: one pixel less on each side is surely covered.
      let dx = Int32((rect.width * 0.1465).rounded(.up)) + 1
      let dy = Int32((rect.height * 0.1465).rounded(.up)) + 1
      let inner = PixelBox(x0: dx, y0: dy, x1: box.x1 - dx, y1: box.y1 - dy)
      return Coverage(mask: canvas.finish(), inner: inner.isEmpty ? .empty : inner)
    }
  }

  /// The stroke whose outer edge is a rounded rectangle of whole pixels; lengths of the style in pixels.
  mutating func frame(
    _ size: PixelSize, _ radii: CornerRadii, _ corners: RoundedCornerStyle, _ style: StrokeStyle
  ) -> Coverage? {
    coverage(.frame(size, radii, corners, style)) { RoundedCoverage.frame(size, radii, corners, style) }
  }

  /// The stroke of an ellipse whose outer edge touches a box of whole pixels.
  mutating func ring(_ size: PixelSize, _ style: StrokeStyle) -> Coverage? {
    coverage(.ring(size, style)) {
      guard let canvas = CairoCanvas(box: PixelBox(width: Int32(size.width), height: Int32(size.height)))
      else {
        return nil
      }
      let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        .insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)
      if !rect.isNull { canvas.stroke(Path(ellipseIn: rect), transform: .identity, style: style) }
      return Coverage(mask: canvas.finish())
    }
  }

  /// Any path under an affine transform, with the place of its coverage; `limit` is where it may be seen at most.
  mutating func fill(
    _ path: Path, _ transform: CGAffineTransform, _ style: FillStyle, limit: PixelBox
  ) -> Coverage.Placed? {
    guard let (place, local, box) = localise(path.boundingRect, transform, outset: 0, limit: limit) else {
      return nil
    }
    let shape = coverage(.fill(path, style, local)) {
      guard let canvas = CairoCanvas(box: box) else { return nil }
      canvas.fill(path, transform: local, style: style)
      return Coverage(mask: canvas.finish(), at: PixelPoint(x: box.x0, y: box.y0))
    }
    return shape.map { Coverage.Placed(coverage: $0, origin: place) }
  }

  /// A path's outline under an affine transform.
  mutating func stroke(
    _ path: Path, _ transform: CGAffineTransform, _ wanted: StrokeStyle, limit: PixelBox
  ) -> Coverage.Placed? {
    let bounds = path.boundingRect
    guard let outset = StrokeReach.outset(wanted), !bounds.isNull,
      let (place, local, box) = localise(bounds, transform, outset: outset, limit: limit)
    else { return nil }
    let style = StrokeReach.sanitised(wanted, in: bounds)
    let shape = coverage(.stroke(path, style, local)) {
      guard let canvas = CairoCanvas(box: box) else { return nil }
      canvas.stroke(path, transform: local, style: style)
      return Coverage(mask: canvas.finish(), at: PixelPoint(x: box.x0, y: box.y0))
    }
    return shape.map { Coverage.Placed(coverage: $0, origin: place) }
  }

  /// A symbol's drawing; `transform` leads from its view box to device pixels.
  mutating func symbol(
    _ artwork: SymbolArtwork, _ transform: CGAffineTransform, limit: PixelBox
  ) -> Coverage.Placed? {
    guard let (place, local, box) = localise(artwork.viewBox, transform, outset: 0, limit: limit) else {
      return nil
    }
    let shape = coverage(.symbol(artwork, local)) {
      guard let canvas = CairoCanvas(box: box) else { return nil }
      for part in artwork.parts {
        guard PixelGrid.isPaintable(part.path.boundingRect.applying(local)) else { continue }
        if let fill = part.fill { canvas.fill(part.path, transform: local, style: fill) }
        if let stroke = part.stroke, StrokeReach.outset(stroke) != nil {
          canvas.stroke(
            part.path, transform: local, style: StrokeReach.sanitised(stroke, in: part.path.boundingRect))
        }
      }
      return Coverage(mask: canvas.finish(), at: PixelPoint(x: box.x0, y: box.y0))
    }
    return shape.map { Coverage.Placed(coverage: $0, origin: place) }
  }

  /// The blurred silhouette of a rounded rectangle, `sigma` in pixels; it reaches beyond the size on all sides. What is
  /// blurred too little to see is sharp.
  mutating func shadow(
    _ size: PixelSize, _ radii: CornerRadii, _ style: RoundedCornerStyle, sigma: CGFloat
  ) -> Coverage? {
    guard sigma >= 0.25 else { return rounded(size, radii, style) }
    let fine = (sigma * 16).rounded() / 16
    return coverage(.shadow(size, radii, style, fine)) {
      ShadowCoverage.make(size, radii, style, sigma: fine)
    }
  }

  /// The part of a shadow outside of the rounded rectangle that casts it; `offset` is how far it lies from that.
  mutating func outerShadow(
    _ size: PixelSize, _ radii: CornerRadii, _ style: RoundedCornerStyle, sigma: CGFloat, offset: PixelPoint
  ) -> Coverage? {
    let fine = (sigma * 16).rounded() / 16
    let key = Key.outerShadow(size, radii, style, fine, offset)
    if let known = cache.value(for: key) { return known }
    guard let whole = shadow(size, radii, style, sigma: sigma), let figure = rounded(size, radii, style)
    else { return nil }
    return coverage(key) { OuterShadow.make(whole, without: figure, offset: offset) }
  }

  /// Splits a transform into whole pixels and what remains, and finds the box of the coverage in the latter. A
  /// figure much larger than what can be seen is cut to twice the limit round it; it is then bound to its place.
  private func localise(
    _ bounds: CGRect, _ transform: CGAffineTransform, outset: CGFloat, limit: PixelBox
  ) -> (PixelPoint, CGAffineTransform, PixelBox)? {
    guard !bounds.isNull, bounds.minX.isFinite, bounds.minY.isFinite, bounds.maxX.isFinite,
      bounds.maxY.isFinite,
      abs(transform.tx) < PixelGrid.limit, abs(transform.ty) < PixelGrid.limit
    else { return nil }
    let reach = bounds.insetBy(dx: -outset, dy: -outset)
    let device = reach.applying(transform)
    guard let whole = PixelGrid.covering(device) else { return nil }
    var local = transform
    let (x, px) = PixelGrid.phase(transform.tx)
    let (y, py) = PixelGrid.phase(transform.ty)
    local.tx = px
    local.ty = py
    let place = PixelPoint(x: x, y: y)
    var box = whole.outset(1).offset(.zero - place)
    if box.area > 4 * max(limit.area, 1 << 16) {
      box = box.intersection(limit.outset(max(64, limit.width / 2)).offset(.zero - place))
      local.tx += CGFloat(x)
      local.ty += CGFloat(y)
      box = box.offset(place)
      return box.isEmpty ? nil : (.zero, local, box)
    }
    return box.isEmpty ? nil : (place, local, box)
  }
}
