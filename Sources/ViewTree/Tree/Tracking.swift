/// A source of values that bodies read: whoever reads it while being evaluated is invalidated when it changes.
///
/// Used on the main thread only; writes from elsewhere are sent there first.
class Dependency: @unchecked Sendable {
  private struct Reader {
    weak var node: Node?
    let id: ObjectIdentifier
  }

  private var readers: [Reader] = []

  /// Notes that the node being evaluated, if any, depends on this.
  final func recordRead() {
    guard let node = Tracking.current else { return }
    let id = ObjectIdentifier(node)
    if readers.contains(where: { $0.id == id }) { return }
    readers.append(Reader(node: node, id: id))
    node.dependencies.append(self)
  }

  /// Forgets a reader.
  final func remove(_ node: Node) {
    let id = ObjectIdentifier(node)
    readers.removeAll { $0.id == id }
  }

  /// Invalidates all readers, with the transaction in force.
  final func notifyReaders() {
    guard !readers.isEmpty else { return }
    let transaction = TransactionScope.current ?? Transaction()
    MainActor.assumeIsolated {
      for reader in readers { reader.node?.invalidate(transaction) }
    }
  }
}

/// The node whose body is being evaluated.
enum Tracking {
  nonisolated(unsafe) static var current: Node?

  /// Evaluates `body` on behalf of `node`: everything it reads becomes a dependency of the node.
  @MainActor static func evaluate<R>(for node: Node, _ body: @MainActor () -> R) -> R {
    for dependency in node.dependencies { dependency.remove(node) }
    node.dependencies.removeAll(keepingCapacity: true)
    let previous = current
    current = node
    defer { current = previous }
    return observe(node, body)
  }

  /// Evaluates `body` on behalf of `node`, which keeps what it depended on before.
  @MainActor static func evaluateMore<R>(for node: Node, _ body: @MainActor () -> R) -> R {
    let previous = current
    current = node
    defer { current = previous }
    return observe(node, body)
  }

  /// Runs `body` outside of any evaluation: what it reads is nobody's dependency.
  @MainActor static func untracked<R>(_ body: () -> R) -> R {
    let previous = current
    current = nil
    defer { current = previous }
    return body()
  }
}
