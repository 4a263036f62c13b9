/// The children that are laid out: those that are leaving are only painted.
extension LayoutNode {
  /// Children that are laid out.
  final var participants: [LayoutNode] {
    children.contains(where: \.isGhost) ? children.filter { !$0.isGhost } : children
  }

  /// The child that is laid out, where there is exactly one.
  final var onlyParticipant: LayoutNode? {
    var only: LayoutNode?
    for child in children where !child.isGhost {
      if only != nil { return nil }
      only = child
    }
    return only
  }
}
