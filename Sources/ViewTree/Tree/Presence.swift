/// The coming and going of views: finds the transition of a view and plays it.
@MainActor enum Presence {
  /// The animation of a view's transition: the transaction's, else the implicit one at the root of its own subtree.
  static func animation(for node: Node, _ context: NodeContext) -> Animation? {
    if context.transaction.disablesAnimations { return nil }
    var transaction = context.transaction
    var present: Node? = node
    while let node = present {
      if let changing = node as? any TransactionChanging {
        changing.changeForTransition(&transaction)
        if transaction.animation != nil, context.transaction.animation == nil { break }
      }
      if node is any TransitionPlaying, transaction.animation != nil { break }
      present = node.onlyChild
    }
    return transaction.animation
  }

  /// Plays the insertion of a new view.
  static func insert(_ node: Node, _ context: NodeContext) {
    guard let animation = animation(for: node, context) else { return }
    var transaction = context.transaction
    transaction.animation = animation
    if let player = player(in: node) {
      player.playInsertion(transaction)
    } else {
      for layout in node.layouts { layout.fade(from: 0, to: 1, transaction) }
    }
  }

  /// Plays the removal; animations count in the transaction's group.
  static func remove(_ node: Node, _ context: NodeContext) {
    if let player = player(in: node) {
      player.playRemoval(context.transaction)
    } else {
      for layout in node.layouts { layout.fade(from: nil, to: 0, context.transaction) }
    }
  }

  /// Goes back from a removal to being present.
  static func settle(_ node: Node, _ context: NodeContext) {
    if let player = player(in: node) {
      player.playReturn(context.transaction)
    } else {
      for layout in node.layouts { layout.fade(from: nil, to: 1, context.transaction) }
    }
  }

  /// The node of the view's transition, at the root of its subtree.
  private static func player(in node: Node) -> (any TransitionPlaying)? {
    var present: Node? = node
    while let node = present {
      if let player = node as? any TransitionPlaying { return player }
      present = node.onlyChild
    }
    return nil
  }
}

/// A node that changes the transactions of its subtree.
@MainActor protocol TransactionChanging: AnyObject {
  /// Applies the change to the transaction of a coming or going.
  func changeForTransition(_ transaction: inout Transaction)
}

/// A node that carries a transition.
@MainActor protocol TransitionPlaying: AnyObject {
  func playInsertion(_ transaction: Transaction)
  func playRemoval(_ transaction: Transaction)
  func playReturn(_ transaction: Transaction)
}
