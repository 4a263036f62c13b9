/// The nodes that wait for an update, each with the transaction of its change.
@MainActor final class Scheduler {
  private struct Entry {
    let node: Node
    var transaction: Transaction
    /// How many updates of the present flush led to this one, each invalidating the next.
    let round: Int
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
  /// Called when the first node was added to an empty scheduler.
  var onFirst: () -> Void = {}
  /// The transaction of the changes processed last: how moves that layout causes are animated.
  private(set) var flushTransaction = Transaction()
  /// Counts flushes, so that modifiers can tell whether their value changed in the present one.
  private(set) var flushSerial: UInt64 = 0

  var isEmpty: Bool { count == 0 }

  /// The types of the nodes that wait, for a warning.
  var pendingNames: [String] {
    levels.flatMap { level in level.entries[level.head...].map { $0.node.typeName } }
  }

  func enqueue(_ node: Node, _ transaction: Transaction) {
    if node.isDirty {
      // A later write wins unless it says nothing about animation.
      guard transaction.animation != nil || transaction.disablesAnimations else { return }
      let index = node.pendingIndex
      if levels[node.depth].entries.indices.contains(index), levels[node.depth].entries[index].node === node {
        levels[node.depth].entries[index].transaction = transaction
      }
      return
    }
    node.isDirty = true
    append(Entry(node: node, transaction: transaction, round: round + 1))
    if count == 1 { onFirst() }
  }

  private func append(_ entry: Entry) {
    let depth = entry.node.depth
    while levels.count <= depth { levels.append(Level()) }
    entry.node.pendingIndex = levels[depth].entries.count
    levels[depth].entries.append(entry)
    lowest = count == 0 ? depth : min(lowest, depth)
    count += 1
  }

  /// The entry of the smallest depth, of several the one that came first.
  private func takeFirst() -> Entry? {
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

  /// Begins a frame's updates: what moved before has been placed.
  func beginFrame() { flushTransaction = Transaction() }

  /// Notes that a change outside of any node is animated (a scroll view's programmatic move, a resize).
  func merge(_ transaction: Transaction) {
    if transaction.animation != nil || flushTransaction.animation == nil { flushTransaction = transaction }
  }

  /// Updates all nodes that wait until none does. Of all that wait, those that an update invalidates included, the one
  /// nearest to the root is always next: so nothing is evaluated before what could take it out of the tree.
  ///
  /// - Returns: whether anything was updated.
  func flush() -> Bool {
    guard count > 0 else { return false }
    flushSerial += 1
    var postponed: [Entry] = []
    while let entry = takeFirst() {
      guard entry.round <= Self.mostRounds else {
        postponed.append(entry)
        continue
      }
      merge(entry.transaction)
      // A parent's update may have reached it already.
      guard entry.node.isAlive, entry.node.isDirty else { continue }
      entry.node.isDirty = false
      round = entry.round
      entry.node.updateDirty(entry.transaction)
    }
    round = 0
    for entry in postponed where entry.node.isAlive && entry.node.isDirty {
      append(Entry(node: entry.node, transaction: entry.transaction, round: 1))
    }
    return true
  }
}
