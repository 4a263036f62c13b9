/// Rows of figures, a column for each thing that was done.
struct Table {
  private var rows: [[String]]

  init(columns: some Sequence<String>) { rows = [[""] + columns] }

  mutating func row(_ name: String, _ values: [String]) { rows.append([name] + values) }

  /// As Markdown, which reads well in a terminal too.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      let cells = row.enumerated().map { index, cell in
        let space = String(repeating: " ", count: widths[index] - cell.count)
        return index == 0 ? cell + space : space + cell
      }
      return "| " + cells.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { index, width in
      String(repeating: "-", count: width + 1) + (index == 0 ? "-" : ":")
    }
    lines.insert("|" + rule.joined(separator: "|") + "|", at: 1)
    return lines.joined(separator: "\n")
  }
}
