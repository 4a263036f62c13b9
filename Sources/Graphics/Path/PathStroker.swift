import Foundation

/// Makes the outline of a stroke: lines on both sides of the path, joins, caps and dashes.
///
/// Curves are followed by lines; a join is only made where two segments meet. The result is to be filled non-zero.
struct PathStroker {
  private typealias Vertex = (point: CGPoint, corner: Bool)

  private let style: StrokeStyle
  private let radius: CGFloat
  private var result: [Path.Element] = []

  init(_ style: StrokeStyle) {
    self.style = style
    radius = style.lineWidth.isFinite ? max(0, style.lineWidth) / 2 : 0
  }

  func outline(of path: Path) -> Path {
    guard radius > 0 else { return Path() }
    var copy = self
    let dashes = PathDasher(style)
    for piece in path.subpaths {
      let line = PathStroker.withoutRepeats(piece.polyline())
      if let dashes {
        for dash in dashes.cut(line, isClosed: piece.isClosed) { copy.stroke(dash, isClosed: false) }
      } else {
        copy.stroke(line, isClosed: piece.isClosed)
      }
    }
    return Path(elements: copy.result)
  }

  /// Drops points that lie on the one before.
  private static func withoutRepeats(_ line: [Vertex]) -> [Vertex] {
    var list: [Vertex] = []
    for vertex in line {
      if let last = list.last, (vertex.point - last.point).length < 1e-9 {
        if vertex.corner { list[list.count - 1].corner = true }
      } else {
        list.append(vertex)
      }
    }
    return list
  }

  private mutating func stroke(_ vertices: [Vertex], isClosed: Bool) {
    var line = vertices
    if isClosed, line.count > 2, let a = line.first, let b = line.last, (a.point - b.point).length < 1e-9 {
      line.removeLast()
    }
    guard line.count > 1 else {
      if let only = line.first { dot(only.point) }
      return
    }
    let closed = isClosed && line.count > 2
    let count = line.count
    let edges = closed ? count : count - 1
    let directions = (0..<edges).map { (line[($0 + 1) % count].point - line[$0].point).normalized }
    if closed {
      append(side(line, directions, order: Array(0..<count), reversed: false, closed: true))
      append(side(line, directions, order: Array((0..<count).reversed()), reversed: true, closed: true))
    } else {
      var points = side(line, directions, order: Array(0..<count), reversed: false, closed: false)
      points += cap(at: line[count - 1].point, direction: directions[edges - 1])
      points += side(line, directions, order: Array((0..<count).reversed()), reversed: true, closed: false)
      points += cap(at: line[0].point, direction: directions[0] * -1)
      append(points)
    }
  }

  private mutating func append(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    result.append(.move(to: first))
    for p in points.dropFirst() { result.append(.line(to: p)) }
    result.append(.closeSubpath)
  }

  /// The line on one side of the walk along `order`.
  private func side(
    _ line: [Vertex], _ directions: [CGPoint], order: [Int], reversed: Bool, closed: Bool
  ) -> [CGPoint] {
    let count = line.count
    func direction(after i: Int) -> CGPoint? {
      if !reversed { return closed ? directions[i] : i < count - 1 ? directions[i] : nil }
      return closed ? directions[(i + count - 1) % count] * -1 : i > 0 ? directions[i - 1] * -1 : nil
    }
    func direction(before i: Int) -> CGPoint? {
      if !reversed { return closed ? directions[(i + count - 1) % count] : i > 0 ? directions[i - 1] : nil }
      return closed ? directions[i] * -1 : i < count - 1 ? directions[i] * -1 : nil
    }
    var points: [CGPoint] = []
    for i in order {
      let p = line[i].point
      switch (direction(before: i), direction(after: i)) {
      case (let a?, let b?): points += join(at: p, from: a, to: b, corner: line[i].corner)
      case (let a?, nil): points.append(p + normal(a))
      case (nil, let b?): points.append(p + normal(b))
      case (nil, nil): break
      }
    }
    return points
  }

  /// The offset to the walk's left (above a line that goes to the right).
  private func normal(_ d: CGPoint) -> CGPoint { CGPoint(x: d.y * radius, y: -d.x * radius) }

  private func join(at p: CGPoint, from a: CGPoint, to b: CGPoint, corner: Bool) -> [CGPoint] {
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    let (first, last) = (p + normal(a), p + normal(b))
    if abs(cross) < 1e-9, dot > 0 { return [first] }
    // A turn to the left as painted (cross < 0) has this side inside.
    if cross < 0 { return corner ? [first, p, last] : [first, last] }
    guard corner else { return [first, last] }
    switch style.lineJoin {
    case .bevel: return [first, last]
    case .round:
      return arc(round: p, from: normal(a), sweep: atan2(cross, dot) == 0 ? .pi : atan2(cross, dot))
    case .miter:
      // The miter's length over the line's width is 1 / sin(angle / 2), with the angle between the segments.
      let half = ((1 + dot) / 2).squareRoot()
      guard half > 1e-6, 1 / half <= style.miterLimit else { return [first, last] }
      let middle = CGPoint(x: normal(a).x + normal(b).x, y: normal(a).y + normal(b).y).normalized
      return [first, p + middle * (radius / half), last]
    }
  }

  /// What is added at an end in whose direction the line stops, from its left side to its right side.
  private func cap(at p: CGPoint, direction d: CGPoint) -> [CGPoint] {
    switch style.lineCap {
    case .butt: return []
    case .square:
      let forward = d * radius
      return [p + normal(d) + forward, p - normal(d) + forward]
    case .round:
      return Array(arc(round: p, from: normal(d), sweep: .pi).dropFirst().dropLast())
    }
  }

  private func arc(round p: CGPoint, from v: CGPoint, sweep: CGFloat) -> [CGPoint] {
    let cosine = 1 - min(PathSegment.tolerance / radius, 0.5)
    let steps = max(2, Int((abs(sweep) / (2 * acos(cosine))).rounded(.up)))
    return (0...steps).map { i in
      let angle = sweep * CGFloat(i) / CGFloat(steps)
      let (c, s) = (cos(angle), sin(angle))
      return p + CGPoint(x: v.x * c - v.y * s, y: v.x * s + v.y * c)
    }
  }

  /// A piece without length shows by its caps alone.
  private mutating func dot(_ p: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .square:
      result += Path.rectElements(
        CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius))
    case .round:
      result += Path.ellipseElements(
        CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }
}
