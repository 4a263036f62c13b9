import Foundation

/// Cuts lines into dashes.
struct PathDasher {
  typealias Vertex = (point: CGPoint, corner: Bool)

  /// More dashes than this on one line are not told apart any more: the line is drawn whole.
  private static let mostDashes: CGFloat = 20_000

  private let pattern: [CGFloat]
  private let period: CGFloat
  private let phase: CGFloat

  /// Nil where the style has no dashes that can be drawn: none, negative ones, or all of them empty.
  init?(_ style: StrokeStyle) {
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
    pattern = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    period = pattern.reduce(0, +)
    guard period > 0 else { return nil }
    let offset = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: period) : 0
    phase = offset < 0 ? offset + period : offset
  }

  /// The dashes of a line; on a closed one the dash over its start is one piece.
  func cut(_ line: [Vertex], isClosed: Bool) -> [[Vertex]] {
    let total = zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1.point - $1.0.point).length }
    guard total > 0, total / period * CGFloat(pattern.count) < Self.mostDashes else { return [line] }
    var index = 0
    var left = phase
    while left >= pattern[index] {
      left -= pattern[index]
      index = (index + 1) % pattern.count
    }
    left = pattern[index] - left
    var dashes: [[Vertex]] = []
    var current: [Vertex] = index.isMultiple(of: 2) ? [line[0]] : []
    for (a, b) in zip(line, line.dropFirst()) {
      let length = (b.point - a.point).length
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let cutPoint: Vertex = (a.point.mix(b.point, done / length), false)
        if index.isMultiple(of: 2) {
          dashes.append(current + [cutPoint])
          current = []
        } else {
          current = [cutPoint]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - done
      if index.isMultiple(of: 2) { current.append(b) }
    }
    if !current.isEmpty {
      if isClosed, let first = dashes.first, let start = first.first,
        (start.point - line[0].point).length < 1e-9
      {
        dashes[0] = current + first.dropFirst()
      } else {
        dashes.append(current)
      }
    }
    return dashes
  }
}
