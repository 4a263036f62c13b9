import Foundation

/// A connected piece of an outline.
struct PathSubpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  var isClosed = false

  var end: CGPoint { segments.last?.end ?? start }

  /// Adds the segment that starts where the piece ends.
  mutating func append(_ segment: (CGPoint) -> PathSegment) { segments.append(segment(end)) }

  /// The points of the lines that approximate it, start first; `corner` says whether the outline may turn there.
  func polyline() -> [(point: CGPoint, corner: Bool)] {
    var list: [(point: CGPoint, corner: Bool)] = [(start, true)]
    for segment in segments {
      segment.flatten { p, t in list.append((p, t >= 1)) }
    }
    return list
  }
}

extension Path {
  /// The coordinates beyond which nothing is drawn: what a Float still tells apart to a hundredth.
  private static let farthest: CGFloat = 1e7

  /// The connected pieces. Elements with a coordinate that is not a number are left out, huge coordinates are clamped.
  /// A closed piece ends with the line back to its start, unless it is there already.
  var subpaths: [PathSubpath] {
    var list: [PathSubpath] = []
    var current: PathSubpath?
    func clean(_ p: CGPoint) -> CGPoint? {
      guard !p.x.isNaN, !p.y.isNaN else { return nil }
      return CGPoint(
        x: min(max(p.x, -Path.farthest), Path.farthest), y: min(max(p.y, -Path.farthest), Path.farthest))
    }
    for element in elements {
      switch element {
      case .move(let to):
        guard let p = clean(to) else { continue }
        if let done = current { list.append(done) }
        current = PathSubpath(start: p)
      case .line(let to):
        guard let p = clean(to) else { continue }
        current = current ?? PathSubpath(start: p)
        current?.append { .line($0, p) }
      case .quadCurve(let to, let control):
        guard let p = clean(to), let c = clean(control) else { continue }
        current = current ?? PathSubpath(start: c)
        current?.append { .quad($0, c, p) }
      case .curve(let to, let control1, let control2):
        guard let p = clean(to), let c = clean(control1), let d = clean(control2) else { continue }
        current = current ?? PathSubpath(start: c)
        current?.append { .cubic($0, c, d, p) }
      case .closeSubpath:
        guard var done = current else { continue }
        if done.end != done.start { done.segments.append(.line(done.end, done.start)) }
        done.isClosed = true
        list.append(done)
        // What follows without a move starts where the closed piece did.
        current = PathSubpath(start: done.start)
      }
    }
    if let done = current, !done.segments.isEmpty || list.isEmpty || !(list.last?.isClosed ?? false) {
      list.append(done)
    }
    return list.filter { !$0.segments.isEmpty || $0.isClosed || list.count == 1 }
  }
}
