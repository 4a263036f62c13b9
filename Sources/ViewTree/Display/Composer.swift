import Foundation

/// Collects the items of a frame while the layout tree is walked, back to front.
@MainActor final class Composer {
  private(set) var items: [DisplayItem] = []
  /// The present moment on the tree's clock.
  let time: TimeInterval
  /// The window, in its own points.
  let window: CGRect
  /// Whether bars and boxes stand in for texts and pictures.
  var showsPlaceholders = false

  init(time: TimeInterval, window: CGRect) {
    self.time = time
    self.window = window
    items.reserveCapacity(256)
  }

  /// Adds an item in the space of `state`.
  func add(_ content: DisplayContent, _ id: DisplayID, _ state: ComposeState) {
    let content = showsPlaceholders ? content.placeholder : content
    items.append(
      DisplayItem(
        id: id, transform: state.transform, opacity: 1, clips: state.clips, blend: .normal, content: content))
  }

  /// Collects what `body` adds and hands it to `change`, which returns what stands in its place.
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

  /// Flattens what `body` adds and applies effects.
  func withEffects(
    _ effects: [DisplayEffect], _ id: DisplayID, blend: BlendMode = .normal, _ body: () -> Void
  ) {
    let start = items.count
    body()
    guard items.count > start else { return }
    let inner = Array(items[start...])
    items.removeSubrange(start...)
    items.append(
      DisplayItem(id: id, blend: blend, content: .group(GroupContent(items: inner, effects: effects))))
  }
}

/// The place of the node being composed.
struct ComposeState: Equatable {
  /// From the node's points to the window's.
  var transform = ProjectionTransform()
  /// The size shown, which may be on its way to the node's own.
  var size = CGSize.zero
  var clips: [DisplayClip] = []

  var rect: CGRect { CGRect(origin: .zero, size: size) }
}

extension LayoutNode {
  /// The identity of one of the node's items.
  final func displayID(_ part: UInt32 = 0) -> DisplayID { DisplayID(node: serial, part: part) }

  /// Composes all children in the order of painting.
  final func composeChildren(_ composer: Composer, _ state: ComposeState) {
    let transform = childTransform(.shown).map { $0.concatenating(state.transform) } ?? state.transform
    for child in paintOrder { composeChild(child, composer, state, transform) }
  }

  /// Composes one child; `transform` leads from the children's space to the window.
  final func composeChild(
    _ child: LayoutNode, _ composer: Composer, _ state: ComposeState, _ transform: ProjectionTransform
  ) {
    guard child.isPlaced else { return }
    let frame = child.shownFrame
    var inner = state
    inner.transform = transform.translatedBy(x: frame.minX, y: frame.minY)
    inner.size = frame.size
    let fade = child.fadeOpacity
    if fade >= 1 {
      child.compose(composer, inner)
    } else {
      composer.withOpacity(fade, child.displayID(.max)) { child.compose(composer, inner) }
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
  final func transform(to ancestor: LayoutNode?, _ moment: Moment) -> ProjectionTransform {
    var result = ProjectionTransform()
    var node = self
    while node !== ancestor {
      let frame = node.frame(moment)
      result = result.concatenating(.translation(x: frame.minX, y: frame.minY))
      guard let parent = node.parent else { break }
      if let inner = parent.childTransform(moment) { result = result.concatenating(inner) }
      node = parent
    }
    return result
  }

  /// The node's bounds in the window.
  final func globalFrame(_ moment: Moment) -> CGRect {
    transform(to: nil, moment).boundingRect(of: CGRect(origin: .zero, size: frame(moment).size))
  }

  /// The deepest node that a touch at `point` (in this node's points) hits, topmost first.
  final func hitTest(_ point: CGPoint) -> LayoutNode? {
    guard isPlaced, !isGhost, admits(point) else { return nil }
    if let hit = ownHit(point) { return hit }
    if !children.isEmpty {
      var inner = point
      var reachable = true
      if let transform = childTransform(.shown) {
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
