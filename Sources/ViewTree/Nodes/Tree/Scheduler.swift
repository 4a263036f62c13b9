/// The nodes that wait for an update, each with the transaction of its change.
@MainActor final class Scheduler {
  private struct Entry {
    let node: Node
    var transaction: Transaction
    /// How many updates of the present flush led to this one, each invalidating the next.
    let round: Int
    let origin: ChangeOrigin
    /// The stage of its change; 0: it follows from others and is updated with the next ones.
    let stage: Int
    /// Whether evaluations before that stage see nothing of the change.
    var isHidden = false
  }

  /// The entries of one depth, in the order in which they were added; those before `head` have been removed.
  private struct Level {
    var entries: [Entry] = []
    var head = 0
    var isEmpty: Bool { head == entries.count }
  }

  /// The most rounds of updates that invalidate each other; what is left waits for the next flush.
  private static var mostRounds: Int { 32 }

  private var levels: [Level] = []
  /// No entry lies at a smaller depth.
  private var lowest = 0
  private var count = 0
  /// The round of the update that is running; 0 outside of a flush.
  private var round = 0
  /// Nodes that are not updated before `release`.
  private var held: [Entry] = []
  /// Tells whether a node is one of those.
  var holds: (Node) -> Bool = { _ in false }
  /// What the updates that are requested at present follow from; for watchers.
  var origin = ChangeOrigin.program
  /// Called before each update; for watchers.
  var onUpdate: ((Node, Transaction, ChangeOrigin) -> Void)?
  /// Called when the first node was added to an empty scheduler.
  var onFirst: () -> Void = {}
  /// The transaction of the changes processed last: how moves that layout causes are animated.
  private(set) var flushTransaction = Transaction()
  /// The transaction of the update that is being made; nil: none is.
  private(set) var updateTransaction: Transaction?
  /// The common transaction of those changes of this frame that have been laid out already.
  private var laidOutTransaction: Transaction?
  /// Whether changes wait that move by another animation than those that were updated last: each of both is laid out by
  /// itself, so that an animation moves what its transaction changed and nothing else.
  private(set) var awaitsOtherAnimation = false
  /// The number of the present stage. The changes that wait are made in stages, one after the other, each of changes that
  /// followed one another and move by the same animation.
  private var stage = 0
  /// The first stage that waits; `Int.max`: none does.
  private var firstStage = Int.max
  private var stageAnimation: Animation?
  /// What waits for a later stage than the one for which its node waits already.
  private var again: [Entry] = []
  /// What the present flush has left to later stages, by its nodes.
  private var later: [ObjectIdentifier: Entry] = [:]
  /// The last stage whose changes evaluations see; `Int.max`: all that there are.
  private(set) var shownStage = Int.max
  /// What kept values of before a stage.
  private var stagedLocations: [any StagedLocation] = []
  /// Counts flushes that begin with a change, so that modifiers can tell whether their value changed in the present one.
  private(set) var flushSerial: UInt64 = 0
  /// Whether all that waits follows from the flush before.
  private var completes = true

  var isEmpty: Bool { count == 0 }
  var isHolding: Bool { !held.isEmpty }
  var heldNodes: [Node] { held.map(\.node) }

  private var waiting: some Sequence<Entry> { levels.lazy.flatMap { $0.entries[$0.head...] } }
  /// The types of the nodes that wait, for a warning.
  var pendingNames: [String] { waiting.map(\.node.typeName) }
  /// The nodes that wait, those that are held included.
  var waitingNodes: [Node] { waiting.map(\.node) + heldNodes }

  /// - Parameters:
  ///   - completes: the node follows from the flush before, as what reads geometry does.
  ///   - isStaged: what has changed keeps its value of before for evaluations of earlier stages (`StagedLocation`).
  /// - Returns: the stage of the change, where others have to be made before; else nil.
  @discardableResult
  func enqueue(
    _ node: Node, _ transaction: Transaction, completes: Bool = false, isStaged: Bool = false
  ) -> Int? {
    if node.isFrozen {
      node.noteMissedChange()
      return nil
    }
    let stage = completes || round > 0 ? 0 : stage(of: transaction)
    let entry = Entry(
      node: node, transaction: transaction, round: round + 1, origin: origin, stage: stage,
      isHidden: isStaged && stage > firstStage)
    if node.isDirty {
      if let waiting = waitingEntry(of: node), stage > waiting.stage, waiting.stage > 0 {
        again.append(entry)
      } else {
        replace(transaction, of: node)
        if !entry.isHidden { reveal(node) }
      }
    } else {
      node.isDirty = true
      append(entry, completes: completes)
      if count == 1 { onFirst() }
    }
    return stage > firstStage ? stage : nil
  }

