import Foundation
import Graphics

/// Layers whose items are painted one by one: they keep their quads wherever the layer goes.
extension ItemPreparer {
  /// The visible part of a layer is rounded to steps of so many pixels, so that most moves do not change it.
  private static let step: Int32 = 1024

  /// Whether nothing but a move leads from the layer to device pixels, and nothing is done to it as a whole.
  func canMove(
    _ item: DisplayItem, _ matrix: ProjectionTransform, _ motion: CGVector, _ placement: Placement
  ) -> Bool {
    let limit = PixelGrid.limit
    return item.opacity >= 1 && placement.opacity >= 1 && item.blend == .normal
      && item.transform.isTranslation
      && placement.base.isAxisAligned && abs(matrix.m31) < limit && abs(matrix.m32) < limit
      && abs(motion.dx * matrix.m11) < limit && abs(motion.dy * matrix.m22) < limit
  }

  /// Brings a layer's items up to date. Its motion goes to whole pixels, so that it looks the same wherever it is.
  func prepareLayer(
    _ group: GroupContent, _ motion: CGVector, _ matrix: ProjectionTransform, _ state: ItemState,
    _ placement: Placement, _ move: LayerMove, _ clip: ClipState, _ damage: inout DamageCollector
  ) {
    state.layer = nil
    // They were painted in the coordinates of the space that the layer is in.
    if state.layerPlace == nil { dropChildren(state, move, &damage) }
    let old = move.old.inside(state)
    let before = state.layerPlace
    let (x, restX) = Self.whole(matrix.m31, motion.dx * matrix.m11)
    let (y, restY) = Self.whole(matrix.m32, motion.dy * matrix.m22)
    let offset = PixelPoint(x: x, y: y)
    state.layerPlace = ItemState.LayerPlace(offset: offset, clip: clip)
    let visible = Self.stepped(clip.box.intersection(placement.visible).offset(.zero - offset))
    var base = placement.base
    base.m31 = restX
    base.m32 = restY
    let inner = Placement(
      base: base, scale: placement.scale, clip: ClipState(box: visible), isFlattened: placement.isFlattened,
      visible: visible)
    var next = LayerMove(old: old, new: move.new.inside(state), carry: move.carry, isApart: move.isApart)
    if carry.layer === state {
      next.carry = carry.begin(from: old.offset, to: next.new.offset)
      next.isApart = false
    } else if before?.offset != offset || before?.clip.masks != clip.masks {
      next.isApart = true
    } else if move.carry != nil, let before, before.clip.box != clip.box {
      // Only its limits changed.
      let place = move.new.offset
      damage.add(fresh: before.clip.box.offset(place), without: clip.box.offset(place))
      damage.add(fresh: clip.box.offset(place), without: before.clip.box.offset(place))
    }
    if state.childPlacement == inner, invalidated.isEmpty, shows(group.items, state) {
      if next.concernsUnchanged { for child in state.children { self.move(child, next, &damage) } }
    } else {
      reconcile(group.items, &state.children, inner, next, &damage, force: state.childPlacement != inner)
      state.childPlacement = inner
    }
  }

  /// Whether a layer's items are the very ones that it was prepared with, as they are while it is only moved.
  private func shows(_ items: [DisplayItem], _ state: ItemState) -> Bool {
    guard case .group(let old) = state.item.content, items.count == state.children.count else { return false }
    return items.isStorage(of: old.items)
  }

  /// The whole pixels of a move, and what is left of the part of it that is not motion.
  private static func whole(_ move: CGFloat, _ motion: CGFloat) -> (Int32, CGFloat) {
    let still = PixelGrid.quantised(move - motion)
    let pixel = PixelGrid.snapped(still)
    return (pixel &+ PixelGrid.snapped(motion), still - CGFloat(pixel))
  }

  /// A box that holds another one and changes seldom when that one moves.
  private static func stepped(_ box: PixelBox) -> PixelBox {
    func down(_ value: Int32) -> Int32 { value & ~(step - 1) }
    return PixelBox(
      x0: down(box.x0), y0: down(box.y0), x1: down(box.x1 &+ step - 1), y1: down(box.y1 &+ step - 1))
  }
}

extension [DisplayItem] {
  /// Whether two lists are one and the same, so that nothing in them can differ: both are alive, so that one address is
  /// one list.
  func isStorage(of other: [DisplayItem]) -> Bool {
    withUnsafeBufferPointer { a in
      other.withUnsafeBufferPointer { $0.baseAddress == a.baseAddress && $0.count == a.count }
    }
  }
}
