import Foundation

/// A property that has its view's body evaluated in every frame while it runs.
struct FrameTicker: OwnedProperty {
  /// Keeps the view's node going.
  @MainActor final class Driver: AnimationClient, DetachableSlot {
    weak var node: Node?
    private(set) var isRunning = false
    /// The least time between two evaluations, in seconds.
    var interval: TimeInterval = 0
    private var last = -TimeInterval.infinity
    private var timer: TimerQueue.Token?

    nonisolated init() {}

    func run(_ running: Bool) {
      guard running != isRunning, let node else { return }
      isRunning = running
      if running { node.tree.animations.add(self) } else { node.tree.animations.remove(self) }
    }

    /// Evaluates the body once when a time has come.
    func wake(after delay: TimeInterval?) {
      guard let node else { return }
      if let timer { node.tree.timers.cancel(timer) }
      timer = delay.map { delay in
        node.tree.timers.schedule(after: delay) { [weak node] in node?.invalidate(Transaction()) }
      }
    }

    func advance(to time: TimeInterval) -> Bool {
      guard isRunning, let node, node.isAlive else { return false }
      if time - last >= interval {
        last = time
        node.invalidate(Transaction())
      }
      return true
    }

    /// Called by the node, on the main actor.
    nonisolated func detach() {
      MainActor.assumeIsolated {
        wake(after: nil)
        run(false)
      }
    }
  }

  private(set) var driver: Driver?

  /// The clock's time at the beginning of the frame, in seconds.
  @MainActor var time: TimeInterval { driver?.node?.tree.time ?? 0 }

  /// The wall clock's time at the beginning of the frame.
  @MainActor var date: Date { driver?.node?.tree.date ?? Date(timeIntervalSinceReferenceDate: 0) }

  static func _link(_ property: inout FrameTicker, _ slot: inout AnyObject?, _ context: PropertyContext) {
    let driver = slot as? Driver ?? Driver()
    let node = context.node
    // Properties are connected where bodies are evaluated: on the main actor.
    MainActor.assumeIsolated { driver.node = node }
    slot = driver
    property.driver = driver
  }
}