  /// The stage of a change: that of the change before, where both move by the same animation.
  private func stage(of transaction: Transaction) -> Int {
    let animation = transaction.activeAnimation
    if count == 0 || firstStage == .max {
      stage += 1
      firstStage = stage
    } else if animation != stageAnimation {
      stage += 1
    }
    stageAnimation = animation
    return stage
  }

  /// Replaces the waiting transaction by that of a later write, unless that neither animates nor disables animations:
  /// then at most its `tracksVelocity` is added.
  private func replace(_ transaction: Transaction, of node: Node) {
    var transaction = transaction
    if transaction.animation == nil, !transaction.disablesAnimations {
      guard transaction.tracksVelocity, let waiting = waitingTransaction(of: node) else { return }
      transaction = waiting
      transaction.tracksVelocity = true
    }
    if isInLevels(node) {
      levels[node.depth].entries[node.pendingIndex].transaction = transaction
    } else if let index = held.firstIndex(where: { $0.node === node }) {
      held[index].transaction = transaction
    }
  }

  /// Notes that evaluations of each stage see a change that a node waits for.
  private func reveal(_ node: Node) {
    if isInLevels(node) {
      levels[node.depth].entries[node.pendingIndex].isHidden = false
    } else if let index = held.firstIndex(where: { $0.node === node }) {
      held[index].isHidden = false
    }
  }

  private func isInLevels(_ node: Node) -> Bool {
    node.depth < levels.count && levels[node.depth].entries.indices.contains(node.pendingIndex)
      && levels[node.depth].entries[node.pendingIndex].node === node
  }

  private func waitingEntry(of node: Node) -> Entry? {
    guard node.isDirty else { return nil }
    if isInLevels(node) { return levels[node.depth].entries[node.pendingIndex] }
    return held.first { $0.node === node }
  }

  /// The transaction of the change that a node waits with for its update; nil: it does not wait.
  func waitingTransaction(of node: Node) -> Transaction? { waitingEntry(of: node)?.transaction }

  /// Notes what has kept the value of before a stage.
  func note(_ location: any StagedLocation) { stagedLocations.append(location) }

  /// Lets evaluations see the changes of a stage and of those before.
  private func show(_ stage: Int) {
    shownStage = stage
    guard !stagedLocations.isEmpty else { return }
    stagedLocations.removeAll { !$0.forget(of: ObjectIdentifier(self), through: stage) }
  }

  /// All stages are made.
  func endStages() { show(.max) }

  /// The first stage that waits and is animated; nil: none is.
  var firstAnimatedStage: Int? {
    waiting.lazy.filter { $0.stage > 0 && $0.transaction.activeAnimation != nil }.map(\.stage).min()
  }

  /// Whether changes wait that were made since the last flush and whose animation is not that flush's: the last flush
  /// is to be laid out first.
  var waitsForOtherAnimation: Bool {
    guard count > 0 else { return false }
    return levels.contains { level in
      level.entries[level.head...].contains { entry in
        guard entry.stage > 0, let animation = entry.transaction.activeAnimation else { return false }
        return animation != flushTransaction.activeAnimation
      }
    }
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
    (levels, held, again, lowest, count) = ([], [], [], 0, 0)
    endStages()
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
    guard transaction.animation != nil || flushTransaction.animation == nil else { return }
    let isTracked = transaction.animation == nil && flushTransaction.tracksVelocity
    flushTransaction = transaction
    if isTracked { flushTransaction.tracksVelocity = true }
  }

