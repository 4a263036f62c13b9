import Graphics

/// What is kept of an item from one frame to the next.
@MainActor final class ItemState {
  let id: DisplayID
  var item: DisplayItem
  /// Its pictures, back to front, painted before its children.
  var quads: [Quad] = []
  /// A group's items, where the group needs no picture of its own.
  var children: [ItemState] = []
  /// Where a layer lies: its origin's pixel and its limits, in the pixels of the layer that it is in.
  struct LayerPlace: Equatable {
    var offset: PixelPoint
    var clip: ClipState
  }

  /// Set where the children have pixels of their own.
  var layerPlace: LayerPlace?
  /// Where the children were last placed.
  var childPlacement: Placement?
  /// The picture of a flattened group or of a warped item.
  var layer: Layer?
  /// Round everything that it paints.
  var bounds = PixelBox.empty
  /// Whether it or something in it shows what lies behind.
  private(set) var holdsBackdrop = false
  private var outlineState = OutlineState.unknown

  private enum OutlineState {
    case unknown
    case boxes([PixelBox])
    /// There are too many boxes, or one must be looked at closely.
    case none
  }

  init(_ item: DisplayItem) {
    id = item.id
    self.item = item
  }

  /// Whether an item is the one that was prepared; looks first at what changes most often.
  ///
  /// A group that is equal in other storage is kept in that one: the next comparison need not look into it.
  func isUnchanged(_ new: DisplayItem) -> Bool {
    guard item.transform == new.transform, item.opacity == new.opacity, item == new else { return false }
    if case .group(let old) = item.content, case .group(let group) = new.content,
      !group.items.isStorage(of: old.items)
    {
      item = new
    }
    return true
  }

  /// Calls for all boxes that it and its children paint in, as they are seen from outside of its space.
  func forEachBox(_ space: LayerSpace, _ body: (PixelBox) -> Void) {
    for quad in quads { body(space.box(quad.box)) }
    guard !children.isEmpty else { return }
    let inner = space.inside(self)
    for child in children { child.forEachBox(inner, body) }
  }

  /// States of more boxes than this are walked through: most of what they hold may be out of sight.
  private static let mostOutlined = 256

  /// The boxes that it and its children paint in, in the pixels of the layer that it is in; nil where that is not all
  /// that a move of the layer needs to know. Kept until something in it changes.
  var outline: [PixelBox]? {
    if case .unknown = outlineState {
      var boxes: [PixelBox] = []
      outlineState = gather(&boxes) ? .boxes(boxes) : .none
    }
    if case .boxes(let boxes) = outlineState { return boxes }
    return nil
  }

  private func gather(_ boxes: inout [PixelBox]) -> Bool {
    for quad in quads {
      if DamageCollector.isLookedAtClosely(quad) { return false }
      boxes.append(quad.box)
    }
    guard boxes.count <= Self.mostOutlined else { return false }
    for child in children {
      guard let inner = child.outline, boxes.count + inner.count <= Self.mostOutlined else { return false }
      for box in inner {
        let seen = layerPlace.map { box.offset($0.offset).intersection($0.clip.box) } ?? box
        if !seen.isEmpty { boxes.append(seen) }
      }
    }
    return true
  }

  /// Called when it or something in it was brought up to date.
  func updateBounds() {
    outlineState = .unknown
    holdsBackdrop = quads.contains { $0.isBackdrop } || children.contains { $0.holdsBackdrop }
    var box = PixelBox.empty
    for child in children { box = box.union(child.bounds) }
    if let layerPlace { box = box.offset(layerPlace.offset).intersection(layerPlace.clip.box) }
    if box.isEmpty { box = .empty }
    for quad in quads { box = box.union(quad.box) }
    bounds = box
  }
}
