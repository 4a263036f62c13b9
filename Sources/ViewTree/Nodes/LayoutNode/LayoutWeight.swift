/// Which parts of the tree are kept as they were composed, by how much there is in them.
extension LayoutNode {
  /// Brings the weights of this node and of those above up to date with other children.
  final func weigh() {
    var node = self
    var new = children.reduce(1) { $0 + share(of: $1) }
    while new != node.weight {
      let before = node.parent?.share(of: node)
      node.weight = new
      guard let parent = node.parent, let before else { return }
      new = parent.weight + parent.share(of: node) - before
      node = parent
    }
  }

  private func share(of child: LayoutNode) -> Int {
    composesLayers || isStillLayer(child) ? 1 : child.weight
  }

  /// Whether a child is a layer although nothing moves it, so that what changes beside it does not compose it anew: one
  /// of several children that is so many nodes. Fewer are composed as fast as they are kept.
  final func isStillLayer(_ child: LayoutNode) -> Bool { children.count > 1 && child.weight >= 32 }
}