  /// Updates all nodes that wait until none does but those that are held. Of all that wait, those that an update
  /// invalidates included, the one nearest to the root is always next: so nothing is evaluated before an update that
  /// could remove it from the tree.
  ///
  /// - Parameters:
  ///   - separates: the changes of one stage are made; those of later ones wait for the next flush, and
  ///     `awaitsOtherAnimation` says so.
  ///   - beginsWithFollowing: what follows from the flush before is updated before any stage.
  /// - Returns: whether anything was updated.
  func flush(separates: Bool = false, beginsWithFollowing: Bool = false) -> Bool {
    awaitsOtherAnimation = false
    guard count > 0 else { return false }
    if !completes { flushSerial += 1 }
    let stage = !separates ? .max : beginsWithFollowing && hasFollowing ? 0 : firstWaitingStage
    show(stage)
    if stage == .max, !again.isEmpty {
      // One evaluation sees all changes.
      for entry in again { replace(entry.transaction, of: entry.node) }
      again = []
    }
    var (postponed, others): ([Entry], [Entry]) = ([], [])
    while let entry = popFirst() {
      guard entry.node.isAlive else { continue }
      // A parent's update may have reached it already, but with the changes of the present stage alone.
      guard entry.node.isDirty || entry.stage > stage else { continue }
      if entry.round > Self.mostRounds {
        postponed.append(entry)
      } else if holds(entry.node) {
        held.append(entry)
      } else if entry.stage > stage || !others.isEmpty && waitsForParent(entry.node) {
        entry.node.isDirty = true
        later[ObjectIdentifier(entry.node)] = entry
        others.append(entry)
      } else {
        merge(entry.transaction)
        entry.node.isDirty = false
        (round, updateTransaction) = (entry.round, entry.transaction)
        onUpdate?(entry.node, entry.transaction, entry.origin)
        // What an update of origin `motion` invalidates has that origin too.
        let outer = origin
        if entry.origin == .motion { origin = .motion }
        entry.node.updateDirty(entry.transaction)
        origin = outer
      }
    }
    (round, updateTransaction) = (0, nil)
    later.removeAll(keepingCapacity: true)
    for entry in postponed + others where entry.node.isAlive && entry.node.isDirty {
      wait(entry, completes: false)
    }
    let isAgain = waitAgain()
    firstStage = firstWaitingStage
    awaitsOtherAnimation = isAgain || others.contains { $0.node.isAlive && $0.node.isDirty }
    return true
  }

  /// Lets nodes that were updated wait for the next of their changes.
  ///
  /// - Returns: whether any does.
  private func waitAgain() -> Bool {
    var isAny = false
    let entries = again
    again = []
    for entry in entries where entry.node.isAlive && !entry.node.isParked {
      if entry.node.isFrozen {
        entry.node.noteMissedChange()
      } else if entry.node.isDirty {
        again.append(entry)
      } else {
        entry.node.isDirty = true
        wait(entry, completes: false)
        isAny = true
      }
    }
    return isAny
  }

  /// Whether something waits that follows from the flush before.
  private var hasFollowing: Bool {
    levels.contains { level in level.entries[level.head...].contains { $0.stage == 0 } }
  }

  /// The first stage of which a change can be made; `Int.max`: none waits. A node waits for those above it, whatever their
  /// stage is, unless evaluations see nothing of their change until then.
  private var firstWaitingStage: Int {
    var first = Int.max
    for level in levels {
      for entry in level.entries[level.head...] where entry.stage > 0 && entry.stage < first {
        var stage = entry.stage
        var next = entry.node.parent
        while let node = next {
          if let above = waitingEntry(of: node), !above.isHidden { stage = max(stage, above.stage) }
          next = node.parent
        }
        first = min(first, stage)
      }
    }
    return first
  }

  /// What a node waits for in a later stage than those that are made; nil: nothing.
  private func laterEntry(of node: Node) -> Entry? {
    guard shownStage < .max, node.isDirty else { return nil }
    let entry = later[ObjectIdentifier(node)] ?? waitingEntry(of: node)
    return entry.flatMap { $0.stage > shownStage ? $0 : nil }
  }

  /// Whether a node waits for a later stage alone: an update of its parent with an equal value does not reach it before.
  func waitsForLaterStage(_ node: Node) -> Bool { laterEntry(of: node) != nil }

  /// Whether besides evaluations see nothing of its change until then.
  func waitsUnseen(_ node: Node) -> Bool { laterEntry(of: node)?.isHidden == true }

  /// Whether a node above waits for an update, which may remove this one from the tree.
  private func waitsForParent(_ node: Node) -> Bool {
    var next = node.parent
    while let present = next {
      if present.isDirty, !waitsUnseen(present) { return true }
      next = present.parent
    }
    return false
  }

  /// Adds an entry of an earlier flush to those that wait for the next one.
  private func wait(_ entry: Entry, completes: Bool) {
    append(
      Entry(
        node: entry.node, transaction: entry.transaction, round: 1, origin: entry.origin, stage: entry.stage,
        isHidden: entry.isHidden),
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
