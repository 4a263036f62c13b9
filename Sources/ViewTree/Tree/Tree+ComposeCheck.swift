/// In debug builds some frames are composed twice, with what was kept of earlier ones and without.
extension Tree {
  /// One frame in so many is checked: what was kept wrongly stays wrong, so that a later frame shows it too.
  static let checkedFrames: UInt64 = 8

  /// Ends the program where the two differ, and says whose looks changed unnoticed.
  func expectSame(_ kept: [DisplayItem], _ fresh: [DisplayItem]) {
    guard kept != fresh else { return }
    let id = Tree.firstDifference(kept, fresh)
    let owner = id.flatMap { id in rootLayout.flatMap { Tree.find(id.node, below: $0) } }
    let name = owner.map { "\(type(of: $0))" } ?? "something that is not there any more"
    assertionFailure(
      "\(name) changed how it looks without saying so: noteChange() or setNeedsCompose() is missing")
  }

  private static func firstDifference(_ a: [DisplayItem], _ b: [DisplayItem]) -> DisplayID? {
    for (x, y) in zip(a, b) where x != y {
      if x.id == y.id, case .group(let inner) = x.content, case .group(let other) = y.content,
        let id = firstDifference(inner.items, other.items)
      {
        return id
      }
      return x.id
    }
    return a.count > b.count ? a[b.count].id : b.count > a.count ? b[a.count].id : nil
  }

  private static func find(_ serial: UInt32, below node: LayoutNode) -> LayoutNode? {
    if node.serial == serial { return node }
    for child in node.children { if let found = find(serial, below: child) { return found } }
    return nil
  }
}
