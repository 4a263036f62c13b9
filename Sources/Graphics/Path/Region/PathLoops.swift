import Foundation

/// Directed edges put together to closed pieces.
struct PathLoops {
  typealias Corner = PathPlane.Corner
  private var loops: [[Corner]] = []

  /// Joins edges that have what is filled on their right, as painted. Of corners that lie on a line those are left out
  /// that are not to be kept.
  init(_ edges: [(from: Corner, to: Corner)], keeping corners: Set<Corner>) {
    var ends: [Corner: [Corner]] = [:]
    for edge in edges { ends[edge.from, default: []].append(edge.to) }
    for edge in edges {
      guard let first = remove(edge, &ends) else { continue }
      var loop = [edge.from]
      var (last, here) = (edge.from, first)
      while here != edge.from {
        loop.append(here)
        guard let next = next(from: here, after: last, &ends) else { break }
        (last, here) = (here, next)
      }
      // What does not come back encloses nothing.
      guard here == edge.from, loop.count > 2 else { continue }
      let plain = Self.straightened(loop, keeping: corners)
      if plain.count > 2 { loops.append(plain) }
    }
  }

  func path(step: CGFloat) -> Path {
    var elements: [Path.Element] = []
    for loop in loops {
      let points = loop.map { CGPoint(x: CGFloat($0.x) * step, y: CGFloat($0.y) * step) }
      elements.append(.move(to: points[0]))
      elements += points.dropFirst().map { .line(to: $0) }
      elements.append(.closeSubpath)
    }
    return Path(elements: elements)
  }

  private func remove(_ edge: (from: Corner, to: Corner), _ ends: inout [Corner: [Corner]]) -> Corner? {
    guard let index = ends[edge.from]?.firstIndex(of: edge.to) else { return nil }
    return ends[edge.from]?.remove(at: index)
  }

  /// The next edge, with the sharpest right turn: it goes round the same filled corner.
  private func next(from here: Corner, after last: Corner, _ ends: inout [Corner: [Corner]]) -> Corner? {
    guard let list = ends[here], !list.isEmpty else { return nil }
    guard list.count > 1 else { return remove((here, list[0]), &ends) }
    let back = atan2(Double(last.y - here.y), Double(last.x - here.x))
    /// How far to turn from the reverse direction, counter-clockwise as painted.
    func turn(_ to: Corner) -> Double {
      let angle = back - atan2(Double(to.y - here.y), Double(to.x - here.x))
      let positive = angle.truncatingRemainder(dividingBy: 2 * .pi)
      return positive <= 1e-12 ? positive + 2 * .pi : positive
    }
    return list.min { turn($0) < turn($1) }.flatMap { remove((here, $0), &ends) }
  }

  private static func straightened(_ loop: [Corner], keeping corners: Set<Corner>) -> [Corner] {
    var result: [Corner] = []
    for (index, corner) in loop.enumerated() {
      let before = result.last ?? loop[loop.count - 1]
      let after = loop[(index + 1) % loop.count]
      let edge = PathPlane.Edge(from: before, to: after, turns: (0, 0))
      let length = hypot(Double(after.x - before.x), Double(after.y - before.y))
      // A new corner lies within a step of the line that it was put on.
      if !corners.contains(corner), Double(abs(edge.side(corner))) <= length { continue }
      result.append(corner)
    }
    return result
  }
}
