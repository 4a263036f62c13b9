/// The elements of a lazy container that were made, and the views in them that are leaving.
@MainActor struct LazyOwners {
  /// The elements of slots; one with several views is listed for each of their slots.
  private(set) var list: [(element: Node, index: Int)] = []
  private(set) var leaving: [(index: Int, layout: LayoutNode)] = []

  /// Stores the element that was made for a slot.
  ///
  /// - Returns: the view that lies in the slot; nil: none.
  mutating func note(_ element: Node, of source: any LazyElementSource, at position: Int, slot: Int)
    -> LayoutNode?
  {
    let layouts = source.layouts(of: element)
    let views = source.viewsPerElement
    if !list.contains(where: { $0.element === element && $0.index == slot }) { list.append((element, slot)) }
    guard layouts.count != 1 || layouts[0].isGhost || views > 1 else { return layouts[0] }
    for ghost in layouts where ghost.isGhost && !leaving.contains(where: { $0.layout === ghost }) {
      leaving.append((slot, ghost))
    }
    let present = layouts.filter { !$0.isGhost }
    if present.count > views { source.hasMoreViews(element) }
    let part = position % views
    return part < present.count ? present[part] : nil
  }

  /// Whether it stores slots that are not built, or an element that is gone.
  func hasOthers(than isBuilt: (Int) -> Bool) -> Bool {
    list.contains { !isBuilt($0.index) || !$0.element.isAlive }
  }

  /// Removes what `hasOthers` finds.
  mutating func keep(_ isBuilt: (Int) -> Bool) {
    list.removeAll { !isBuilt($0.index) || !$0.element.isAlive }
    leaving.removeAll { !isBuilt($0.index) }
  }
}
