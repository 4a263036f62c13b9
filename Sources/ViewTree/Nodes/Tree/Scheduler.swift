/// The nodes that wait for an update, each with the transaction of its change.
@MainActor final class Scheduler {
  private struct Entry {
    let node: Node
    var transaction: Transaction
    /// How many updates of the present flush led to this one, each invalidating the next.
    let round: Int
    let origin: ChangeOrigin
  }

  /// The entries of one depth, in the order of their coming; those before `head` have been taken.
  private struct Level {
    var entries: [Entry] = []
    var head = 0
    var isEmpty: Bool { head == entries.count }
  }

  /// Updates that invalidate each other in a circle end after so many; what is left waits for the next flush.
  private static var mostRounds: Int { 32 }

  private var levels: [Level] = []
  /// No entry lies at a smaller depth.
  private var lowest = 0
  private var count = 0
  /// The round of the update that is running; 0 outside of a flush.
  private var round = 0
  /// Nodes that are not updated before `release`.
  private var held: [Entry] = []
  /// Tells which nodes those are.
  var holds: (Node) -> Bool = { _ in false }
  /// What the updates asked for at present come from; for watchers.
  var origin = ChangeOrigin.program
  /// Told of each update before it is made; for watchers.
  var onUpdate: ((Node, Transaction, ChangeOrigin) -> Void)?
  /// Called when the first node was added to an empty scheduler.
  var onFirst: () -> Void = {}
  /// The transaction of the changes processed last: how moves that layout causes are animated.
  private(set) var flushTransaction = Transaction()
  /// What the changes of this frame have in common whose layout was made already.
  private var laidOutTransaction: Transaction?
  /// Whether changes wait that move by another animation than those that were updated last: each of both is laid out by
  /// itself, so that an animation moves what its transaction changed and nothing else.
  private(set) var awaitsOtherAnimation = false
  /// Counts flushes that begin with a change, so that modifiers can tell whether their value changed in the present one.
  private(set) var flushSerial: UInt64 = 0
  /// Whether all that waits follows from the flush before.
  private var completes = true

  var isEmpty: Bool { count == 0 }
  var isHolding: Bool { !held.isEmpty }
  var heldNodes: [Node] { held.map(\.node) }

  private var pending: [Node] { levels.flatMap { level in level.entries[level.head...].map(\.node) } }
  /// The types of the nodes that wait, for a warning.
  var pendingNames: [String] { pending.map(\.typeName) }
  /// The nodes that wait, those that are held included.
  var waitingNodes: [Node] { pending + heldNodes }

  /// - Parameter completes: the node follows from the flush before, as what reads geometry does.
  func enqueue(_ node: Node, _ transaction: Transaction, completes: Bool = false) {
    if node.isFrozen { return node.noteMissedChange() }
    if node.isDirty { return replace(transaction, of: node) }
    node.isDirty = true
    append(
      Entry(node: node, transaction: transaction, round: round + 1, origin: origin), completes: completes)
    if count == 1 { onFirst() }
  }

  /// A later write wins unless it says nothing about animation.
  private func replace(_ transaction: Transaction, of node: Node) {
    guard transaction.animation != nil || transaction.disablesAnimations else { return }
    let index = node.pendingIndex
    if node.depth < levels.count, levels[node.depth].entries.indices.contains(index),
      levels[node.depth].entries[index].node === node
    {
      levels[node.depth].entries[index].transaction = transaction
    } else if let index = held.firstIndex(where: { $0.node === node }) {
      held[index].transaction = transaction
    }
  }

  /// The transaction of the change that a node waits with for its update; nil: it does not wait.
  func waitingTransaction(of node: Node) -> Transaction? {
    guard node.isDirty else { return nil }
    let index = node.pendingIndex
    if node.depth < levels.count, levels[node.depth].entries.indices.contains(index),
      levels[node.depth].entries[index].node === node
    {
      return levels[node.depth].entries[index].transaction
    }
    return held.first { $0.node === node }?.transaction
  }

  private func append(_ entry: Entry, completes: Bool) {
    self.completes = completes && (self.completes || count == 0)
    let depth = entry.node.depth
    while levels.count <= depth { levels.append(Level()) }
    entry.node.pendingIndex = levels[depth].entries.count
    levels[depth].entries.append(entry)
    lowest = count == 0 ? depth : min(lowest, depth)
    count += 1
  }

  /// The entry of the smallest depth, of several the one that came first.
  private func popFirst() -> Entry? {
    guard count > 0 else { return nil }
    while levels[lowest].isEmpty { lowest += 1 }
    let entry = levels[lowest].entries[levels[lowest].head]
    levels[lowest].head += 1
    if levels[lowest].isEmpty {
      levels[lowest].entries.removeAll(keepingCapacity: true)
      levels[lowest].head = 0
    }
    count -= 1
    return entry
  }

  /// Forgets all that waits.
  func close() {
    (levels, held) = ([], [])
    (lowest, count) = (0, 0)
  }

