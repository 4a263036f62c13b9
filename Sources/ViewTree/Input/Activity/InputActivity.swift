import Foundation

/// When a window was last used, and the observers of its idle times.
///
/// Input only stores its time: a timer that is due looks whether there was any meanwhile, so that no input sets a timer
/// anew.
@MainActor final class InputActivity: TreePart {
  private final class Watch {
    let node: ObjectIdentifier
    var times: [TimeInterval]
    var action: (Int) -> Void
    /// How many of the times have passed; nil: there was no input since it appeared, nor has one passed.
    var stage: Int?
    let begin: TimeInterval
    var timer: TimerQueue.Token?

    init(
      _ node: ObjectIdentifier, _ times: [TimeInterval], begin: TimeInterval,
      _ action: @escaping (Int) -> Void
    ) {
      (self.node, self.times, self.begin, self.action) = (node, times, begin, action)
    }
  }

  private let timers: TimerQueue
  private var watches: [Watch] = []
  private var lastInput: TimeInterval?

  init(_ tree: Tree) { timers = tree.timers }

  func close() {
    for watch in watches { watch.timer.map(timers.cancel) }
    watches = []
  }

  /// A person uses the window.
  func note(at time: TimeInterval) {
    lastInput = time
    for watch in watches where watch.stage != 0 {
      watch.stage = 0
      look(watch)
      watch.action(0)
    }
  }

  func set(_ node: Node, _ times: [TimeInterval], _ action: @escaping (Int) -> Void) {
    let id = ObjectIdentifier(node)
    if let watch = watches.first(where: { $0.node == id }) {
      watch.action = action
      guard watch.times != times else { return }
      watch.times = times
      look(watch)
    } else {
      let watch = Watch(id, times, begin: timers.now, action)
      watches.append(watch)
      look(watch)
    }
  }

  func remove(_ node: Node) {
    let id = ObjectIdentifier(node)
    for watch in watches where watch.node == id { watch.timer.map(timers.cancel) }
    watches.removeAll { $0.node == id }
  }

  /// Schedules the next time that may pass; reports those that have passed.
  private func look(_ watch: Watch, tells: Bool = false) {
    watch.timer.map(timers.cancel)
    watch.timer = nil
    let begin = max(watch.begin, lastInput ?? watch.begin)
    // Sums of times are rounded.
    let passed = watch.times.count { begin + $0 <= timers.now + 1e-6 }
    if passed < watch.times.count {
      watch.timer = timers.schedule(after: begin + watch.times[passed] - timers.now) {
        [weak self, weak watch] in
        if let watch { self?.look(watch, tells: true) }
      }
    }
    guard tells, passed > 0, passed != watch.stage else { return }
    watch.stage = passed
    watch.action(passed)
  }
}

extension Tree {
  /// When the window was last used.
  var activity: InputActivity { part(InputActivity.self) }
}
