import Foundation
import Graphics

/// Collects the items of a frame while the layout tree is walked, back to front.
@MainActor final class Composer {
  private(set) var items: [DisplayItem] = []
  /// The present time on the tree's clock.
  let time: TimeInterval
  /// The window, in its own points.
  let window: CGRect
  /// Whether bars and boxes are painted in place of texts and pictures.
  var showsPlaceholders = false
  /// The number of the frame.
  private let frame: UInt64
  private let usesCaches: Bool

  init(time: TimeInterval, window: CGRect, frame: UInt64 = 0, usesCaches: Bool = false) {
    self.time = time
    self.window = window
    self.frame = frame
    self.usesCaches = usesCaches
  }

  /// Adds an item in the space of `state`.
  func add(_ content: DisplayContent, _ id: DisplayID, _ state: ComposeState) {
    let content = showsPlaceholders ? content.placeholder : content
    items.append(
      DisplayItem(
        id: id, transform: state.transform, opacity: 1, clips: state.clips, blend: .normal, content: content))
  }

  /// Adds what a node paints as a layer, composed anew only where something in it has changed.
  ///
  /// A layer is used only where nothing but a translation lies above it, so that its items are the same wherever it is.
  /// `motion` is the part of the move that is not due to layout.
  func addLayer(_ node: LayoutNode, _ state: ComposeState, motion: CGVector) {
    let inner = layerItems(node, state.size)
    guard !inner.isEmpty else { return }
    items.append(
      DisplayItem(
        id: node.displayID(.max - 1), transform: state.transform, opacity: 1, clips: state.clips,
        blend: .normal,
        content: .group(GroupContent(items: inner, motion: motion))))
  }

  private func layerItems(_ node: LayoutNode, _ size: CGSize) -> [DisplayItem] {
    let tree = node.tree
    if usesCaches, let cache = node.layerCache, cache.isValid(for: node, size, showsPlaceholders) {
      return cache.items
    }
    if usesCaches { tree.statistics.layersComposed += 1 }
    let outer = items
    items = []
    let outerDepends = tree.composeDependsOnPlace
    tree.composeDependsOnPlace = false
    var inner = ComposeState()
    inner.size = size
    node.composeWithOverlay(self, inner)
    let result = items
    items = outer
    if usesCaches {
      node.layerCache =
        tree.composeDependsOnPlace
        ? nil : LayerCache(items: result, frame: frame, size: size, showsPlaceholders: showsPlaceholders)
    }
    tree.composeDependsOnPlace = tree.composeDependsOnPlace || outerDepends
    return result
  }

  /// Collects the items that `body` adds and passes them to `change`; what that returns is added in their place.
  func capture(_ body: () -> Void, change: ([DisplayItem]) -> [DisplayItem]) {
    let outer = items
    items = []
    body()
    let inner = items
    items = outer
    items.append(contentsOf: change(inner))
  }

  /// Makes what `body` adds transparent as a whole.
  func withOpacity(_ opacity: Double, _ id: DisplayID, _ body: () -> Void) {
    if opacity >= 1 { return body() }
    if opacity <= 0 || opacity.isNaN { return }
    let start = items.count
    body()
    let added = items.count - start
    if added == 0 { return }
    if added == 1 {
      items[start].opacity *= opacity
      return
    }
    let inner = Array(items[start...])
    items.removeSubrange(start...)
    items.append(DisplayItem(id: id, opacity: opacity, content: .group(GroupContent(items: inner))))
  }

  /// Flattens what `body` adds and applies effects, in the space of `state`. What clips that space clips what the
  /// effects make, not what they are made from.
  func withEffects(
    _ effects: [DisplayEffect], _ id: DisplayID, blend: BlendMode = .normal, _ state: ComposeState,
    _ body: (ComposeState) -> Void
  ) {
    let start = items.count
    var inner = state
    inner.clips = []
    body(inner)
    guard items.count > start else { return }
    let group = GroupContent(items: Array(items[start...]), effects: effects)
    items.removeSubrange(start...)
    items.append(DisplayItem(id: id, clips: state.clips, blend: blend, content: .group(group)))
  }
}

/// The place of the node being composed.
struct ComposeState: Equatable {
  /// From the node's points to the window's.
  var transform = ProjectionTransform()
  /// The size shown, which may be moving to the node's own.
  var size = CGSize.zero
  var clips: [DisplayClip] = []

