import Foundation

/// A cell of a grid: a view and its position in rows and columns.
@MainActor struct GridCell {
  let node: LayoutNode
  let index: Int
  let column: Int
  var span: Int
  let anchor: UnitPoint?
  let unsized: Axis.Set

  init(_ node: LayoutNode, index: Int, column: Int) {
    self.node = node
    self.index = index
    self.column = column
    span = node.trait(ObjectIdentifier(GridCellColumnsTrait.self)) as? Int ?? 1
    anchor = node.trait(ObjectIdentifier(GridCellAnchorTrait.self)) as? UnitPoint
    unsized = node.trait(ObjectIdentifier(GridCellUnsizedAxesTrait.self)) as? Axis.Set ?? []
  }

  func width(_ offer: CGFloat?) -> CGFloat {
    node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
  }
}

/// A row of a grid.
struct GridRowCells {
  var cells: [GridCell]
  let alignment: VerticalAlignment
}

/// The grid's cells in their rows.
@MainActor struct GridStructure {
  private(set) var rows: [GridRowCells] = []
  private(set) var columns = 0
  /// The alignment of each column, where one of its cells sets it.
  private(set) var alignments: [HorizontalAlignment?] = []

  init(_ nodes: [LayoutNode], _ alignment: Alignment) {
    var row: ObjectIdentifier?
    var spans: [Int] = []
    for (index, node) in nodes.enumerated() {
      let mark = node.trait(ObjectIdentifier(GridRowTrait.self)) as? GridRowMark
      if let mark, mark.row == row {
        let column = rows[rows.count - 1].cells.reduce(0) { $0 + $1.span }
        rows[rows.count - 1].cells.append(GridCell(node, index: index, column: column))
      } else {
        rows.append(
          GridRowCells(
            cells: [GridCell(node, index: index, column: 0)], alignment: mark?.alignment ?? alignment.vertical
          ))
        // A view outside of any row reaches over all columns.
        if mark == nil { spans.append(rows.count - 1) }
      }
      row = mark?.row
    }
    for (index, row) in rows.enumerated() where !spans.contains(index) {
      columns = max(columns, row.cells.reduce(0) { $0 + $1.span })
    }
    columns = rows.isEmpty ? 0 : max(1, columns)
    for index in spans { rows[index].cells[0].span = columns }
    alignments = Array(repeating: nil, count: columns)
    for row in rows {
      for cell in row.cells {
        guard
          let guide = cell.node.trait(ObjectIdentifier(GridColumnAlignmentTrait.self)) as? HorizontalAlignment
        else { continue }
        alignments[cell.column] = guide
      }
    }
  }
}
