import Foundation

/// A view that was removed and is still on the screen, for its transition or because something in it is moving by an
/// animation of its own: painted at its old place with its last content, not laid out, and not hit by touches.
@MainActor final class LeavingView: AnimationClient, Leaving {
  let node: Node
  let key: AnyHashable
  private let group = AnimationGroup()
  private var parts: [Presence.Part] = []
  /// The layout nodes that are still painted, except those that were leaving before.
  private var ghosts: [LayoutNode] = []
  /// The nodes of the parts that were hidden at once, as they have nothing to play.
  private var hidden: Set<ObjectIdentifier> = []
  private var hasEnded = false
  /// Whether the places that the removal leads to are not known yet.
  private var awaitsPlaces = true
  private var onEnd: @MainActor () -> Void = {}

  init(node: Node, key: AnyHashable) {
    self.node = node
    self.key = key
  }

  /// Starts the removal. Where nothing plays the node is detached at once, so too where the view was inserted in the
  /// same frame and never shown.
  ///
  /// - Returns: whether it is still to be painted.
  func begin(_ context: NodeContext, onEnd: @escaping @MainActor () -> Void) -> Bool {
    let places = node.tree.places
    guard node.layouts.contains(where: \.wasShown) else {
      node.detach()
      return false
    }
    parts = Presence.parts(of: node, context.transaction, removes: true)
    let playing = parts.map { part in
      part.animation != nil
        || !context.transaction.disablesAnimations && part.player?.hasSteps == true
          && places.exist(in: part.node.layouts)
    }
    guard playing.contains(true) else {
      node.detach()
      return false
    }
    self.onEnd = onEnd
    node.freeze()
    ghosts = node.layouts.filter { !$0.isGhost }
    for layout in ghosts { layout.isGhost = true }
    var transaction = context.transaction
    transaction.group = group
    for (part, plays) in zip(parts, playing) {
      transaction.animation = part.animation
      if plays {
        part.remove(transaction)
      } else {
        hidden.insert(ObjectIdentifier(part.node))
        part.hide()
      }
    }
    group.seal()
    guard
      group.running > 0 || zip(parts, playing).contains(where: { $1 && $0.animation == nil })
        || places.exist(in: node.layouts) || goesOn
    else {
      node.detach()
      return false
    }
    node.tree.leavingViews.add(self)
    // Views with an animation of their own begin to move when their new place is known.
    node.tree.afterLayout { [weak self] in
      self?.awaitsPlaces = false
      self?.checkEnd()
    }
    group.onAllFinished { [weak self] in
      // Groups are used on the main thread alone.
      MainActor.assumeIsolated { self?.checkEnd() }
    }
    return true
  }

  /// Whether something is moving by an animation of its own, or still fades by an earlier one.
  private var goesOn: Bool {
    let layouts = node.layouts
    return node.tree.places.move(in: layouts) || layouts.contains(where: \.isFading)
  }

  /// Ends the removal, or waits for the animations that are still running.
  private func checkEnd() {
    guard !awaitsPlaces, advance(to: 0) else { return }
    node.tree.animations.add(self)
  }

  /// Ends the removal as soon as nothing moves any more.
  func advance(to time: TimeInterval) -> Bool {
    guard !hasEnded, group.running == 0 else { return false }
    if goesOn { return true }
    end()
    return false
  }

  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    node.tree.leavingViews.remove(self)
    onEnd()
  }

  /// Cancels the removal, from the present state of the transition; then `update` sets the node's present value, which
  /// may insert and remove views in it.
  func revive(_ context: NodeContext, update: (Node) -> Void) {
    hasEnded = true
    node.tree.leavingViews.remove(self)
    for layout in ghosts { layout.isGhost = false }
    for part in parts where hidden.contains(ObjectIdentifier(part.node)) { part.unhide() }
    for part in Presence.parts(of: node, context.transaction, removes: false) {
      guard !hidden.contains(ObjectIdentifier(part.node)) else { continue }
      var transaction = context.transaction
      transaction.animation = part.animation
      part.settle(transaction)
    }
    node.thaw(context.transaction)
    update(node)
  }
}
