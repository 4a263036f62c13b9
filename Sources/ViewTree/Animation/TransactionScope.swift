/// The transaction that writes of state take with them, and the groups that wait for the update it causes.
///
/// Valid only while the closure of `withAnimation` or `withTransaction` runs; state reads it when it is written
/// and hands it on as an argument. Used on the main thread alone.
enum TransactionScope {
  nonisolated(unsafe) static var current: Transaction?
  /// Groups with a completion whose changes are not applied yet.
  nonisolated(unsafe) private(set) static var openGroups: [AnimationGroup] = []
  /// Called when a group waits for an update: the host plans one even if no state was written.
  nonisolated(unsafe) static var onOpen: () -> Void = {}

  /// Runs `body` with `transaction` as the current one.
  static func with<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R {
    let outer = current
    current = transaction
    defer { current = outer }
    return try body()
  }

  static func open(_ group: AnimationGroup) {
    openGroups.append(group)
    onOpen()
  }

  /// The update that applies all changes made so far is done.
  static func sealOpenGroups() {
    let groups = openGroups
    openGroups = []
    for group in groups { group.seal() }
  }
}
