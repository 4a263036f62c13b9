import Combine
import Dispatch

/// The transaction of the writes of state that are made at present.
///
/// Valid only while the closure of `withAnimation` or `withTransaction` runs; state reads it when it is written and
/// passes it on as an argument. On other threads than the main one there is none: state that is set there is written on
/// the main thread later.
enum TransactionScope {
  /// Accessed by `current` and `with`, which check for the main thread first.
  nonisolated(unsafe) private static var present: Transaction?
  static var current: Transaction? { MainThread.isCurrent ? present : nil }

  /// Runs `body` with `transaction` as the current one.
  static func with<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R {
    guard MainThread.isCurrent else { return try body() }
    let outer = present
    present = transaction
    defer {
      present = outer
      if let group = transaction.group { claim(group) }
    }
    return try body()
  }

  /// Begins to wait for the update that a group's changes cause: one of the window whose code runs, even if no state is
  /// written. Outside of every window's code the trees that the changes concern are waited for, see `claim`.
  static func open(_ group: AnimationGroup) {
    guard MainThread.isCurrent else { return DispatchQueue.main.async { open(group) } }
    MainActor.assumeIsolated {
      if WorkClocks.bound != nil, let updates = HostScope.current?.updates {
        return updates.awaitUpdate(of: group)
      }
      group.hold()
      group.isUnclaimed = true
    }
  }

  /// The changes of a group that was opened outside of every window's code are made. Where they concern no tree the window
  /// that owns such work makes an update all the same; in a program without one it is complete when that code is done.
  private static func claim(_ group: AnimationGroup) {
    var next: AnimationGroup? = group
    while let group = next {
      next = group.parent
      guard group.isUnclaimed else { continue }
      group.isUnclaimed = false
      if group.holders > 1 {
        group.release()
      } else if let owner = MainActor.assumeIsolated({ HostScope.current?.updates }) {
        MainActor.assumeIsolated { owner.awaitUpdate(of: group) }
        group.release()
      } else {
        DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { group.release() }
      }
    }
  }
}
