extension LayoutNode {
  /// Whether the node is `ancestor` or lies in it.
  final func isInside(_ ancestor: LayoutNode) -> Bool {
    var present: LayoutNode? = self
    while let layout = present {
      if layout === ancestor { return true }
      present = layout.parent
    }
    return false
  }
}
