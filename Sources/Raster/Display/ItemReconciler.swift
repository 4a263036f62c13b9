import Graphics

/// Compares the items of a list with those of the last frame, prepares the ones that changed and gathers the
/// damage.
///
/// Items are matched by id. What decides damage is not the item but its quads: an item that changed without
/// changing a pixel (moved by less than a pixel, rebuilt with the same text) damages nothing, and of a paragraph only
/// the lines that differ. What is in a layer that moved is not prepared again: its quads damage where they were and
/// where they are.
extension ItemPreparer {
  /// Brings `states` up to date with `items`. `force`: every item is prepared again, since its surroundings changed.
  func reconcile(
    _ items: [DisplayItem], _ states: inout [ItemState], _ placement: Placement, _ move: LayerMove,
    _ damage: inout DamageCollector, force: Bool
  ) {
    let moved = move.concernsUnchanged
    var i = 0
    let common = min(items.count, states.count)
    while i < common, states[i].id == items[i].id {
      refresh(states[i], items[i], placement, move, moved: moved, &damage, force: force)
      i += 1
    }
    if i < items.count || i < states.count {
      rematch(items, &states, from: i, placement, move, &damage, force: force)
    }
  }

  /// The same from the first item on whose id differs.
  private func rematch(
    _ items: [DisplayItem], _ states: inout [ItemState], from first: Int, _ placement: Placement,
    _ move: LayerMove, _ damage: inout DamageCollector, force: Bool
  ) {
    let moved = move.concernsUnchanged
    var old: [ItemState?] = Array(states[first...])
    var places: [DisplayID: Int] = [:]
    if first < items.count {
      places.reserveCapacity(old.count)
      for (place, state) in old.enumerated() { if let state { places[state.id] = place } }
    }
    states.removeLast(states.count - first)
    // An item behind one that it used to precede has changed places with it: it is painted anew where it was and
    // where it is.
    var furthest = -1
    for item in items[first...] {
      if let place = places[item.id], let state = old[place] {
        old[place] = nil
        let overtaken = place < furthest
        furthest = max(furthest, place)
        if overtaken { state.forEachBox(move.old) { damage.add(left: $0, move) } }
        refresh(state, item, placement, move, moved: moved, &damage, force: force)
        if overtaken { state.forEachBox(move.new) { damage.add(taken: $0, move) } }
        states.append(state)
      } else {
        let state = ItemState(item)
        refresh(state, item, placement, move, moved: moved, &damage, force: true)
        states.append(state)
      }
    }
    for case let state? in old { state.forEachBox(move.old) { damage.add(left: $0, move) } }
  }

  private func refresh(
    _ state: ItemState, _ item: DisplayItem, _ placement: Placement, _ move: LayerMove, moved: Bool,
    _ damage: inout DamageCollector, force: Bool
  ) {
    if !force, state.isUnchanged(item), !usesInvalidated(item) {
      if moved { self.move(state, move, &damage) }
      return
    }
    var quads = spareQuads
    spareQuads = []
    quads.removeAll(keepingCapacity: true)
    prepare(item, state, placement, move, &quads, &damage)
    state.item = item
    Self.compare(state.quads, quads, move, moved: moved, &damage)
    swap(&state.quads, &quads)
    spareQuads = quads
    state.updateBounds()
  }

  /// Damages the old and the new boxes of an unchanged item when the layer that it is in moves.
  func move(_ state: ItemState, _ move: LayerMove, _ damage: inout DamageCollector) {
    guard !move.old.box(state.bounds).isEmpty || !move.new.box(state.bounds).isEmpty else { return }
    if move.old.offset != move.new.offset, let boxes = state.outline { return damage.add(moved: boxes, move) }
    damage.add(moved: state.quads, move)
    guard !state.children.isEmpty else { return }
    let inner = move.inside(state)
    for child in state.children { self.move(child, inner, &damage) }
  }

  /// Damages the boxes of quads that differ, wherever a run of equal ones does not account for them.
  private static func compare(
    _ old: [Quad], _ new: [Quad], _ move: LayerMove, moved: Bool, _ damage: inout DamageCollector
  ) {
    var start = 0
    var oldEnd = old.count
    var newEnd = new.count
    if !moved {
      while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
      while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
        oldEnd -= 1
        newEnd -= 1
      }
    }
    if oldEnd - start == newEnd - start {
      for i in start..<oldEnd where moved || old[i] != new[i] { damage.add(change: old[i], new[i], move) }
      return
    }
    for i in start..<oldEnd { damage.add(left: move.old.box(old[i].box), move) }
    for i in start..<newEnd { damage.add(taken: move.new.box(new[i].box), move) }
  }
}
