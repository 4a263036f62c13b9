import Foundation

/// A value that is shown in motion: the model value as the program set it, and the runs that have not yet covered all
/// of the distance to it.
///
/// shown = model − owed, the distance that is still to be covered. Each run covers its own distance *and* what is left
/// of the runs before it, so that the last one decides when everything is over, and a change in mid-flight continues
/// from the value and velocity shown. A merging spring and an endless repetition replace all runs before them.
///
/// Its owner calls `set` in an update, with the time of the frame that will first show it, reads `value(at:)` and
/// then calls `settle(at:)` once a frame while `isAnimating`, and `stop()` when it goes away. Times are seconds of
/// one clock. Reading allocates nothing.
struct AnimatedValue<V: VectorArithmetic> {
  private(set) var model: V
  private var runs: [AnimationRun<V>] = []
  /// The last values that were set while the velocity was tracked; at most three.
  private var track: [TrackedValue<V>] = []

  /// The most runs that are kept apart; a change beyond that replaces them, as a merging spring does. A finger at 120
  /// Hz that drives a 0.35 s curve keeps 42 alive.
  private static var mostRuns: Int { 48 }

  init(_ value: V) { model = value }

  /// Whether a run is alive. Stays true past its end until `settle`.
  var isAnimating: Bool { !runs.isEmpty }

  /// Whether a run will only end by being replaced.
  var isEndless: Bool { runs.contains { $0.animation.recipe.isEndless } }

  /// Moves the model to `new`.
  ///
  /// Setting the value that it has changes nothing, so that an update for another reason leaves a running
  /// animation alone. Without animation, or where the distance is not finite, all runs are dropped.
  /// While `tracksVelocity` is set, as under a finger, a merging spring that follows begins with the velocity of
  /// the changes.
  mutating func set(
    _ new: V, animation: Animation?, at time: TimeInterval, group: AnimationGroup? = nil,
    tracksVelocity: Bool = false
  ) {
    guard new != model else { return }
    let distance = new - model
    guard let animation, distance.magnitudeSquared.isFinite, owed(at: time).magnitudeSquared.isFinite
    else {
      model = new
      stop()
      if tracksVelocity { track.record(new, at: time) } else { track = [] }
      return
    }
    model = new
    let tracked = track.velocity(at: time)
    track = []
    if mergeCustom(animation, distance: distance, at: time, group: group) { return }
    let recipe = animation.recipe
    guard recipe.merges || recipe.isEndless || runs.count >= Self.mostRuns else {
      runs.append(AnimationRun(animation, start: time, distance: distance, group: group))
      return
    }
    let left = owed(at: time)
    let velocity = runs.isEmpty ? tracked : velocity(at: time)
    let replaced = runs
    runs = [
      AnimationRun(
        animation, start: time, distance: left + distance, carriedVelocity: velocity, group: group)
    ]
    for run in replaced { run.leaveGroup() }
  }

  /// Moves the model to `new` by a transaction: with its animation, tracked where it says so.
  mutating func set(_ new: V, _ transaction: Transaction, at time: TimeInterval) {
    set(
      new, animation: transaction.activeAnimation, at: time, group: transaction.group,
      tracksVelocity: transaction.tracksVelocity)
  }

  /// Whether the velocity of changes is known to a spring that follows.
  var isTracked: Bool { !track.isEmpty }

  /// Lets a program's own animation replace the last run, if its `shouldMerge` says so.
  private mutating func mergeCustom(
    _ animation: Animation, distance: V, at time: TimeInterval, group: AnimationGroup?
  ) -> Bool {
    guard let new = animation.recipe.custom, let last = runs.last, let custom = last.custom,
      !custom.isFinished,
      let old = last.animation.recipe.custom, type(of: old.base) == type(of: new.base)
    else { return false }
    var context = custom.context
    let total = runs.dropLast().reduce(V.zero) { $1.remaining(after: $0, at: time) } + last.distance
    guard
      animation.shouldMerge(
        previous: last.animation, value: total, time: max(time - last.start, 0), context: &context)
    else { return false }
    context.isLogicallyComplete = false
    var run = AnimationRun(
      animation, start: last.start, distance: last.distance + distance, group: group)
    run.custom?.context = context
    swap(&runs[runs.count - 1], &run)
    run.leaveGroup()
    return true
  }

  /// Moves the model value and the value shown by the same distance; the runs are unchanged.
  mutating func shift(by distance: V) { model += distance }

  /// Changes what is owed and how fast it is covered by a linear function: the distances of a window of another size.
  mutating func scaleOwed(by change: (V) -> V) {
    for index in runs.indices {
      runs[index].distance = change(runs[index].distance)
      runs[index].carriedVelocity = change(runs[index].carriedVelocity)
    }
  }

  /// What the runs still owe at `time`.
  private func owed(at time: TimeInterval) -> V {
    var owed = V.zero
    for run in runs { owed = run.remaining(after: owed, at: time) }
    return owed
  }

  /// The value to show at `time`; the model exactly once every run is over.
  func value(at time: TimeInterval) -> V {
    runs.isEmpty ? model : model - owed(at: time)
  }

  /// How fast the shown value moves at `time`, per second.
  func velocity(at time: TimeInterval) -> V {
    var owed = V.zero
    var velocity = V.zero
    for run in runs {
      velocity = run.velocity(after: owed, velocity: velocity, at: time)
      owed = run.remaining(after: owed, at: time)
    }
    return velocity
  }

  /// Whether the model is shown at `time`, and from then on.
  func isOver(at time: TimeInterval) -> Bool { runs.last?.isFinished(at: time) ?? true }

  /// Removes the runs that are over at `time`, and reports them to their groups.
  mutating func settle(at time: TimeInterval) {
    guard !runs.isEmpty else { return }
    for index in runs.indices where !runs[index].isLogicallyComplete {
      guard runs[index].looksFinished(at: time) else { continue }
      runs[index].isLogicallyComplete = true
      runs[index].group?.logicallyEnded()
    }
    // A run that is over has covered what those before it owed: they are removed with it.
    guard let last = runs.lastIndex(where: { $0.isFinished(at: time) }) else { return }
    let over = runs[...last]
    runs.removeFirst(over.count)
    for run in over { run.leaveGroup() }
  }

  /// Drops every run: the model is shown from now on.
  mutating func stop() {
    guard !runs.isEmpty else { return }
    let dropped = runs
    runs = []
    for run in dropped { run.leaveGroup() }
  }
}
