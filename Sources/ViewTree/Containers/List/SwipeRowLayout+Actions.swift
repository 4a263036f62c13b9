import Foundation

/// How wide a row's actions are, and what becomes of the row that one of them is done for.
extension SwipeRowLayout {
  /// Widths that are `total` together at most: those above a common limit are made as wide as that, `least` at the least.
  static func limited(_ widths: [CGFloat], to total: CGFloat, least: CGFloat) -> [CGFloat] {
    guard widths.reduce(0, +) > total else { return widths }
    var left = total
    var limit = least
    for (index, width) in widths.sorted().enumerated() {
      limit = max(least, left / CGFloat(widths.count - index))
      guard width <= limit else { break }
      left -= width
    }
    return widths.map { min($0, limit) }
  }

  /// Called when one of its actions is done: closes it in this frame, unless the row leaves with that.
  func actionDone() {
    tree.afterLayout { [weak self] in self?.closeIfItStays() }
  }

  private func closeIfItStays() {
    guard isAttached else { return }
    guard isLeaving else { return close() }
    // It stays drawn aside while it leaves; the list has no open row.
    if list?.openRow === self { list?.openRow = nil }
  }

  /// Whether the row was removed and is still painted.
  var isLeaving: Bool {
    var node: LayoutNode? = self
    while let present = node, !(present is ListLayout) {
      if present.isGhost { return true }
      node = present.parent
    }
    return false
  }

  /// Closes a row that was removed and has come back.
  func closeRevived() {
    close()
    func visit(_ node: LayoutNode) {
      if let row = node as? SwipeRowLayout { return row.closeRevived() }
      node.children.forEach(visit)
    }
    contents.forEach(visit)
  }
}
