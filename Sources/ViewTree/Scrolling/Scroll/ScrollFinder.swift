import Foundation
import Graphics

/// Finds views by their ids below a node and brings them into sight.
@MainActor enum ScrollFinder {
  /// A view that was found: the scroll view that contains it, and its frame in that one's content.
  struct Target {
    let scrollView: ScrollLayout
    let rect: CGRect
    /// The lazy container by whose lengths, some of which are estimated, the frame is known, and the frame there; nil: none.
    var line: (container: LazyContainerLayout, frame: CGRect)?
  }

  static func target(_ id: AnyHashable, below node: Node) -> Target? {
    if let found = node.first(withID: id) {
      let layouts = found.layouts.filter { !$0.isGhost }
      guard let first = layouts.first else { return nil }
      // The lazy container computes the place of its own views, with the insets of rows: a header may still be placed where
      // it was.
      if first.parent is LazyContainerLayout,
        let target = estimate(
          below: node,
          { lazy in layouts.compactMap(lazy.frame(ofItem:)).reduce(nil) { $0?.union($1) ?? $1 } })
      {
        return target
      }
      if let scrollView = scrollViewPlacing(first), let content = scrollView.children.first {
        let rect = layouts.dropFirst().reduce(frame(first, content)) { $0.union(frame($1, content)) }
        return Target(scrollView: scrollView, rect: rect)
      }
      // A lazy container contains it, or a view round it, and has not placed it.
      var item = first
      while let parent = item.parent, !(parent is LazyContainerLayout) { item = parent }
      return estimate(below: node) { $0.frame(ofItem: item) }
    }
    if let target = estimate(below: node, { $0.frame(forKey: id) }) { return target }
    return estimate(below: node) { $0.frame(holding: id) }
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
        line: (lazy, rect))
    }
    return nil
  }

  /// Scrolls to a view once everything is placed.
  static func scroll(to id: AnyHashable, _ anchor: UnitPoint?, below node: Node, _ animation: Animation?) {
    node.tree.afterLayout { [weak node] in
      guard let node, node.isAlive, let target = target(id, below: node) else { return }
      guard let animation else { return jump(to: id, target, anchor, below: node) }
      guard let (lazy, frame) = target.line else {
        return travel(to: id, target, anchor, below: node, animation)
      }
      // What will show at the end is measured, so that the move is planned for where it ends.
      lazy.measure(around: frame, target.scrollView.viewport)
      afterNextLayout(of: node) { node in
        if let target = self.target(id, below: node) {
          travel(to: id, target, anchor, below: node, animation)
        }
      }
    }
  }

  /// Shows a view once everything is placed, at the anchor or, without one, where reading begins.
  static func begin(at id: AnyHashable, _ anchor: UnitPoint?, below node: Node) {
    node.tree.afterLayout { [weak node] in
      guard let node, node.isAlive, let target = target(id, below: node) else { return }
      let start = UnitPoint(x: target.scrollView.isMirrored(.horizontal) ? 1 : 0, y: 0)
      jump(to: id, target, anchor ?? start, below: node)
    }
  }

  /// Moves to a view that may come to lie elsewhere before the move ends.
  private static func travel(
    to id: AnyHashable, _ target: Target, _ anchor: UnitPoint?, below node: Node, _ animation: Animation
  ) {
    let alignment = target.scrollView.alignment(target.rect, anchor)
    let goal = ScrollGoal { [weak node] view in
      guard let node, node.isAlive, let target = self.target(id, below: node), target.scrollView === view
      else { return nil }
      return view.offset(showing: target.rect, alignment)
    }
    target.scrollView.travel(to: goal, animation)
  }

  /// Shows a view at once. Views that this makes may differ from the estimate: it is repeated once they are laid out.
  private static func jump(
    to id: AnyHashable, _ target: Target, _ anchor: UnitPoint?, below node: Node, tries: Int = 4
  ) {
    let view = target.scrollView
    view.travel(to: view.offset(showing: target.rect, view.alignment(target.rect, anchor)), nil)
    guard target.line != nil, tries > 0 else { return }
    afterNextLayout(of: node) { node in
      if let target = self.target(id, below: node) {
        jump(to: id, target, anchor, below: node, tries: tries - 1)
      }
    }
  }

  /// Calls `action` once what has changed is laid out, in the same frame.
  private static func afterNextLayout(of node: Node, _ action: @escaping @MainActor (Node) -> Void) {
    let tree = node.tree
    tree.afterUpdate { [weak node] in
      tree.afterLayout { if let node, node.isAlive { action(node) } }
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

  /// The ids of layout nodes' views, of each the inner ones first.
  static func ids(below node: Node) -> [ObjectIdentifier: [AnyHashable]] {
    var result: [ObjectIdentifier: [AnyHashable]] = [:]
    func walk(_ node: Node) {
      node.forEachChild(walk)
      if let id = node.explicitID {
        for layout in node.layouts { result[ObjectIdentifier(layout), default: []].append(id) }
      }
    }
    walk(node)
    return result
  }

  /// The ids of a view and of those that it alone contains, the inner ones first: an `id` in an element of a `ForEach` comes
  /// before the element's own.
  static func ids(of layout: LayoutNode, among known: [ObjectIdentifier: [AnyHashable]]) -> [AnyHashable] {
    var result: [AnyHashable] = []
    var next: LayoutNode? = layout
    while let present = next {
      result = (known[ObjectIdentifier(present)] ?? []) + result
      next = (present as? UnaryLayout)?.child ?? (present as? LayersLayout)?.content
    }
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
  ) -> (LazyContainerLayout, CGRect)? {
    if let lazy = layout as? LazyContainerLayout, let rect = frame(lazy) { return (lazy, rect) }
    for child in layout.participants { if let found = findLazy(child, frame) { return found } }
    return nil
  }
}
