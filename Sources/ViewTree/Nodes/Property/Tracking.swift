/// A source of values that bodies read: a node that reads it while being evaluated is invalidated when it changes.
///
/// Used on the main thread only; writes from other threads are sent there first, and reads on other threads are not
/// tracked: bodies are evaluated on the main thread.
class Dependency: @unchecked Sendable {
  private struct Reader {
    weak var node: Node?
    let id: ObjectIdentifier
    let serial: UInt32
  }

  /// So many readers are searched one by one; more are kept by identity.
  private static var fewReaders: Int { 8 }

  /// The number of the last change, counted over all dependencies; 0: none. Touched on the main thread.
  private(set) var lastChange: UInt64 = 0
  /// Counts changes. Accessed by `notifyReaders`, which runs on the main thread, and by bodies.
  nonisolated(unsafe) private(set) static var changes: UInt64 = 0

  private var readers: [Reader] = []
  private var manyReaders: [ObjectIdentifier: Reader] = [:]

  /// Notes that the node being evaluated, if any, depends on this.
  final func recordRead() {
    guard MainThread.isCurrent, let node = Tracking.current else { return }
    let id = ObjectIdentifier(node)
    let reader = Reader(node: node, id: id, serial: node.serial)
    if !manyReaders.isEmpty {
      guard manyReaders.updateValue(reader, forKey: id) == nil else { return }
    } else {
      if readers.contains(where: { $0.id == id }) { return }
      readers.append(reader)
      if readers.count > Self.fewReaders {
        for reader in readers { manyReaders[reader.id] = reader }
        readers = []
      }
    }
    node.dependencies.append(self)
  }

  /// Forgets a reader.
  final func remove(_ node: Node) {
    let id = ObjectIdentifier(node)
    if manyReaders.isEmpty {
      readers.removeAll { $0.id == id }
    } else {
      manyReaders[id] = nil
    }
  }

  /// Invalidates all readers, with the transaction in force.
  ///
  /// - Parameter later: called with each tree's scheduler in which changes of other animations are made before, and with the
  ///   stage of this one; it keeps the value of before for them. Nil: all see the new value at once.
  final func notifyReaders(later: (@MainActor (Scheduler, Int) -> Void)? = nil) {
    Dependency.changes += 1
    lastChange = Dependency.changes
    guard !readers.isEmpty || !manyReaders.isEmpty else { return }
    let transaction = TransactionScope.current ?? Transaction()
    // In the order in which they were made: no result may depend on hashing.
    let notified = manyReaders.isEmpty ? readers : manyReaders.values.sorted { $0.serial < $1.serial }
    // Callers are on the main thread here.
    MainActor.assumeIsolated {
      for reader in notified {
        guard let node = reader.node, let stage = node.invalidate(transaction, isStaged: later != nil)
        else { continue }
        later?(node.tree.scheduler, stage)
      }
    }
  }
}

/// The node whose body is being evaluated.
enum Tracking {
  /// Set where bodies are evaluated and gestures peek, on the main thread; `Dependency.recordRead` checks for that
  /// thread first.
  nonisolated(unsafe) static var current: Node?

  /// Which changes the evaluation sees; nil: none is running.
  static var scheduler: (id: ObjectIdentifier, shownStage: Int)? {
    guard let current else { return nil }
    return MainActor.assumeIsolated {
      (ObjectIdentifier(current.tree.scheduler), current.tree.scheduler.shownStage)
    }
  }

  /// Evaluates `body` on behalf of `node`: everything it reads becomes a dependency of the node.
  @MainActor static func evaluate<R>(for node: Node, _ body: @MainActor () -> R) -> R {
    for dependency in node.dependencies { dependency.remove(node) }
    node.dependencies.removeAll(keepingCapacity: true)
    let previous = current
    current = node
    defer { current = previous }
    return observe(node, body)
  }

  /// Runs `body` outside of any evaluation: its reads are not tracked.
  @MainActor static func untracked<R>(_ body: () -> R) -> R {
    let previous = current
    current = nil
    defer { current = previous }
    return body()
  }
}
