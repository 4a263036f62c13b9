import ViewTree

/// What is kept of an item from one frame to the next.
@MainActor final class ItemState {
  let id: DisplayID
  var item: DisplayItem
  /// Its pictures, back to front, painted before its children.
  var quads: [Quad] = []
  /// A group's items, where the group needs no picture of its own.
  var children: [ItemState] = []
  /// Where the children were last placed.
  var childPlacement: Placement?
  /// The picture of a flattened group or of a warped item.
  var layer: Layer?
  /// Round everything that it paints.
  var bounds = PixelBox.empty

  init(_ item: DisplayItem) {
    id = item.id
    self.item = item
  }

  /// Whether an item is the one that was prepared; looks first at what changes most often.
  func isUnchanged(_ new: DisplayItem) -> Bool {
    item.transform == new.transform && item.opacity == new.opacity && item == new
  }

  /// Calls for all boxes that it and its children paint in.
  func forEachBox(_ body: (PixelBox) -> Void) {
    for quad in quads { body(quad.box) }
    for child in children { child.forEachBox(body) }
  }

  func updateBounds() {
    var box = PixelBox.empty
    for quad in quads { box = box.union(quad.box) }
    for child in children { box = box.union(child.bounds) }
    bounds = box
  }
}
