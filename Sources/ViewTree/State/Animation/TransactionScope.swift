import Dispatch

/// The transaction that writes of state take with them, and the groups that wait for the update it causes.
///
/// Valid only while the closure of `withAnimation` or `withTransaction` runs; state reads it when it is written
/// and hands it on as an argument. Elsewhere than on the main thread there is none: state that is set there is written
/// on the main thread later.
enum TransactionScope {
  /// Touched by `current` and `with`, which ask for the main thread before.
  nonisolated(unsafe) private static var present: Transaction?
  /// Groups with a completion whose changes are not applied yet. Touched by `open`, which goes to the main thread, and by
  /// hosts, which are there.
  nonisolated(unsafe) private(set) static var openGroups: [AnimationGroup] = []
  /// Called when a group waits for an update: the host plans one even if no state was written. Set and called on the main
  /// thread, by hosts and by `open`.
  nonisolated(unsafe) static var onOpen: () -> Void = {}

  static var current: Transaction? { MainThread.isCurrent ? present : nil }

  /// Runs `body` with `transaction` as the current one.
  static func with<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R {
    guard MainThread.isCurrent else { return try body() }
    let outer = present
    present = transaction
    defer { present = outer }
    return try body()
  }

  static func open(_ group: AnimationGroup) {
    guard MainThread.isCurrent else { return DispatchQueue.main.async { open(group) } }
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
