/// The nodes that wait for an update, each with the transaction of its change.
@MainActor final class Scheduler {
  private var pending: [(node: Node, transaction: Transaction)] = []
  /// Called when the first node was added to an empty scheduler.
  var onFirst: () -> Void = {}
  /// The transaction of the changes processed last: how moves that layout causes are animated.
  private(set) var flushTransaction = Transaction()
  /// Counts flushes, so that modifiers can tell whether their value changed in the present one.
  private(set) var flushSerial: UInt64 = 0

  var isEmpty: Bool { pending.isEmpty }

  /// The types of the nodes that wait, for a warning.
  var pendingNames: [String] { pending.map { $0.node.typeName } }

  func enqueue(_ node: Node, _ transaction: Transaction) {
    if node.isDirty {
      // A later write wins unless it says nothing about animation.
      let i = node.pendingIndex
      if i < pending.count, pending[i].node === node {
        if transaction.animation != nil || transaction.disablesAnimations {
          pending[i].transaction = transaction
        }
      }
      return
    }
    node.isDirty = true
    node.pendingIndex = pending.count
    pending.append((node, transaction))
    if pending.count == 1 { onFirst() }
  }

  /// Begins a frame's updates: what moved before has been placed.
  func beginFrame() { flushTransaction = Transaction() }

  /// Notes that a change outside of any node is animated (a scroll view's programmatic move, a resize).
  func merge(_ transaction: Transaction) {
    if transaction.animation != nil || flushTransaction.animation == nil { flushTransaction = transaction }
  }

  /// Updates all nodes that wait, parents before children, until none does.
  ///
  /// - Returns: whether anything was updated.
  func flush() -> Bool {
    guard !pending.isEmpty else { return false }
    flushSerial += 1
    var rounds = 0
    while !pending.isEmpty && rounds < 32 {
      rounds += 1
      let batch = pending.sorted { $0.node.depth < $1.node.depth }
      pending.removeAll(keepingCapacity: true)
      for (node, transaction) in batch {
        merge(transaction)
        // A parent's update may have reached it already.
        guard node.isAlive, node.isDirty else { continue }
        node.isDirty = false
        node.updateDirty(transaction)
      }
    }
    return true
  }
}
