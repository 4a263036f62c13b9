import Combine
import Foundation
import Graphics

/// What code of a program reaches of the window that it runs for without going through a view: the clock, the screen,
/// the services.
///
/// Bound by `ViewHost` around all that runs code of the program (events, frames, timers), and inherited by the tasks begun
/// there, so that several windows of one process do not know of each other.
///
/// Measures and locale are guarded by `lock`; all else is immutable or on the main actor.
final class HostScope: WorkClock, @unchecked Sendable {
  /// What a window shows its content on.
  struct Screen {
    /// The window's size in points.
    var size: CGSize
    /// Pixels per point.
    var scale: CGFloat
    var safeArea = EdgeInsets()
  }

  /// Gone with the window; tasks that outlive it hold the scope alone.
  @MainActor private(set) weak var timers: TimerQueue?
  /// Makes the updates that changes without a view of their own wait for.
  @MainActor private(set) weak var updates: (any UpdateMaker)?
  @MainActor private(set) weak var images: (any ImageProvider)?
  @MainActor private(set) weak var clipboard: (any Clipboard)?
  /// Opens a link by the system's handler, or the program's own; false: not possible.
  @MainActor let openURL: (URL) -> Bool
  private let lock = NSLock()
  private var presentScreen: Screen
  private var presentLocale = Locale.program

  @MainActor init(
    _ updates: any UpdateMaker, _ timers: TimerQueue, _ services: HostServices, _ screen: Screen,
    openURL: @escaping (URL) -> Bool
  ) {
    self.updates = updates
    self.timers = timers
    images = services.images
    clipboard = services.clipboard
    self.openURL = openURL
    presentScreen = screen
    WorkClocks.add(self)
  }

  /// The window is closed: nothing belongs to it any more.
  func close() { WorkClocks.remove(self) }

  var screen: Screen {
    get { lock.withLock { presentScreen } }
    set { lock.withLock { presentScreen = newValue } }
  }

  /// The language of the window's user, and the format of numbers and dates.
  var locale: Locale {
    get { lock.withLock { presentLocale } }
    set { lock.withLock { presentLocale = newValue } }
  }

  /// The window that work begun here belongs to; nil: none.
  static var current: HostScope? { WorkClocks.current as? HostScope }
  /// `current`, or else the window that was created last: for what is read without a view, as UIKit's screen.
  static var nearest: HostScope? { WorkClocks.nearest as? HostScope }

  /// Runs code of the program for this window.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try WorkClocks.$bound.withValue(self, operation: body)
  }

  // MARK: The clock

  @MainActor package var now: TimeInterval { timers?.now ?? 0 }
  @MainActor package var date: Date { timers.map { $0.origin + $0.now } ?? Date() }

  @MainActor package func wait(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> UInt64 {
    timers?.schedule(after: delay, work).serial ?? 0
  }

  @MainActor package func forget(_ token: UInt64) { timers?.cancel(TimerQueue.Token(serial: token)) }
}
