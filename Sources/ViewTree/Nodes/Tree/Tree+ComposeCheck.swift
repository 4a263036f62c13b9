import Graphics

/// In debug builds some frames are composed twice, with the cached layers of earlier frames and without.
extension Tree {
  /// One frame in so many is checked: a layer that is wrongly kept stays wrong, so that a later frame finds it too.
  static let checkedFrames: UInt64 = 8

  /// Ends the program where the two differ, and says whose looks changed unnoticed.
  func expectSame(_ kept: [DisplayItem], _ fresh: [DisplayItem]) {
    guard kept != fresh else { return }
    let difference = Tree.firstDifference(kept, fresh)
    let id = difference?.kept?.id ?? difference?.fresh?.id
    let owner = id.flatMap { id in rootLayout.flatMap { Tree.find(id.node, below: $0) } }
    let name = owner.map { String(reflecting: type(of: $0)) } ?? "something that is not there any more"
    let (old, new) = (Tree.describe(difference?.kept), Tree.describe(difference?.fresh))
    assertionFailure(
      "\(name) changed how it looks without saying so: noteChange() or setNeedsCompose() is missing; "
        + "kept: \(old); now: \(new)")
  }

  private static func describe(_ item: DisplayItem?) -> String {
    item.map { String("\($0)".prefix(600)) } ?? "nothing"
  }

  /// The first items that differ; nil for one that is there on one side only.
  private static func firstDifference(_ kept: [DisplayItem], _ fresh: [DisplayItem]) -> (
    kept: DisplayItem?, fresh: DisplayItem?
  )? {
    for (x, y) in zip(kept, fresh) where x != y {
      if x.id == y.id, case .group(let inner) = x.content, case .group(let other) = y.content,
        let found = firstDifference(inner.items, other.items)
      {
        return found
      }
      return (x, y)
    }
    let common = min(kept.count, fresh.count)
    guard kept.count != fresh.count else { return nil }
    return (kept.dropFirst(common).first, fresh.dropFirst(common).first)
  }

  private static func find(_ serial: UInt32, below node: LayoutNode) -> LayoutNode? {
    if node.serial == serial { return node }
    for child in node.children { if let found = find(serial, below: child) { return found } }
    return nil
  }
}