  /// Begins a frame's updates: what moved before has been placed.
  func beginFrame() { (flushTransaction, laidOutTransaction) = (Transaction(), nil) }

  /// What was updated so far has been laid out: the changes that wait are laid out by their own transaction.
  func endTransaction() {
    let all = flushTransaction
    if let laidOutTransaction { flushTransaction = laidOutTransaction }
    merge(all)
    (laidOutTransaction, flushTransaction) = (flushTransaction, Transaction())
  }

  /// All changes have been laid out: what follows from them in the same frame follows from all.
  func endTransactions() {
    guard laidOutTransaction != nil else { return }
    endTransaction()
    (flushTransaction, laidOutTransaction) = (laidOutTransaction ?? Transaction(), nil)
  }

  /// Notes that a change outside of any node is animated (a scroll view's programmatic move, a resize).
  func merge(_ transaction: Transaction) {
    if transaction.animation != nil || flushTransaction.animation == nil { flushTransaction = transaction }
  }

  /// Updates all nodes that wait until none does but those that are held. Of all that wait, those that an update
  /// invalidates included, the one nearest to the root is always next: so nothing is evaluated before what could take it
  /// out of the tree.
  ///
  /// - Parameter separates: changes that come from outside of the updates are made together as long as they move by the same
  ///   animation; those that move by another one wait for the next flush, and `awaitsOtherAnimation` says so.
  /// - Returns: whether anything was updated.
  func flush(separates: Bool = false) -> Bool {
    awaitsOtherAnimation = false
    guard count > 0 else { return false }
    if !completes { flushSerial += 1 }
    var (postponed, others): ([Entry], [Entry]) = ([], [])
    var present: Animation??
    while let entry = popFirst() {
      // A parent's update may have reached it already.
      guard entry.node.isAlive, entry.node.isDirty else { continue }
      if entry.round > Self.mostRounds {
        postponed.append(entry)
      } else if holds(entry.node) {
        held.append(entry)
      } else if separates, isOther(entry, present) || !others.isEmpty && Self.waitsForParent(entry.node) {
        others.append(entry)
      } else {
        if entry.origin != .update { present = .some(entry.transaction.activeAnimation) }
        merge(entry.transaction)
        entry.node.isDirty = false
        round = entry.round
        onUpdate?(entry.node, entry.transaction, entry.origin)
        // What an update asks for follows from what asked for that.
        let outer = origin
        if entry.origin == .motion { origin = .motion }
        entry.node.updateDirty(entry.transaction)
        origin = outer
      }
    }
    round = 0
    for entry in postponed + others where entry.node.isAlive && entry.node.isDirty {
      wait(entry, completes: false)
    }
    awaitsOtherAnimation = others.contains { $0.node.isAlive && $0.node.isDirty }
    return true
  }

  /// Whether an entry moves by another animation than those of the present flush.
  private func isOther(_ entry: Entry, _ present: Animation??) -> Bool {
    guard entry.origin != .update, let present else { return false }
    return entry.transaction.activeAnimation != present
  }

  /// Whether a node above waits for an update, which may take this one out of the tree.
  private static func waitsForParent(_ node: Node) -> Bool {
    var next = node.parent
    while let present = next {
      if present.isDirty { return true }
      next = present.parent
    }
    return false
  }

  /// Adds an entry of an earlier flush to those that wait for the next one.
  private func wait(_ entry: Entry, completes: Bool) {
    append(
      Entry(node: entry.node, transaction: entry.transaction, round: 1, origin: entry.origin),
      completes: completes)
  }

  /// Puts aside what would be held, so that what is left is what the next flush updates.
  func holdBack() {
    guard levels.contains(where: { $0.entries[$0.head...].contains { holds($0.node) } }) else { return }
    let completes = completes
    var all: [Entry] = []
    while let entry = popFirst() { all.append(entry) }
    for entry in all {
      if holds(entry.node) { held.append(entry) } else { wait(entry, completes: completes) }
    }
  }

  /// Lets nodes wait for the next flush that were held, as what follows from the flush before.
  func release(_ isReleased: (Node) -> Bool) {
    let all = held
    held.removeAll(keepingCapacity: true)
    for entry in all where entry.node.isAlive && entry.node.isDirty {
      if isReleased(entry.node) { wait(entry, completes: true) } else { held.append(entry) }
    }
  }
}

extension Node {
  /// The context of an update by the parent, with the animation of the node's own change where one waits and the parent's
  /// change says nothing about animation: of two changes in one frame that reach a node, the later one takes no animation
  /// from the earlier one, whichever node each of them was asked for at.
  final func withWaitingAnimation(_ context: NodeContext) -> NodeContext {
    guard isDirty, context.transaction.animation == nil, !context.transaction.disablesAnimations,
      !context.transaction.isHandover, var own = tree.scheduler.waitingTransaction(of: self),
      own.activeAnimation != nil
    else { return context }
    context.transactionModifiers?.apply(to: &own)
    var result = context
    result.transaction = own
    return result
  }
}
