import Foundation

/// The windows of the process, and the one for which code runs.
package enum WorkClocks {
  /// The window whose update, handler, timer or task runs: bound while it does, and inherited by the tasks that it begins.
  @TaskLocal package static var bound: (any WorkClock)?

  private static let open = OpenClocks()

  package static func add(_ clock: any WorkClock) { open.with { $0.all.append(WeakClock(clock)) } }

  package static func remove(_ clock: any WorkClock) {
    open.with { list in
      list.all.removeAll { $0.clock == nil || $0.clock === clock }
      if list.elsewhere.clock === clock { list.elsewhere = WeakClock(nil) }
    }
  }

  /// Assigns to a window what runs outside of every window's code. For windows with a clock that a test or a script
  /// moves: what the test itself defers must follow that clock, of several the one that was moved last.
  package static func giveElsewhere(to clock: any WorkClock) {
    open.with { $0.elsewhere = WeakClock(clock) }
  }

  /// The window that work begun here belongs to: the one whose code runs. A callback from elsewhere (of a network session,
  /// of a timer of Foundation) belongs to no window, and to the live clock: nil, but for `giveElsewhere(to:)`.
  package static var current: (any WorkClock)? { bound ?? open.with { $0.elsewhere.clock } }

  /// `current`, or else the window that was made last.
  package static var nearest: (any WorkClock)? { current ?? open.with { $0.all.last?.clock } }
}

private struct WeakClock {
  weak var clock: (any WorkClock)?
  init(_ clock: (any WorkClock)?) { self.clock = clock }
}

/// The windows of the process; any thread may read them. `lock` guards them.
private final class OpenClocks: @unchecked Sendable {
  struct List {
    /// In the order in which they were made.
    var all: [WeakClock] = []
    var elsewhere = WeakClock(nil)
  }

  private let lock = NSLock()
  private var list = List()

  func with<Result>(_ body: (inout List) -> Result) -> Result { lock.withLock { body(&list) } }
}
