/// The coming and going of views: finds the transitions in a view and plays them.
@MainActor enum Presence {
  /// One of the views that are inserted or removed together and play their transitions separately: of several views
  /// each is a part, as modifiers apply to each view of a group.
  @MainActor struct Part {
    let node: Node
    /// The node of its transition; nil: it fades.
    let player: (any TransitionPlaying)?
    /// The animation of the change, else the implicit one at the root of the view's own subtree, else the transition's own.
    let animation: Animation?

    /// Plays the removal; animations count in the transaction's group.
    func remove(_ transaction: Transaction) {
      if let player { return player.playRemoval(transaction) }
      for layout in node.layouts { layout.fade(from: nil, to: 0, transaction) }
    }

    /// Goes back from a removal to being present.
    func settle(_ transaction: Transaction) {
      if let player { return player.playReturn(transaction) }
      for layout in node.layouts { layout.fade(from: nil, to: 1, transaction) }
    }

    /// Removes it from the screen at once.
    func hide() {
      for layout in node.layouts { layout.fade(from: 0, to: 0, Transaction()) }
    }

    /// Undoes `hide`.
    func unhide() {
      for layout in node.layouts { layout.fade(from: 1, to: 1, Transaction()) }
    }
  }

  /// The parts of `node`, which is removed or, else, inserted.
  static func parts(of node: Node, _ transaction: Transaction, removes: Bool) -> [Part] {
    var inner = transaction
    var player: (any TransitionPlaying)?
    var last = node
    var isSettled = transaction.disablesAnimations
    var present: Node? = node
    while let node = present {
      if !isSettled, let changing = node as? any TransactionChanging {
        changing.changeForTransition(&inner)
        isSettled = inner.animation != nil && transaction.animation == nil
      }
      if player == nil, let found = node as? any TransitionPlaying {
        player = found
        if inner.animation != nil { isSettled = true }
      }
      if player != nil, isSettled { break }
      last = node
      present = node.onlyChild
    }
    if player == nil {
      var several: [Part] = []
      if !(last.ownsLayouts && last.onlyChild == nil) {
        last.forEachChild { several += parts(of: $0, inner, removes: removes) }
      }
      if !several.isEmpty { return several }
    }
    let animation = inner.animation ?? player?.ownAnimation(removes: removes)
    return [Part(node: node, player: player, animation: inner.disablesAnimations ? nil : animation)]
  }

  /// Plays the insertion of a new view.
  static func insert(_ node: Node, _ context: NodeContext) {
    for part in parts(of: node, context.transaction, removes: false) {
      var transaction = context.transaction
      transaction.animation = part.animation
      if part.animation != nil {
        if let player = part.player {
          player.playInsertion(transaction)
        } else {
          for layout in part.node.layouts { layout.fade(from: 0, to: 1, transaction) }
        }
      } else if !transaction.disablesAnimations, let player = part.player, player.hasSteps {
        // Nothing but views that animate every change of their place will show it.
        player.playFirstStep()
        let change = transaction
        context.tree.places.notePlaceOfFirstStep { player.leaveFirstStep(change) }
      }
    }
  }
}

/// A node that changes the transactions of its subtree.
@MainActor protocol TransactionChanging: AnyObject {
  /// Applies the change to the transaction of a coming or going.
  func changeForTransition(_ transaction: inout Transaction)
}

/// A node that carries a transition.
@MainActor protocol TransitionPlaying: AnyObject {
  /// Whether the transition shows anything but the view as it is.
  var hasSteps: Bool { get }
  /// The animation that the transition brings, which plays it where the change has none.
  func ownAnimation(removes: Bool) -> Animation?
  func playInsertion(_ transaction: Transaction)
  func playRemoval(_ transaction: Transaction)
  func playReturn(_ transaction: Transaction)
  /// Goes to where an insertion begins.
  func playFirstStep()
  /// Continues from there, unless the view was removed or is leaving by then.
  func leaveFirstStep(_ transaction: Transaction)
}
