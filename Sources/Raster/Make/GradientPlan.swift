import CRaster
import Foundation
import Graphics

/// A gradient brought to the form that pixels are computed from.
struct GradientPlan {
  var kind: Int32
  /// From the paint's space to the gradient's own.
  var space: CGAffineTransform
  var factor: Double
  var offset: Double
  var stops: [GradientStop]

  /// Nil for a paint that is no gradient or whose numbers make none.
  init?(_ paint: Paint) {
    factor = 1
    offset = 0
    switch paint {
    case .color, .image, .backdrop: return nil
    case .linearGradient(let stops, let start, let end):
      self.stops = stops
      kind = Int32(CRASTER_LINEAR.rawValue)
      let dx = end.x - start.x
      let dy = end.y - start.y
      let length = dx * dx + dy * dy
      guard length.isFinite else { return nil }
      // Start and end in one place: the last colour everywhere.
      guard length > 1e-18 else {
        space = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 0)
        return
      }
      space = CGAffineTransform(
        a: dx / length, b: 0, c: dy / length, d: 0, tx: -(start.x * dx + start.y * dy) / length, ty: 0)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      self.stops = stops
      kind = Int32(CRASTER_RADIAL.rawValue)
      space = CGAffineTransform(translationX: -center.x, y: -center.y)
      setRadii(Double(startRadius), Double(endRadius))
    case .ellipticalGradient(let stops, let rect, let startFraction, let endFraction):
      self.stops = stops
      kind = Int32(CRASTER_RADIAL.rawValue)
      guard rect.width > 0, rect.height > 0 else { return nil }
      space = CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
        .concatenating(CGAffineTransform(scaleX: 2 / rect.width, y: 2 / rect.height))
      setRadii(Double(startFraction), Double(endFraction))
    case .angularGradient(let stops, let center, let start, let end):
      kind = Int32(CRASTER_ANGULAR.rawValue)
      space = CGAffineTransform(translationX: -center.x, y: -center.y)
      let backwards = end < start
      self.stops =
        backwards ? stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) } : stops
      let sweep = Double(abs(end - start)) / (2 * .pi)
      factor = sweep > 1e-9 ? 1 / min(sweep, 1) : 1e9
      offset = -Double(backwards ? end : start) / (2 * .pi)
    }
    guard factor.isFinite, offset.isFinite, !self.stops.isEmpty else { return nil }
  }

  private mutating func setRadii(_ start: Double, _ end: Double) {
    let span = end - start
    // No ring between the two: a hard edge.
    factor = abs(span) > 1e-9 ? 1 / span : 1e9
    offset = -start * factor
  }
}
