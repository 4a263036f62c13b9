import Foundation

/// One drawn piece of an outline: a line or a curve, with both of its ends.
enum PathSegment {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  /// The largest distance, in points, between a curve and the lines that approximate it.
  static let tolerance: CGFloat = 0.02

  var start: CGPoint {
    switch self {
    case .line(let a, _), .quad(let a, _, _), .cubic(let a, _, _, _): a
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let b), .quad(_, _, let b), .cubic(_, _, _, let b): b
    }
  }

  func point(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let a, let b): return a.mix(b, t)
    case .quad(let a, let c, let b): return a.mix(c, t).mix(c.mix(b, t), t)
    case .cubic(let a, let c, let d, let b):
      let (p, q, r) = (a.mix(c, t), c.mix(d, t), d.mix(b, t))
      return p.mix(q, t).mix(q.mix(r, t), t)
    }
  }

  /// How many lines approximate the segment.
  private var steps: Int {
    let bend: CGFloat
    switch self {
    case .line: return 1
    case .quad(let a, let c, let b): bend = (a - c * 2 + b).length
    case .cubic(let a, let c, let d, let b): bend = max((a - c * 2 + d).length, (c - d * 2 + b).length) * 1.5
    }
    guard bend.isFinite else { return 1 }
    return min(max(Int((bend / (4 * Self.tolerance)).squareRoot().rounded(.up)), 1), 256)
  }

  /// Calls with each point after the start and its parameter.
  func flatten(_ body: (CGPoint, CGFloat) -> Void) {
    let n = steps
    for i in 1...n {
      let t = CGFloat(i) / CGFloat(n)
      body(i == n ? end : point(at: t), t)
    }
  }

  var length: CGFloat {
    var sum: CGFloat = 0
    var last = start
    flatten { p, _ in
      sum += (p - last).length
      last = p
    }
    return sum
  }

  /// The parameter at a distance from the start along the segment.
  func parameter(at distance: CGFloat) -> CGFloat {
    var left = distance
    var last = start
    var lastT: CGFloat = 0
    var found: CGFloat?
    flatten { p, t in
      guard found == nil else { return }
      let step = (p - last).length
      if step >= left, step > 0 { found = lastT + (t - lastT) * max(left, 0) / step }
      left -= step
      last = p
      lastT = t
    }
    return min(max(found ?? 1, 0), 1)
  }

  /// The part between two parameters.
  func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    switch self {
    case .line(let a, let b): return .line(a.mix(b, t0), a.mix(b, t1))
    case .quad(let a, let c, let b):
      let control = a.mix(c, t0).mix(c.mix(b, t0), t1)
      return .quad(point(at: t0), control, point(at: t1))
    case .cubic(let a, let c, let d, let b):
      func blossom(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> CGPoint {
        let (p, q, r) = (a.mix(c, u), c.mix(d, u), d.mix(b, u))
        return p.mix(q, v).mix(q.mix(r, v), w)
      }
      return .cubic(point(at: t0), blossom(t0, t0, t1), blossom(t0, t1, t1), point(at: t1))
    }
  }

  /// The element that draws the segment from its start.
  var element: Path.Element {
    switch self {
    case .line(_, let b): .line(to: b)
    case .quad(_, let c, let b): .quadCurve(to: b, control: c)
    case .cubic(_, let c, let d, let b): .curve(to: b, control1: c, control2: d)
    }
  }
}
