/// What a node is made and updated with: all that flows down the tree.
public struct NodeContext {
  let tree: Tree
  /// The node above; nil for the root, and in contexts that nodes keep (`kept`).
  private(set) var parent: Node?
  /// Which node that is, or was.
  private(set) var parentID: ObjectIdentifier?
  var environment: EnvironmentValues
  /// How the changes of this update are animated.
  var transaction: Transaction
  /// The modifiers above that change transactions, for updates that start further down.
  var transactionModifiers: TransactionChain?
  /// Whether the nodes lie directly in a lazy container, which requests the elements that it shows.
  var buildsLazily = false
  /// Whether that container can leave a line empty.
  var hasEmptyLines = false
  /// Whether views are only noted as subviews, to be made where they are placed.
  var listsSubviews = false
  /// The least depth of the nodes: they are updated after a node elsewhere that may remove them from the tree.
  var leastDepth = 0

  init(
    tree: Tree, parent: Node?, environment: EnvironmentValues, transaction: Transaction,
    transactionModifiers: TransactionChain?
  ) {
    self.tree = tree
    self.parent = parent
    self.environment = environment
    self.transaction = transaction
    self.transactionModifiers = transactionModifiers
    parentID = parent.map(ObjectIdentifier.init)
  }

  /// The same context without the node above: what nodes keep, so that they keep nothing alive that lies above them.
  var kept: NodeContext {
    var context = self
    context.parent = nil
    return context
  }

  private mutating func setParent(_ node: Node) {
    parent = node
    parentID = ObjectIdentifier(node)
  }

  /// Whether all that lasts is the same in another context: everything but the transaction.
  @MainActor func flowsLike(_ other: NodeContext) -> Bool {
    environment.isIdentical(to: other.environment) && transactionModifiers === other.transactionModifiers
      && buildsLazily == other.buildsLazily && listsSubviews == other.listsSubviews
      && parentID == other.parentID
  }

  /// The same context for a child of `node`.
  @MainActor func below(_ node: Node) -> NodeContext {
    var context = self
    context.setParent(node)
    return context
  }

  /// The same context for a child of a node that lays out: lazy containers further up do not reach in there.
  @MainActor func inside(_ node: Node) -> NodeContext {
    var context = self
    context.setParent(node)
    context.buildsLazily = false
    context.listsSubviews = false
    return context
  }

  /// The same context for a child of a node that wraps each layout node of its content in one of its own: elements of a
  /// lazy container further up are still made lazily.
  @MainActor func wrapped(in node: Node) -> NodeContext {
    var context = self
    context.setParent(node)
    context.listsSubviews = false
    return context
  }

  /// The same context for a child of `node` whose subviews are to be noted.
  @MainActor func listing(_ node: Node) -> NodeContext {
    var context = inside(node)
    context.listsSubviews = true
    return context
  }
}

/// The chain of transaction-changing modifiers above a node, nearest first.
@MainActor final class TransactionChain {
  let parent: TransactionChain?
  /// Changes a transaction as it passes.
  var change: (inout Transaction) -> Void

  init(parent: TransactionChain?, change: @escaping (inout Transaction) -> Void) {
    self.parent = parent
    self.change = change
  }

  /// Applies the chain from the root downwards.
  func apply(to transaction: inout Transaction) {
    parent?.apply(to: &transaction)
    change(&transaction)
  }
}
