/// A view that was removed and still plays its transition: painted at its old place, no part of the layout, deaf to
/// touches.
@MainActor final class LeavingView {
  let node: Node
  let key: AnyHashable
  private let group = AnimationGroup()
  private var isRevived = false

  init(node: Node, key: AnyHashable) {
    self.node = node
    self.key = key
  }

  /// Starts the transition; without one the node is detached at once.
  ///
  /// - Returns: whether it is still to be painted.
  func begin(_ context: NodeContext, onEnd: @escaping @MainActor () -> Void) -> Bool {
    var context = context
    guard let animation = Presence.animation(for: node, context) else {
      node.detach()
      return false
    }
    context.transaction.animation = animation
    context.transaction.group = group
    for layout in node.layouts { layout.isGhost = true }
    Presence.remove(node, context)
    group.seal()
    guard group.running > 0 else {
      node.detach()
      return false
    }
    group.onAllFinished { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isRevived else { return }
        onEnd()
      }
    }
    return true
  }

  /// Comes back to stay, from where the transition has got to.
  func revive(_ context: NodeContext) {
    isRevived = true
    for layout in node.layouts { layout.isGhost = false }
    var context = context
    context.transaction.animation = Presence.animation(for: node, context)
    Presence.settle(node, context)
  }
}
