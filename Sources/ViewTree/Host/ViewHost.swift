import Foundation

/// A tree of views and all that drives it: input, time and the passes of a frame. One a window.
///
/// A program calls `send(_:)` for each event, `timers.advance(to:)` for time, and `frame()` when `needsFrame` says
/// so. Nothing here reads a clock, a file or a device: the same calls give the same display lists, byte for byte.
@MainActor public final class ViewHost {
  public let timers: TimerQueue
  public let services: HostServices
  public private(set) var statistics = FrameStatistics()
  /// Called when a frame became necessary outside of `send` and `frame` (state set by a timer or a task).
  public var onNeedsFrame: () -> Void = {}

  /// Makes the tree of `root`; nothing is laid out before the first `frame()`.
  public init<Root: View>(root: Root, size: CGSize, scale: CGFloat, services: HostServices, timers: TimerQueue) {
    self.timers = timers
    self.services = services
  }

  /// Whether something is dirty or moving. False: the next frame would equal the last one.
  public var needsFrame: Bool { false }

  /// Whether it is at rest: no frame needed and no pointer down.
  public var isAtRest: Bool { true }

  /// Takes one event. Events must come in the order of their times.
  public func send(_ event: HostEvent) {}

  /// Runs the passes at the clock's present time and returns what the window shows.
  public func frame() -> DisplayList { DisplayList(size: .zero) }

  /// Reports that pictures or fonts arrived from outside, so that the next frame shows them.
  public func resourcesChanged() {}

  /// The tree as it stands.
  public func dump() -> TreeDump { TreeDump(type: "Window", frame: .zero) }
}
