import Foundation

/// Makes one region of two, exactly: corners are whole numbers, so that no answer depends on rounding.
///
/// All edges are cut where they meet; each piece then knows how often either outline winds round what lies on its two
/// sides. The pieces with something filled on one side alone are the result's outline.
struct PathClipper {
  typealias Corner = PathPlane.Corner

  /// Steps of the grid in a point.
  private static let fineness: CGFloat = 1024
  /// The largest coordinate in steps: products of two differences fit into 64 bits.
  private static let largest: CGFloat = 268_435_456

  private let question: PathCombination
  private let step: CGFloat

  init(_ question: PathCombination) {
    self.question = question
    var reach: CGFloat = 1
    for path in [question.first, question.second] where !path.isEmpty {
      let box = path.boundingRect
      for side in [box.minX, box.minY, box.maxX, box.maxY] where side.isFinite {
        reach = max(reach, abs(side))
      }
    }
    step = max(1 / Self.fineness, reach / Self.largest)
  }

  func path() -> Path {
    let lines = lines(question.first, isFirst: true) + lines(question.second, isFirst: false)
    let corners = Set(lines.lazy.map(\.from)).union(lines.lazy.map(\.to))
    let loops = PathLoops(boundary(of: PathPlane.edges(lines)), keeping: corners)
    return loops.path(step: step)
  }

  // MARK: Edges

  /// The closed outline as lines on the grid.
  private func lines(_ path: Path, isFirst: Bool) -> [PathPlane.Edge] {
    var list: [PathPlane.Edge] = []
    for piece in path.subpaths {
      let corners = piece.polyline().map { corner($0.point) }
      guard let start = corners.first else { continue }
      var last = start
      for next in corners.dropFirst() + [start] where next != last {
        list.append(PathPlane.Edge(last, next, isFirst: isFirst))
        last = next
      }
    }
    return list
  }

  private func corner(_ point: CGPoint) -> Corner {
    Corner(x: Int((point.x / step).rounded()), y: Int((point.y / step).rounded()))
  }

  // MARK: Sides

  /// The edges with something filled on one side alone, directed so that it lies on the right: clockwise as painted.
  private func boundary(of edges: [PathPlane.Edge]) -> [(from: Corner, to: Corner)] {
    var result: [(from: Corner, to: Corner)] = []
    let rows = PathBands(edges.map { min($0.from.y, $0.to.y)...max($0.from.y, $0.to.y) })
    let columns = PathBands(edges.map { $0.from.x...$0.to.x })
    for index in edges.indices {
      let edge = edges[index]
      // The turns on the side of greater x, or of greater y for flat edges.
      var far = (first: 0, second: 0)
      let middle = Corner(x: edge.from.x + edge.to.x, y: edge.from.y + edge.to.y)
      let others = edge.isFlat ? columns.holding(middle.x) : rows.holding(middle.y)
      for other in others where other != index {
        let sign = edge.isFlat ? below(edges[other], middle) : right(edges[other], middle)
        far.first += sign * edges[other].turns.first
        far.second += sign * edges[other].turns.second
      }
      // Crossing the edge itself leads to its other side.
      let own = edge.isFlat ? 1 : (edge.to.y > edge.from.y ? 1 : -1)
      let near = (first: far.first + own * edge.turns.first, second: far.second + own * edge.turns.second)
      let (isFarFilled, isNearFilled) = (fills(far), fills(near))
      guard isFarFilled != isNearFilled else { continue }
      // In order: from is left of to, or above it. On a flat edge's right hand, as painted, y is greater; on a steep
      // one that runs down, x is smaller.
      let isRightFar = edge.isFlat ? true : edge.to.y < edge.from.y
      result.append(isRightFar == isFarFilled ? (edge.from, edge.to) : (edge.to, edge.from))
    }
    return result
  }

  private func fills(_ turns: (first: Int, second: Int)) -> Bool {
    func isInside(_ n: Int) -> Bool { question.eoFill ? !n.isMultiple(of: 2) : n != 0 }
    return question.operation.fills(isInside(turns.first), isInside(turns.second))
  }

  /// How a ray to the right of a place (in half steps) crosses an edge: 1 downwards, -1 upwards, 0 not at all.
  private func right(_ edge: PathPlane.Edge, _ place: Corner) -> Int {
    let (a, b) = (edge.from, edge.to)
    guard (2 * a.y <= place.y) != (2 * b.y <= place.y) else { return 0 }
    let side = (b.x - a.x) * (place.y - 2 * a.y) - (b.y - a.y) * (place.x - 2 * a.x)
    if b.y > a.y { return side > 0 ? 1 : 0 }
    return side < 0 ? -1 : 0
  }

  /// How a ray downwards from a place (in half steps) crosses an edge, as `right` with the axes exchanged.
  private func below(_ edge: PathPlane.Edge, _ place: Corner) -> Int {
    let (a, b) = (edge.from, edge.to)
    guard (2 * a.x <= place.x) != (2 * b.x <= place.x) else { return 0 }
    let side = (b.x - a.x) * (place.y - 2 * a.y) - (b.y - a.y) * (place.x - 2 * a.x)
    // The edge runs to the right: it is below the place where the place is on its left as painted.
    return side < 0 ? 1 : 0
  }
}
