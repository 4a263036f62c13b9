import Foundation
import Graphics

/// Views that an animated change of the items moves out of sight or into it.
extension LazyContainerLayout {
  /// Stores the views and lengths before the items change.
  final func noteFormer() {
    guard !built.isEmpty else { return }
    let views = Dictionary(built.map { ($0.index, $0.layout) }, uniquingKeysWith: { first, _ in first })
    movers.former =
      movers.departing
      + owners.list.compactMap { owner in views[owner.index].map { (owner.element, $0) } }
    var starts: [ObjectIdentifier: Int] = [:]
    for source in sources { starts[ObjectIdentifier(source)] = firstSlot(of: source) }
    movers.begin(extents, starts)
  }

  /// The views that move out of sight, with the slots to which they go.
  final var departing: [(index: Int, layout: LayoutNode)] {
    movers.departing.compactMap { view in
      slot(of: view.element, view.layout).map { ($0, view.layout) }
    }
  }

  /// The layouts that move out of sight, less those that have come back and were made again.
  final var departedLayouts: [LayoutNode] {
    movers.departing.map(\.layout).filter { layout in !built.contains { $0.layout === layout } }
  }

  private func slot(of element: Node, _ layout: LayoutNode) -> Int? {
    for source in sources {
      if let position = source.position(of: element), let start = firstSlot(of: source) {
        if source.viewsPerElement == 1 { return start + position }
        let present = source.layouts(of: element).filter { !$0.isGhost }
        return present.firstIndex { $0 === layout }.map { start + position + $0 }
      }
    }
    return nil
  }

  /// Finds the views that were shown and belong to places out of sight now.
  final func findDeparting() {
    if tree.layoutTransaction.activeAnimation != nil {
      movers.departing += movers.former.filter { view in
        !movers.departing.contains { $0.layout === view.layout }
      }
      if !movers.departing.isEmpty { tree.animations.add(self) }
    }
    movers.former = []
    guard !movers.departing.isEmpty else { return }
    movers.departing.removeAll { element, layout in
      !element.isAlive || layout.isGhost || !layout.isPlaced
        || layout.parent.map { $0 !== self } ?? false || built.contains { $0.layout === layout }
        || slot(of: element, layout) == nil
    }
  }

  /// Lets a view that was made for its slot start from where it would have been before the change.
  final func arrive(_ layout: LayoutNode, _ slot: Int) {
    guard let before = movers.extents, case .element(let source, let position)? = cell(slot),
      let former = movers.formerSlot(source, position)
    else { return }
    let distance = before.start(former / lineWidth) - extents.start(slot / lineWidth)
    guard abs(distance) > 0.01 else { return }
    let shift = isMirrored ? -distance : distance
    layout.come(
      from: axis == .vertical
        ? CGPoint(x: layout.position.x, y: layout.position.y + shift)
        : CGPoint(x: layout.position.x + shift, y: layout.position.y), tree.layoutTransaction)
  }

  /// A view that was placed by the estimate of lines before it does not move by what these prove to be longer.
  final func correct(_ layout: LayoutNode, _ slot: Int) {
    let distance = movers.correction(ofLine: slot / lineWidth)
    guard abs(distance) > 0.01 else { return }
    let shift = isMirrored ? -distance : distance
    layout.come(displacedBy: axis == .vertical ? CGVector(dx: 0, dy: shift) : CGVector(dx: shift, dy: 0))
  }

  /// Removes the views that have arrived at their places out of sight.
  final func endDepartures() -> Bool {
    guard !movers.departing.isEmpty else { return false }
    let count = movers.departing.count
    movers.departing.removeAll { $0.layout.motion?.isAnimating != true }
    if movers.departing.count < count { freeDeparted() }
    return !movers.departing.isEmpty
  }
}
