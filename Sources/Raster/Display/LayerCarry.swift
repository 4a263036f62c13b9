import Foundation
import Graphics

/// The pixels of a layer that moves: they are on the target already and are copied to their new places instead of being
/// painted again.
///
/// That is right for a pixel where the layer's own items only moved, nothing lay over them before nor lies there now,
/// and what can be seen through them is one and the same colour in both places. One layer per frame is carried, the one
/// with the largest visible area.
///
/// The order of calls in a frame: `look` before the items are brought up to date, `begin` when the layer is, `settle`
/// when all are, then `turn` or `move` when the damage is painted.
@MainActor final class LayerCarry {
  /// Layers of which fewer pixels are seen are painted.
  private static let smallest = 4096
  /// Items looked at in search of something opaque in the layer.
  private static let depth = 16

  /// The layer; nil: none moves.
  private(set) var layer: ItemState?
  /// From the list to the layer.
  private var path: [ItemState] = []
  /// The path to the item that a search is looking at; empty between two searches.
  private var stack: [ItemState] = []
  private var shift: PixelPoint?
  /// Where its pixels can be copied from, then where they go.
  private let region = Region()
  private let part = Region()
  /// What can be seen through the layer in the last frame; nil: not one colour.
  private var oldGround: UInt32?
  /// Where nothing can be seen through the layer in the last frame.
  private var oldOpaque = PixelBox.empty

  /// How the layer lay when the last frame was painted; nil: it has not been looked at since.
  private var last: (layer: ItemState, view: View)?

  /// The items are brought up to date without a look.
  func forget() {
    clear()
    last = nil
  }

  /// Forgets the layer of a frame.
  func clear() {
    layer = nil
    shift = nil
    path.removeAll(keepingCapacity: true)
  }

  /// Looks for a layer that is about to move, and at what the target shows of it.
  func look(at states: [ItemState], _ items: [DisplayItem], ground: UInt32) {
    clear()
    var most = Self.smallest - 1
    search(states, items, LayerSpace(), &most)
    let known = last
    last = nil
    guard let layer = path.last, !layer.holdsBackdrop,
      let view = known?.layer === layer ? known?.view : View(path, states, ground: ground)
    else { return }
    self.layer = layer
    (oldGround, oldOpaque) = (view.ground, view.opaque)
    region.set(view.limit)
    subtract(view.covers)
  }

  private func search(
    _ states: [ItemState], _ items: [DisplayItem], _ space: LayerSpace, _ most: inout Int
  ) {
    for index in 0..<min(states.count, items.count) {
      let state = states[index]
      guard state.id == items[index].id else { return }
      guard !state.children.isEmpty else { continue }
      let area = space.box(state.bounds).area
      guard area > most, case .group(let group) = items[index].content else { continue }
      stack.append(state)
      if state.layerPlace != nil, group.isLayer, state.item.transform != items[index].transform {
        most = area
        path.removeAll(keepingCapacity: true)
        path.append(contentsOf: stack)
      } else if case .group(let old) = state.item.content, !group.items.isStorage(of: old.items) {
        search(state.children, group.items, space.inside(state), &most)
      }
      stack.removeLast()
    }
  }

  /// The layer goes from one pixel to another one; returns the distance.
  func begin(from old: PixelPoint, to new: PixelPoint) -> PixelPoint? {
    shift = old == new ? nil : new - old
    return shift
  }

  /// Finds where the layer's pixels can be put. `fresh`: where it changed.
  func settle(_ states: [ItemState], ground: UInt32, fresh: [PixelBox]) {
    guard let shift, let layer, !layer.holdsBackdrop, let view = View(path, states, ground: ground) else {
      return clear()
    }
    last = (layer, view)
    var limit = view.limit
    if oldGround == nil || oldGround != view.ground {
      limit = limit.intersection(view.opaque).intersection(oldOpaque.offset(shift))
    }
    region.move(by: shift)
    region.intersect(limit)
    subtract(view.covers)
    subtract(fresh)
  }

  /// Whether the whole picture had better be scrolled with the layer, where its rows are a ring: then what does not
  /// move is painted instead. `damage`: what changed; it becomes what is to be painted. Returns by how many rows.
  func turn(_ damage: Region, in box: PixelBox) -> Int32? {
    guard let shift, shift.x == 0, shift.y != 0, abs(Int(shift.y)) < box.height else { return nil }
    part.copy(region)
    part.intersect(damage)
    let moving = part.area
    // What is right after a turn need not be painted; all else must be, damaged or not.
    part.set(box)
    part.subtract(region)
    let painting = part.area
    part.intersect(damage)
    guard painting - part.area < moving / 2 else { return nil }
    damage.set(box)
    damage.subtract(region)
    return shift.y
  }

