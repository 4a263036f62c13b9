/// The animations that were started under one transaction, counted until they are over.
///
/// Animated values call `began` for every animation that they start and, once each, `logicallyEnded` and then
/// `ended`, also where one is replaced or dropped. Callbacks wait until the group is sealed, that is until the
/// update which applies the transaction is done, so that a group without animations finishes too.
/// A group inside another counts for both. Used on the main thread alone.
///
/// A callback may remove views, and with them values that are being changed at that very moment; so a tree runs its
/// passes inside `holdingCallbacks`, and they come when the pass is over.
final class AnimationGroup: @unchecked Sendable {
  /// Animations that have not ended.
  private(set) var running = 0
  /// Those of them that do not look finished yet.
  private(set) var logicallyRunning = 0
  private(set) var isSealed = false
  let parent: AnimationGroup?
  /// Those that have still to apply changes of the group: trees that wait for an update, and code that may write more.
  private(set) var holders = 0
  /// Whether the code that opened the group, outside of every window's, still makes its changes.
  var isUnclaimed = false
  private var removed: [() -> Void] = []
  private var logicallyComplete: [() -> Void] = []

  init(parent: AnimationGroup? = nil) { self.parent = parent }

  /// Calls `action` once, when the group is sealed and no animation runs by these criteria.
  func onAllFinished(_ criteria: AnimationCompletionCriteria = .removed, _ action: @escaping () -> Void) {
    if criteria == .removed { removed.append(action) } else { logicallyComplete.append(action) }
    report()
  }

  func began() {
    running += 1
    logicallyRunning += 1
    parent?.began()
  }

  func logicallyEnded() {
    assert(logicallyRunning > 0, "began() was not called for this animation")
    logicallyRunning -= 1
    report()
    parent?.logicallyEnded()
  }

  func ended() {
    assert(running > 0, "began() was not called for this animation")
    running -= 1
    report()
    parent?.ended()
  }

  /// Keeps the group open until the holder has applied its changes.
  func hold() { holders += 1 }

  /// A holder has applied its changes; the last one seals the group.
  func release() {
    holders -= 1
    if holders == 0 { seal() }
  }

  /// A holder has gone without applying anything: others may still wait for the rest.
  func abandon() {
    holders -= 1
    if holders == 0 { isSealed = true }
  }

  /// No further animation belongs to the group.
  func seal() {
    isSealed = true
    report()
  }

  private func report() {
    guard isSealed else { return }
    if logicallyRunning == 0 { Self.run(&logicallyComplete) }
    if running == 0 { Self.run(&removed) }
  }

  private static func run(_ actions: inout [() -> Void]) {
    guard !actions.isEmpty else { return }
    let due = actions
    actions = []
    if MainThread.isCurrent && holds > 0 {
      held += due
    } else {
      for action in due { action() }
    }
  }

  /// Passes that hold callbacks back; `run` checks for the main thread first, the rest is on the main actor.
  nonisolated(unsafe) private static var holds = 0
  /// Callbacks that are held back; touched where `holds` is.
  nonisolated(unsafe) private static var held: [() -> Void] = []

  /// Runs `body`, then the callbacks that became due in it, and those that became due by these.
  @MainActor static func holdingCallbacks<Result>(_ body: () -> Result) -> Result {
    holds += 1
    defer {
      if holds == 1 { deliver() }
      holds -= 1
    }
    return body()
  }

  private static func deliver() {
    while !held.isEmpty {
      let due = held
      held = []
      for action in due { action() }
    }
  }
}
