import Foundation
import Graphics

/// Finds views by their ids below a node and brings them into sight.
@MainActor enum ScrollFinder {
  /// A view that was found: the scroll view that contains it, and its frame in that one's content.
  struct Target {
    let scrollView: ScrollLayout
    let rect: CGRect
    /// Whether the frame depends on estimated lengths.
    let isEstimate: Bool
  }

  static func target(_ id: AnyHashable, below node: Node) -> Target? {
    if let found = node.first(withID: id) {
      let layouts = found.layouts.filter { !$0.isGhost }
      guard let first = layouts.first else { return nil }
      // The lazy container computes the place of its own views: a header may still be placed where it was.
      if first.parent is LazyContainerLayout, let target = estimate(below: node, { $0.frame(ofItem: first) })
      {
        return target
      }
      if let scrollView = scrollViewPlacing(first), let content = scrollView.children.first {
        let rect = layouts.dropFirst().reduce(frame(first, content)) { $0.union(frame($1, content)) }
        return Target(scrollView: scrollView, rect: rect, isEstimate: false)
      }
      // A lazy container contains it, or a view round it, and has not placed it.
      var item = first
      while let parent = item.parent, !(parent is LazyContainerLayout) { item = parent }
      return estimate(below: node) { $0.frame(ofItem: item) }
    }
    if let target = estimate(below: node, { $0.frame(forKey: id) }) { return target }
    return estimate(below: node) { lazy in
      lazy.sources.lazy.compactMap { $0.key(holding: id) }.first.flatMap { lazy.frame(forKey: $0) }
    }
  }

  /// The scroll view in which a view is placed; nil: it is not placed yet, as headers of far sections of lists.
  private static func scrollViewPlacing(_ layout: LayoutNode) -> ScrollLayout? {
    var node = layout
    while node.isPlaced {
      if let view = node as? ScrollLayout { return view }
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return nil
  }

  /// The frame in the first lazy container for which `frame` returns one.
  private static func estimate(below node: Node, _ frame: (LazyContainerLayout) -> CGRect?) -> Target? {
    for layout in node.layouts {
      guard let (lazy, rect) = findLazy(layout, frame),
        let scrollView = lazy.firstAbove({ $0 as? ScrollLayout }),
        let content = scrollView.children.first
      else { continue }
      return Target(
        scrollView: scrollView, rect: lazy.transform(to: content, .model).boundingRect(of: rect),
        isEstimate: true)
    }
    return nil
  }

  /// Scrolls to a view once everything is placed.
  static func scroll(
    to id: AnyHashable, _ anchor: UnitPoint?, below node: Node, _ animation: Animation?, tries: Int = 4
  ) {
    let tree = node.tree
    tree.afterLayout { [weak node] in
      guard let node, node.isAlive, let target = target(id, below: node) else { return }
      target.scrollView.reveal(target.rect, anchor, animation)
      // Views that this move makes may differ from the estimate: it is repeated once they are laid out.
      if target.isEstimate, animation == nil, tries > 0 {
        tree.afterUpdate { [weak node] in
          if let node { scroll(to: id, anchor, below: node, nil, tries: tries - 1) }
        }
      }
    }
  }

  /// The first scroll view below a node.
  static func scrollView(below node: Node) -> ScrollLayout? {
    func find(_ layout: LayoutNode) -> ScrollLayout? {
      if let view = layout as? ScrollLayout { return view }
      for child in layout.participants { if let found = find(child) { return found } }
      return nil
    }
    for layout in node.layouts { if let found = find(layout) { return found } }
    return nil
  }

  /// The id of a layout node's view: its own, or that of the view in it.
  static func ids(below node: Node) -> [ObjectIdentifier: AnyHashable] {
    var result: [ObjectIdentifier: AnyHashable] = [:]
    func walk(_ node: Node) {
      node.forEachChild(walk)
      // Outer ids come last and replace inner ones.
      if let id = node.explicitID { for layout in node.layouts { result[ObjectIdentifier(layout)] = id } }
    }
    walk(node)
    return result
  }

  /// The frame of a view at its own place, without the shift of headers that are pinned.
  private static func frame(_ layout: LayoutNode, _ content: LayoutNode) -> CGRect {
    let shift = layout.pinnedShift(below: content)
    return layout.transform(to: content, .model).boundingRect(of: CGRect(origin: .zero, size: layout.size))
      .offsetBy(dx: -shift.dx, dy: -shift.dy)
  }

  private static func findLazy(
    _ layout: LayoutNode, _ frame: (LazyContainerLayout) -> CGRect?
  ) -> (LayoutNode, CGRect)? {
    if let lazy = layout as? LazyContainerLayout, let rect = frame(lazy) { return (lazy, rect) }
    for child in layout.participants { if let found = findLazy(child, frame) { return found } }
    return nil
  }
}

extension ScrollLayout {
  /// Scrolls so that a rectangle of the content shows: by the least movement, or so that its anchor meets that of the
  /// visible part.
  func reveal(_ rect: CGRect, _ anchor: UnitPoint?, _ animation: Animation?) {
    var target = destination
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      target[axis] = offset(
        axis, showing: rect.origin[axis], rect.size[axis], from: target[axis], anchor: anchor?[axis])
    }
    travel(to: target, animation)
  }
}
