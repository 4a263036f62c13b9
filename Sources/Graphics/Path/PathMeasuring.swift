import Foundation

/// Questions to an outline: what it contains, how large and how long it is.
extension Path {
  /// The smallest rectangle round the outline (its control points left out); null when empty.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let r), .ellipse(let r), .roundedRect(let r, _, _): return r.standardized
    case .elements:
      var box = BoundingBox()
      for piece in subpaths {
        box.add(piece.start)
        for segment in piece.segments {
          box.add(segment.end)
          for t in segment.turningParameters { box.add(segment.point(at: t)) }
        }
      }
      return box.rect
    }
  }

  /// Whether a point lies inside; open pieces count as closed.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    guard point.isFinite else { return false }
    switch storage {
    case .empty: return false
    case .rect(let r): return r.contains(point)
    case .ellipse(let r):
      guard r.width > 0, r.height > 0 else { return false }
      let (x, y) = ((point.x - r.midX) / (r.width / 2), (point.y - r.midY) / (r.height / 2))
      return x * x + y * y <= 1
    case .roundedRect(let r, _, _) where !r.contains(point): return false
    default:
      let winding = self.winding(round: point)
      return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }
  }

  /// How often the outline goes round a point, clockwise as painted.
  private func winding(round p: CGPoint) -> Int {
    var winding = 0
    for piece in subpaths {
      var last = piece.start
      func step(to q: CGPoint) {
        defer { last = q }
        guard (last.y <= p.y) != (q.y <= p.y) else { return }
        let x = last.x + (p.y - last.y) / (q.y - last.y) * (q.x - last.x)
        if x > p.x { winding += q.y > last.y ? 1 : -1 }
      }
      for segment in piece.segments { segment.flatten { q, _ in step(to: q) } }
      step(to: piece.start)
    }
    return winding
  }

  /// The length of all pieces together.
  package var length: CGFloat {
    subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } }
  }

  /// The part of the outline from one fraction of its length to another; empty where they do not grow.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let start = from.isNaN ? 0 : min(max(from, 0), 1)
    let end = to.isNaN ? 1 : min(max(to, 0), 1)
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Path() }
    let pieces = subpaths.map { ($0, $0.segments.map(\.length)) }
    let total = pieces.reduce(0) { $0 + $1.1.reduce(0, +) }
    guard total > 0 else { return Path() }
    let (first, last) = (start * total, end * total)
    var position: CGFloat = 0
    var result: [Element] = []
    for (piece, lengths) in pieces {
      var isDrawing = false
      for (segment, length) in zip(piece.segments, lengths) where length > 0 {
        let (low, high) = (max(first - position, 0), min(last - position, length))
        if low < high {
          let t0 = low <= 0 ? 0 : segment.parameter(at: low)
          let t1 = high >= length ? 1 : segment.parameter(at: high)
          let part = t0 == 0 && t1 == 1 ? segment : segment.part(from: t0, to: t1)
          if !isDrawing { result.append(.move(to: part.start)) }
          isDrawing = true
          result.append(part.element)
        }
        position += length
      }
      let whole = lengths.reduce(0, +)
      if piece.isClosed, isDrawing, first <= position - whole, last >= position {
        result.append(.closeSubpath)
      }
    }
    return Path(elements: result)
  }
}

extension PathSegment {
  /// The parameters inside the segment where x or y turns.
  var turningParameters: [CGFloat] {
    func inside(_ t: CGFloat) -> Bool { t > 0 && t < 1 }
    switch self {
    case .line: return []
    case .quad(let a, let c, let b):
      func turn(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat) -> CGFloat { (p - q) / (p - 2 * q + r) }
      return [turn(a.x, c.x, b.x), turn(a.y, c.y, b.y)].filter(inside)
    case .cubic(let a, let c, let d, let b):
      func turns(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
        let (u, v, w) = (q - p, r - q, s - r)
        let (k, h) = (u - 2 * v + w, u - v)
        if abs(k) < 1e-12 { return h == 0 ? [] : [u / (2 * h)] }
        let root = h * h - k * u
        guard root >= 0 else { return [] }
        let s = root.squareRoot()
        return [(h + s) / k, (h - s) / k]
      }
      return (turns(a.x, c.x, d.x, b.x) + turns(a.y, c.y, d.y, b.y)).filter(inside)
    }
  }
}
