import CRaster
import Foundation
import Graphics

/// Makes and keeps pictures of gradients.
///
/// Colours are mixed premultiplied; before the first stop and after the last their colours go on.
struct GradientMaker {
  private struct Key: Hashable {
    var paint: Paint
    var inverse: CGAffineTransform
    var size: PixelSize
  }

  /// Steps from the first colour to the last: finer than 8 bits can show.
  static let steps = 1024

  private var cache: BoundedCache<Key, Picture>
  private(set) var made = 0

  init(limit: Int) { cache = BoundedCache(limit: limit) }

  /// Bytes kept at most.
  var limit: Int {
    get { cache.limit }
    set { cache.limit = newValue }
  }

  var byteCount: Int { cache.cost }

  mutating func removeAll() { cache.removeAll() }

  /// The gradient's pixels over a box; `transform` leads from the paint's space to device pixels.
  mutating func picture(_ paint: Paint, _ transform: CGAffineTransform, over box: PixelBox) -> Picture? {
    let det = transform.a * transform.d - transform.b * transform.c
    guard det.isFinite, abs(det) > 1e-12 else { return nil }
    var local = transform
    local.tx = PixelGrid.quantised(transform.tx - CGFloat(box.x0))
    local.ty = PixelGrid.quantised(transform.ty - CGFloat(box.y0))
    let key = Key(
      paint: paint, inverse: local, size: PixelSize(width: Int(box.width), height: Int(box.height)))
    if let known = cache.value(for: key) { return known }
    guard let plan = GradientPlan(paint),
      let picture = Picture(format: .color, width: box.width, height: box.height)
    else { return nil }
    let inverse = local.inverted().concatenating(plan.space)
    let numbers = [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty].map(Double.init)
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    let table = Self.table(plan.stops)
    craster_gradient(
      picture.words, picture.stride, picture.width, picture.height, plan.kind, numbers, plan.factor,
      plan.offset,
      table, Int32(table.count))
    picture.isOpaque = paint.isOpaque
    made += 1
    cache.insert(picture, for: key, cost: picture.byteCount)
    return picture
  }

  /// Premultiplied words from location 0 to 1.
  static func table(_ stops: [GradientStop]) -> [UInt32] {
    // Locations that run backwards count as where the one before lies, as in CSS and Core Graphics.
    var floor = -CGFloat.infinity
    let ordered = stops.map { stop in
      floor = max(floor, stop.location.isNaN ? 0 : stop.location)
      return (location: floor, color: SIMD4<Float>(stop.color).premultiplied)
    }
    guard let first = ordered.first, let last = ordered.last else { return [0] }
    var next = 0
    return (0..<steps).map { step in
      let t = CGFloat(step) / CGFloat(steps - 1)
      while next < ordered.count, ordered[next].location <= t { next += 1 }
      if next == 0 { return first.color.word }
      if next == ordered.count { return last.color.word }
      let (a, b) = (ordered[next - 1], ordered[next])
      let f = Float((t - a.location) / (b.location - a.location))
      return (a.color + (b.color - a.color) * (f.isFinite ? f : 1)).word
    }
  }
}
