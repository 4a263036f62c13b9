import Foundation

/// Arcs, as cubic curves of a quarter turn at most.
extension Path {
  /// Draws an arc, after a line to its start where the path has a current point.
  ///
  /// Angles grow clockwise as painted. `clockwise` has the sense of a coordinate system whose y grows upwards:
  /// `false` follows growing angles.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Path.arcSweep(from: startAngle.radians, to: endAngle.radians, falling: clockwise)
    addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
  }

  /// Draws an arc of `delta`; a positive one is clockwise as painted.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, start: startAngle.radians, sweep: delta.radians, transform: transform)
  }

  /// Draws the arc that rounds the corner at `tangent1End`, tangential to the line from there to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    // The path is in its final space; the corner is found in the space of the arguments.
    guard let current = currentPoint?.applying(transform.inverted()) else {
      move(to: tangent1End.applying(transform))
      return
    }
    let u = (current - tangent1End).normalized
    let v = (tangent2End - tangent1End).normalized
    let cosine = min(max(u.x * v.x + u.y * v.y, -1), 1)
    let half = acos(cosine) / 2
    guard radius > 0, radius.isFinite, half > 1e-6, half < .pi / 2 - 1e-6 else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let reach = radius / tan(half)
    let start = tangent1End + u * reach
    let bisector = CGPoint(x: u.x + v.x, y: u.y + v.y).normalized
    let center = tangent1End + bisector * (radius / sin(half))
    let end = tangent1End + v * reach
    let from = atan2(start.y - center.y, start.x - center.x)
    var sweep = atan2(end.y - center.y, end.x - center.x) - from
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addArc(center: center, radius: radius, start: Double(from), sweep: Double(sweep), transform: transform)
  }

  /// The turn from one angle to another in a given sense; an opposite or larger whole turn is one whole turn.
  static func arcSweep(from start: Double, to end: Double, falling: Bool) -> Double {
    let turn = 2 * Double.pi
    let difference = falling ? start - end : end - start
    guard difference.isFinite else { return 0 }
    var sweep = difference
    if sweep < 0 {
      let rest = sweep.truncatingRemainder(dividingBy: turn)
      sweep = abs(rest) < 1e-9 ? turn : rest + turn
    }
    return (falling ? -1 : 1) * min(sweep, turn)
  }

  private mutating func addArc(
    center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    let turn = min(max(sweep, -64 * .pi), 64 * .pi)
    guard radius.isFinite, start.isFinite, turn.isFinite, center.isFinite else { return }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    let first = point(start).applying(transform)
    var list: [Element] = [isEmpty ? .move(to: first) : .line(to: first)]
    let count = Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up))
    if count > 0 {
      let step = turn / Double(count)
      let arm = CGFloat(4 / 3 * tan(step / 4)) * radius
      for i in 0..<count {
        let a = start + step * Double(i)
        let b = a + step
        let (p, q) = (point(a), point(b))
        list.append(
          .curve(
            to: q.applying(transform),
            control1: CGPoint(x: p.x - arm * CGFloat(sin(a)), y: p.y + arm * CGFloat(cos(a))).applying(
              transform),
            control2: CGPoint(x: q.x + arm * CGFloat(sin(b)), y: q.y - arm * CGFloat(cos(b))).applying(
              transform)))
      }
    }
    append(contentsOf: list)
  }
}
