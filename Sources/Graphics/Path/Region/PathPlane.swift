import Foundation

/// Edges on a grid that meet at their ends alone.
enum PathPlane {
  /// A corner on the grid.
  struct Corner: Hashable, Comparable {
    var x: Int
    var y: Int
    static func < (a: Corner, b: Corner) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }
  }

  /// An edge from its lesser corner to its greater, and how often each of two outlines runs along it, less how often it
  /// runs back.
  struct Edge {
    let from: Corner
    let to: Corner
    var turns: (first: Int, second: Int)

    init(_ a: Corner, _ b: Corner, isFirst: Bool) {
      (from, to) = a < b ? (a, b) : (b, a)
      let turn = a < b ? 1 : -1
      turns = isFirst ? (turn, 0) : (0, turn)
    }

    init(from: Corner, to: Corner, turns: (first: Int, second: Int)) {
      (self.from, self.to) = from < to ? (from, to) : (to, from)
      self.turns = from < to ? turns : (-turns.first, -turns.second)
    }

    /// Whether it is nearer to horizontal.
    var isFlat: Bool { to.x - from.x > abs(to.y - from.y) }
    var top: Int { min(from.y, to.y) }
    var bottom: Int { max(from.y, to.y) }

    func hasEnd(_ corner: Corner) -> Bool { from == corner || to == corner }

    /// On which side of the line a corner lies; 0: on it.
    func side(_ p: Corner) -> Int { (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x) }
  }

  /// How often edges that were cut are looked through again: a corner that went to the grid moves its edges a little,
  /// so that they may meet others.
  private static let passes = 8

  /// The edges cut where they meet; what runs along one line is one edge.
  static func edges(_ lines: [Edge]) -> [Edge] {
    var edges = merged(lines)
    for _ in 0..<passes {
      guard let cut = cut(edges) else { break }
      edges = merged(cut)
    }
    return edges
  }

  private static func merged(_ edges: [Edge]) -> [Edge] {
    struct Ends: Hashable {
      let from: Corner
      let to: Corner
    }
    var places: [Ends: Int] = [:]
    var result: [Edge] = []
    for edge in edges {
      let ends = Ends(from: edge.from, to: edge.to)
      if let index = places[ends] {
        result[index].turns.first += edge.turns.first
        result[index].turns.second += edge.turns.second
      } else {
        places[ends] = result.count
        result.append(edge)
      }
    }
    result.removeAll { $0.turns == (0, 0) }
    return result
  }

  /// The edges with new corners where two meet; nil: none meet but at their ends.
  private static func cut(_ edges: [Edge]) -> [Edge]? {
    var cuts: [Int: [Corner]] = [:]
    let order = edges.indices.sorted { edges[$0].from < edges[$1].from }
    for (place, index) in order.enumerated() {
      let edge = edges[index]
      for other in order[(place + 1)...] {
        if edges[other].from.x > edge.to.x { break }
        if edges[other].top > edge.bottom || edges[other].bottom < edge.top { continue }
        for corner in meetings(edge, edges[other]) {
          if !edge.hasEnd(corner) { cuts[index, default: []].append(corner) }
          if !edges[other].hasEnd(corner) { cuts[other, default: []].append(corner) }
        }
      }
    }
    guard !cuts.isEmpty else { return nil }
    return edges.indices.flatMap { index -> [Edge] in
      let edge = edges[index]
      guard let corners = cuts[index] else { return [edge] }
      // In their order along the edge.
      func position(_ p: Corner) -> Int {
        (p.x - edge.from.x) * (edge.to.x - edge.from.x) + (p.y - edge.from.y) * (edge.to.y - edge.from.y)
      }
      let stops = [edge.from] + Set(corners).sorted { position($0) < position($1) } + [edge.to]
      return zip(stops, stops.dropFirst()).map { Edge(from: $0, to: $1, turns: edge.turns) }
    }
  }

  /// Where two edges meet, on the grid.
  private static func meetings(_ p: Edge, _ q: Edge) -> [Corner] {
    let (a, b) = (p.side(q.from), p.side(q.to))
    let (c, d) = (q.side(p.from), q.side(p.to))
    if (a > 0 && b < 0) || (a < 0 && b > 0), (c > 0 && d < 0) || (c < 0 && d > 0) {
      let part = Double(c) / (Double(c) - Double(d))
      return [
        Corner(
          x: p.from.x + Int((Double(p.to.x - p.from.x) * part).rounded()),
          y: p.from.y + Int((Double(p.to.y - p.from.y) * part).rounded()))
      ]
    }
    func holds(_ edge: Edge, _ corner: Corner) -> Bool {
      !edge.hasEnd(corner) && edge.from.x <= corner.x && corner.x <= edge.to.x && edge.top <= corner.y
        && corner.y <= edge.bottom
    }
    var list: [Corner] = []
    if a == 0, holds(p, q.from) { list.append(q.from) }
    if b == 0, holds(p, q.to) { list.append(q.to) }
    if c == 0, holds(q, p.from) { list.append(p.from) }
    if d == 0, holds(q, p.to) { list.append(p.to) }
    return list
  }
}

/// Finds quickly which ranges hold a number.
struct PathBands {
  private let low: Int
  private let width: Int
  private var bands: [[Int]]

  init(_ ranges: [ClosedRange<Int>]) {
    low = ranges.lazy.map(\.lowerBound).min() ?? 0
    let high = ranges.lazy.map(\.upperBound).max() ?? 0
    let count = max(1, ranges.count / 4)
    width = (high - low) / count + 1
    bands = Array(repeating: [], count: count)
    for (index, range) in ranges.enumerated() {
      for band in band(range.lowerBound)...band(range.upperBound) { bands[band].append(index) }
    }
  }

  private func band(_ number: Int) -> Int { min(max((number - low) / width, 0), bands.count - 1) }

  /// The ranges that may hold a number, given in halves.
  func holding(_ halves: Int) -> [Int] { bands[band(halves >> 1)] }
}
