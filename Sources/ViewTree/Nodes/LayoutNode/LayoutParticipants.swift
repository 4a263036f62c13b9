/// The children that layout is about: those that leave are only painted on.
extension LayoutNode {
  /// Children that take part in layout.
  final var participants: [LayoutNode] {
    children.contains(where: \.isGhost) ? children.filter { !$0.isGhost } : children
  }

  /// The child that takes part, where there is no other.
  final var onlyParticipant: LayoutNode? {
    var only: LayoutNode?
    for child in children where !child.isGhost {
      if only != nil { return nil }
      only = child
    }
    return only
  }
}
