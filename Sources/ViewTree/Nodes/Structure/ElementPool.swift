/// Nodes of elements that a lazy container no longer shows, kept for reuse by the next ones that come into sight.
///
/// A node is kept only if it is a function of its value alone (`Node.isReusable`), and only while it is at rest: a row
/// that moves, or that a finger is on, is freed. Nodes in the pool are no part of the tree: no search finds them, and
/// no change reaches them.
@MainActor struct ElementPool<Element: Node> {
  /// As many as a frame needs while one scrolls; a jump makes the others.
  private static var most: Int { 4 }

  private var nodes: [Element] = []

  /// Keeps a node that is shown no more.
  ///
  /// - Returns: false where it cannot be used again, or there are enough: then it is to be detached.
  mutating func keep(_ node: Element) -> Bool {
    guard nodes.count < Self.most, node.tree.reusesElements, Self.isReusable(node) else { return false }
    let layouts = node.layouts
    guard layouts.allSatisfy(Self.isAtRest) else { return false }
    node.park()
    for layout in layouts { layout.startAnew() }
    nodes.append(node)
    return true
  }

  /// A node for another element, in the tree again; nil: there is none.
  mutating func pop() -> Element? {
    guard let node = nodes.popLast() else { return nil }
    node.unpark()
    node.tree.statistics.elementsReused += 1
    return node
  }

  /// Detaches the nodes in the pool.
  mutating func empty() {
    for node in nodes { node.detach() }
    nodes.removeAll()
  }

  private static func isReusable(_ node: Node) -> Bool {
    guard node.isReusable, !node.isDirty else { return false }
    var result = true
    node.forEachChild { if result { result = isReusable($0) } }
    return result
  }

  /// Whether nothing in a layout moves, is touched or changes by itself.
  private static func isAtRest(_ layout: LayoutNode) -> Bool {
    let tree = layout.tree
    return !layout.changesWithTime && !tree.animations.contains(layout)
      && !tree.holders.contains { $0.isUsing(layout) }
      && layout.children.allSatisfy(isAtRest)
  }
}
