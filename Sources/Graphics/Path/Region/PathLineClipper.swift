import Foundation

/// Cuts an outline where it enters or leaves a region.
struct PathLineClipper {
  private let region: Path
  private let eoFill: Bool
  private let edges: [(from: CGPoint, to: CGPoint)]

  init(region: Path, eoFill: Bool) {
    self.region = region
    self.eoFill = eoFill
    edges = region.subpaths.flatMap { piece -> [(from: CGPoint, to: CGPoint)] in
      let points = piece.polyline().map(\.point)
      guard let first = points.first, let last = points.last else { return [] }
      return Array(zip(points, points.dropFirst())) + (last == first ? [] : [(last, first)])
    }
  }

  /// The parts of an outline inside of the region, or outside of it.
  func clip(_ path: Path, keepsInside: Bool) -> Path {
    var elements: [Path.Element] = []
    for piece in path.subpaths {
      var parts: [[PathSegment]] = []
      var isDrawing = false
      for segment in piece.segments {
        for part in cut(segment) {
          let isKept = region.contains(part.point(at: 0.5), eoFill: eoFill) == keepsInside
          if isKept, isDrawing {
            parts[parts.count - 1].append(part)
          } else if isKept {
            parts.append([part])
          }
          isDrawing = isKept
        }
      }
      elements += joined(parts, piece)
    }
    return Path(elements: elements)
  }

  /// The parts as elements. Of a closed outline the last leads on to the first where both are kept.
  private func joined(_ parts: [[PathSegment]], _ piece: PathSubpath) -> [Path.Element] {
    var parts = parts
    var isWhole = false
    if piece.isClosed, let first = parts.first?.first, let last = parts.last?.last,
      first.start == piece.start, last.end == piece.end, piece.start == piece.end
    {
      if parts.count == 1 {
        isWhole = true
      } else {
        parts[0] = parts.removeLast() + parts[0]
      }
    }
    return parts.flatMap { part -> [Path.Element] in
      guard let start = part.first?.start else { return [] }
      return [.move(to: start)] + part.map(\.element) + (isWhole ? [.closeSubpath] : [])
    }
  }

  /// A segment in parts between its meetings with the region's outline.
  private func cut(_ segment: PathSegment) -> [PathSegment] {
    var stops: [CGFloat] = []
    var (last, lastT) = (segment.start, CGFloat(0))
    segment.flatten { point, t in
      for edge in edges {
        guard let part = Self.meeting(last, point, edge.from, edge.to) else { continue }
        stops.append(lastT + (t - lastT) * part)
      }
      (last, lastT) = (point, t)
    }
    let nothing: CGFloat = 1e-9
    stops = stops.filter { $0 > nothing && $0 < 1 - nothing }.sorted()
    stops.append(1)
    var parts: [PathSegment] = []
    var from: CGFloat = 0
    for to in stops {
      if to - from > nothing {
        parts.append(from == 0 && to == 1 ? segment : segment.part(from: from, to: to))
      }
      from = to
    }
    return parts
  }

  /// At which part of the distance from `a` to `b` it meets the line from `c` to `d`.
  private static func meeting(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
    let (way, edge, gap) = (b - a, d - c, c - a)
    let cross = way.x * edge.y - way.y * edge.x
    guard cross != 0 else { return nil }
    let t = (gap.x * edge.y - gap.y * edge.x) / cross
    let u = (gap.x * way.y - gap.y * way.x) / cross
    return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : nil
  }
}