  private func subtract(_ boxes: [PixelBox]) {
    guard !boxes.isEmpty else { return }
    part.set(boxes)
    region.subtract(part)
  }

  /// Copies the layer's pixels to the part of the damaged region that they cover, and removes that part from the
  /// damage. Returns the number of pixels.
  func move(from damage: Region, on picture: Picture) -> Int {
    guard let shift else { return 0 }
    region.intersect(damage)
    guard !region.isEmpty else { return 0 }
    picture.move(to: region.boxes, by: shift)
    damage.subtract(region)
    return region.area
  }
}

extension LayerCarry {
  /// What lies over and under a layer, and how much of it is visible.
  @MainActor private struct View {
    /// What can be seen of it, but for edges of figures that limit it.
    var limit: PixelBox
    /// What lies over it.
    var covers: [PixelBox] = []
    /// The one opaque colour under it; nil: there is more.
    var ground: UInt32?
    /// A box in it through which nothing can be seen; looked for only where more than one colour lies under it.
    var opaque = PixelBox.empty

    /// Nil where the path does not lead to the layer any more.
    init?(_ path: [ItemState], _ states: [ItemState], ground: UInt32) {
      var levels: [Level] = []
      var siblings = states
      var space = LayerSpace()
      for state in path {
        guard let index = siblings.firstIndex(where: { $0 === state }) else { return nil }
        levels.append((siblings, index, space))
        siblings = state.children
        space = space.inside(state)
      }
      guard let layer = path.last, layer.layerPlace != nil else { return nil }
      limit = space.clip
      for mask in space.masks { limit = limit.intersection(mask.coverage.inner.offset(mask.origin)) }
      guard !limit.isEmpty else { return nil }
      for level in levels {
        for state in level.siblings[(level.index + 1)...] {
          guard level.space.box(state.bounds).intersects(limit) else { continue }
          state.forEachBox(level.space) { if $0.intersects(limit) { covers.append($0) } }
        }
      }
      if !findGround(levels, ground) {
        var left = LayerCarry.depth
        opaque = Self.opaque(in: layer.children, space, &left)
      }
    }

    /// Finds what lies under the layer; false: not one colour.
    private mutating func findGround(_ levels: [Level], _ ground: UInt32) -> Bool {
      for (depth, level) in levels.enumerated().reversed() {
        for state in level.siblings[..<level.index].reversed() {
          switch Self.look(through: state, level.space, limit) {
          case .nothing: continue
          case .colour(let word):
            self.ground = word
            return true
          case .more: return false
          }
        }
        guard depth > 0 else { break }
        let parent = levels[depth - 1]
        switch Self.look(through: parent.siblings[parent.index].quads, parent.space, limit) {
        case .nothing: continue
        case .colour(let word):
          self.ground = word
          return true
        case .more: return false
        }
      }
      self.ground = ground
      return true
    }

    /// The siblings of an item of the path, with its index among them.
    private typealias Level = (siblings: [ItemState], index: Int, space: LayerSpace)

    private enum Sight { case nothing, colour(UInt32), more }

    /// What an item shows in a box.
    private static func look(through state: ItemState, _ space: LayerSpace, _ box: PixelBox) -> Sight {
      guard space.box(state.bounds).intersects(box) else { return .nothing }
      if !state.children.isEmpty {
        let inner = space.inside(state)
        for child in state.children.reversed() {
          let sight = look(through: child, inner, box)
          if case .nothing = sight { continue }
          return sight
        }
      }
      return look(through: state.quads, space, box)
    }

    private static func look(through quads: [Quad], _ space: LayerSpace, _ box: PixelBox) -> Sight {
      for quad in quads.reversed() where space.box(quad.box).intersects(box) {
        if case .solid(let word) = quad.source, quad.isOpaque, space.plainBox(quad).contains(box) {
          return .colour(word)
        }
        return .more
      }
      return .nothing
    }

    /// The largest box of the first few items in which one of them lets nothing through.
    private static func opaque(in states: [ItemState], _ space: LayerSpace, _ left: inout Int) -> PixelBox {
      var largest = PixelBox.empty
      for state in states {
        guard left > 0 else { break }
        left -= 1
        for quad in state.quads where quad.isOpaque {
          let box = space.plainBox(quad)
          if box.area > largest.area { largest = box }
        }
        guard !state.children.isEmpty else { continue }
        let box = opaque(in: state.children, space.inside(state), &left)
        if box.area > largest.area { largest = box }
      }
      return largest
    }
  }
}
