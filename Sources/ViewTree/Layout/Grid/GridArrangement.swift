import Foundation
import Graphics

/// The algorithm of a grid: finds the widths of the columns, then the heights of the rows, then the places of the
/// cells.
///
/// A column is as wide as its widest rigid cell; flexible columns share what is left as the children of a stack do. A
/// cell over several columns that is wider than they are widens all of them equally.
@MainActor struct GridArrangement {
  private let structure: GridStructure
  private(set) var widths: [CGFloat]
  private(set) var heights: [CGFloat] = []
  private let gap: CGFloat
  private var rowGaps: [CGFloat] = []
  /// Where each row's alignment line lies.
  private var lines: [CGFloat] = []
  private let alignment: Alignment
  private(set) var size = CGSize.zero
  /// By the position of the view among the grid's.
  private(set) var places: [(origin: CGPoint, proposal: ProposedViewSize)]

  init(
    _ nodes: [LayoutNode], _ alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?,
    proposal: ProposedViewSize
  ) {
    structure = GridStructure(nodes, alignment)
    self.alignment = alignment
    gap = horizontalSpacing ?? ViewSpacing.standard
    widths = Array(repeating: 0, count: structure.columns)
    places = Array(repeating: (.zero, .zero), count: nodes.count)
    guard !nodes.isEmpty else { return }
    rowGaps = GridArrangement.rowGaps(structure, verticalSpacing)
    sizeColumns(proposal.width)
    sizeRows(proposal.height)
    size = CGSize(
      width: widths.reduce(0, +) + gap * CGFloat(widths.count - 1),
      height: heights.reduce(0, +) + rowGaps.reduce(0, +))
    if size.width.isFinite && size.height.isFinite { placeCells() }
  }

  // MARK: Sizes

  private mutating func sizeColumns(_ whole: CGFloat?) {
    let cells = structure.rows.flatMap(\.cells).filter { !$0.unsized.contains(.horizontal) }
    let single = (0..<widths.count).map { column in cells.filter { $0.span == 1 && $0.column == column } }
    widths = FlexibleLengths.distribute(
      count: widths.count, room: whole.map { $0 - gap * CGFloat(widths.count - 1) }
    ) { column, offer in single[column].map { $0.width(offer) }.max() ?? 0 }
    for cell in cells where cell.span > 1 {
      let range = cell.column..<min(widths.count, cell.column + cell.span)
      let present = widths[range].reduce(0, +) + gap * CGFloat(range.count - 1)
      let total = widths.reduce(0, +) + gap * CGFloat(widths.count - 1)
      guard present.isFinite, !range.isEmpty else { continue }
      let needed = cell.width(whole.map { max(present, $0 - (total - present)) })
      guard needed > present else { continue }
      for column in range { widths[column] += (needed - present) / CGFloat(range.count) }
    }
  }

  private func width(_ cell: GridCell) -> CGFloat {
    let range = cell.column..<min(widths.count, cell.column + cell.span)
    return widths[range].reduce(0, +) + gap * CGFloat(max(0, range.count - 1))
  }

  private mutating func sizeRows(_ whole: CGFloat?) {
    let structure = self.structure
    let cellWidths = structure.rows.map { $0.cells.map { width($0) } }
    func measure(_ row: Int, _ offer: CGFloat?) -> (height: CGFloat, line: CGFloat) {
      var span = GuideSpan()
      // Cells with an anchor of their own are not aligned with the others.
      var anchored: CGFloat = 0
      for (cell, width) in zip(structure.rows[row].cells, cellWidths[row])
      where !cell.unsized.contains(.vertical) {
        let d = cell.node.dimensions(ProposedViewSize(width: width, height: offer))
        if cell.anchor == nil {
          span.add(d[structure.rows[row].alignment], d.height)
        } else {
          anchored = max(anchored, d.height)
        }
      }
      return (max(span.length, anchored), span.line)
    }
    heights = FlexibleLengths.distribute(
      count: structure.rows.count, room: whole.map { $0 - rowGaps.reduce(0, +) }
    ) { measure($0, $1).height }
    lines = heights.indices.map { measure($0, heights[$0]).line }
  }

  /// The largest distance that two cells above each other prefer, for each pair of rows.
  private static func rowGaps(_ structure: GridStructure, _ spacing: CGFloat?) -> [CGFloat] {
    guard structure.rows.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: structure.rows.count - 1) }
    return zip(structure.rows, structure.rows.dropFirst()).map { upper, lower in
      var result: CGFloat = 0
      for a in upper.cells {
        for b in lower.cells where a.column < b.column + b.span && b.column < a.column + a.span {
          result = max(
            result, a.node.preferredSpacing.distance(to: b.node.preferredSpacing, along: .vertical))
        }
      }
      return result
    }
  }

  // MARK: Places

  private mutating func placeCells() {
    var y: CGFloat = 0
    for (r, row) in structure.rows.enumerated() {
      for cell in row.cells {
        let x = widths[..<min(cell.column, widths.count)].reduce(0) { $0 + $1 + gap }
        let room = CGSize(width: width(cell), height: heights[r])
        let offer = ProposedViewSize(room)
        let d = cell.node.dimensions(offer)
        var origin = CGPoint(x: x, y: y)
        if let anchor = cell.anchor {
          origin.x += (room.width - d.width) * anchor.x
          origin.y += (room.height - d.height) * anchor.y
        } else {
          let own = ViewDimensions(size: room) { _ in nil }
          let guide =
            cell.span > 1 ? alignment.horizontal : structure.alignments[cell.column] ?? alignment.horizontal
          origin.x += own[guide] - d[guide]
          let isEdge = [VerticalAlignment.top, .center, .bottom].contains(row.alignment)
          origin.y += (isEdge ? own[row.alignment] : lines[r]) - d[row.alignment]
        }
        places[cell.index] = (origin, offer)
      }
      y += heights[r]
      if r < rowGaps.count { y += rowGaps[r] }
    }
  }
}

/// Shares a length among parts as a stack does among its children: the least flexible first, each offered an equal
/// share of what is left.
enum FlexibleLengths {
  /// - Parameter measure: the length of a part for a proposed length.
  @MainActor static func distribute(count: Int, room: CGFloat?, _ measure: (Int, CGFloat?) -> CGFloat)
    -> [CGFloat]
  {
    guard var left = room else { return (0..<count).map { measure($0, nil) } }
    var result = Array(repeating: CGFloat.zero, count: count)
    let flexibility = (0..<count).map { i -> CGFloat in
      let most = measure(i, .infinity)
      return most.isInfinite ? .infinity : most - measure(i, 0)
    }
    let order = (0..<count).sorted { (a: Int, b: Int) -> Bool in
      let (first, second) = (flexibility[a], flexibility[b])
      return first == second ? a < b : first < second
    }
    for (done, i) in order.enumerated() {
      result[i] = measure(i, max(0, left / CGFloat(count - done)))
      if left.isFinite { left -= result[i] }
    }
    return result
  }
}
