/// The animations that were started under one transaction, counted until they are over.
///
/// Animated values call `began` for every animation that they start and, once each, `logicallyEnded` and then
/// `ended`, also where one is replaced or dropped. Callbacks wait until the group is sealed, that is until the
/// update which applies the transaction is done, so that a group without animations finishes too.
/// A group inside another counts for both. Used on the main thread alone.
final class AnimationGroup: @unchecked Sendable {
  /// Animations that have not ended.
  private(set) var running = 0
  /// Those of them that do not look finished yet.
  private(set) var logicallyRunning = 0
  private(set) var isSealed = false
  private let parent: AnimationGroup?
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
    let due = actions
    actions = []
    for action in due { action() }
  }
}
