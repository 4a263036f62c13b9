/// Paints above all that lies in a layer, as the ring round the view with the keyboard does: nothing beside the view covers it.
@MainActor protocol LayerOverlay: AnyObject {
  /// Called for each node once all that is in it was composed; `state` is the node's.
  func compose(over node: LayoutNode, _ composer: Composer, _ state: ComposeState)
}

extension LayoutNode {
  /// Composes the node, and above all that is in it what lies over its layer.
  final func composeWithOverlay(_ composer: Composer, _ state: ComposeState) {
    compose(composer, state)
    tree.layerOverlay?.compose(over: self, composer, state)
  }
}
