/// A layout in which views may lie beside each other.
@MainActor protocol ViewArranging: LayoutNode {
  /// Whether each of them is a part of what the container is in, rather than all of it.
  var arrangesViews: Bool { get }
}
