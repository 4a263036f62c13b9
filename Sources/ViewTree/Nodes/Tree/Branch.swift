/// A position in the structure that holds at most one view, and the views that left it until their transitions have
/// ended.
@MainActor final class Branch {
  /// The node whose children these are; set before anything changes.
  weak var owner: Node?
  var current: Node?
  /// Which of the owner's alternatives is shown here.
  private var key: AnyHashable = 0
  private var leaving: [LeavingView] = []

  /// Whether nothing is leaving.
  var isSettled: Bool { leaving.isEmpty }

  func forEachChild(_ body: (Node) -> Void) { if let current { body(current) } }

  func appendLayouts(to list: inout [LayoutNode]) {
    for ghost in leaving { ghost.node.appendLayouts(to: &list) }
    current?.appendLayouts(to: &list)
  }

  /// Replaces the view here; `make` nil: by nothing. A view of the same alternative that is still leaving comes
  /// back as it is, updated by `revive`.
  func swap(
    key newKey: AnyHashable, _ context: NodeContext, make: (() -> Node)?, revive: ((Node) -> Void)? = nil
  ) {
    if let current {
      let ghost = LeavingView(node: current, key: key)
      if ghost.begin(context, onEnd: { [weak self, weak ghost] in if let ghost { self?.finish(ghost) } }) {
        leaving.append(ghost)
      }
    }
    current = nil
    key = newKey
    if let make {
      if let revive, let ghost = leaving.first(where: { $0.key == newKey }) {
        // Until it has its new value it stays where its layouts are looked for.
        ghost.revive(context, update: revive)
        leaving.removeAll { $0 === ghost }
        current = ghost.node
      } else {
        let node = make()
        current = node
        Presence.insert(node, context)
      }
    }
    owner?.childLayoutsChanged()
  }

  /// Notes which alternative a node made from outside of `swap` is.
  func start(key: AnyHashable, _ node: Node?) {
    self.key = key
    current = node
  }

  /// Removes a view for good once its transition has ended.
  private func finish(_ ghost: LeavingView) {
    guard let index = leaving.firstIndex(where: { $0 === ghost }) else { return }
    leaving.remove(at: index)
    ghost.node.detach()
    owner?.childLayoutsChanged()
  }

  func detachLeaving() {
    for ghost in leaving { ghost.node.detach() }
    leaving.removeAll()
  }
}