  var rect: CGRect { CGRect(origin: .zero, size: size) }
}

extension LayoutNode {
  /// The identity of one of the node's items.
  final func displayID(_ part: UInt32 = 0) -> DisplayID { DisplayID(node: serial, part: part) }

  /// The identity of one of a series of items of which there may be any number: rows, options, marked lines. A node numbers
  /// its series from 1; single items have parts below 2^24. Each series holds 2^24 items; further ones share identities,
  /// which costs no more than a larger area that is painted anew.
  final func displayID(series: UInt8, _ index: Int) -> DisplayID {
    displayID(UInt32(series) << 24 | UInt32(truncatingIfNeeded: index) & 0xFF_FFFF)
  }

  /// Composes all children in the order of painting.
  final func composeChildren(_ composer: Composer, _ state: ComposeState) {
    let own = childTransform(.presentation)
    let transform = own.map { $0.concatenating(state.transform) } ?? state.transform
    let motion = composesLayers ? CGVector(dx: own?.m31 ?? 0, dy: own?.m32 ?? 0) : nil
    for child in paintOrder {
      composeChild(
        child, composer, state, transform, layer: motion ?? (isStillLayer(child) ? .zero : nil))
    }
  }

  /// Composes one child; `transform` leads from the children's space to the window. `layer`: as a layer, which that
  /// transform moves by so much.
  final func composeChild(
    _ child: LayoutNode, _ composer: Composer, _ state: ComposeState, _ transform: ProjectionTransform,
    layer: CGVector? = nil
  ) {
    guard child.isPlaced else { return }
    let frame = child.shownFrame
    var inner = state
    inner.transform = transform.translatedBy(x: frame.minX, y: frame.minY)
    inner.size = frame.size
    let fade = child.fadeOpacity
    if fade >= 1 {
      compose(child, composer, inner, layer)
    } else {
      composer.withOpacity(fade, child.displayID(.max)) { compose(child, composer, inner, layer) }
    }
  }

  private func compose(_ child: LayoutNode, _ composer: Composer, _ state: ComposeState, _ layer: CGVector?) {
    if let layer, state.transform.isTranslation {
      composer.addLayer(child, state, motion: layer)
    } else {
      child.composeWithOverlay(composer, state)
    }
  }

  /// The children from back to front: by `zIndex`, else in order.
  final var paintOrder: [LayoutNode] {
    guard children.count > 1, children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated().sorted { a, b in
      a.element.zIndex != b.element.zIndex ? a.element.zIndex < b.element.zIndex : a.offset < b.offset
    }.map(\.element)
  }

  // MARK: Geometry

  /// The transform from this node's points to those of `ancestor` (nil: the window's).
  final func transform(to ancestor: LayoutNode?, _ values: GeometryValues) -> ProjectionTransform {
    var result = ProjectionTransform()
    var node = self
    while node !== ancestor {
      let frame = node.frame(values)
      result = result.concatenating(.translation(x: frame.minX, y: frame.minY))
      guard let parent = node.parent else { break }
      if let inner = parent.childTransform(values) { result = result.concatenating(inner) }
      node = parent
    }
    return result
  }

  /// The node's bounds in the window.
  final func globalFrame(_ values: GeometryValues) -> CGRect {
    transform(to: nil, values).boundingRect(of: CGRect(origin: .zero, size: frame(values).size))
  }

  /// The deepest node that a touch at `point` (in this node's points) hits, topmost first.
  final func hitTest(_ point: CGPoint) -> LayoutNode? {
    guard isPlaced, !isGhost else { return nil }
    if let hit = ownHit(point) { return hit.node }
    if !children.isEmpty {
      var inner = point
      var reachable = true
      if let transform = childTransform(.presentation) {
        if let inverse = transform.inverted(), let p = inverse.apply(point) {
          inner = p
        } else {
          reachable = false
        }
      }
      if reachable {
        for child in paintOrder.reversed() {
          let frame = child.shownFrame
          if let hit = child.hitTest(CGPoint(x: inner.x - frame.minX, y: inner.y - frame.minY)) { return hit }
        }
      }
    }
    return hitsSelf(point) ? self : nil
  }
}
