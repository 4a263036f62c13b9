import Foundation

/// A rule about motion as a function of what was recorded.
public protocol MotionRule: Sendable {
  /// The rule's id: `M01`, …
  var id: String { get }
  /// What breaks it in consecutive frames. The first and the last may be frames of rest; the first was judged before.
  func faults(in frames: [FrameRecord]) -> [MotionFault]
}

/// The rules that a watcher knows.
public enum MotionRules {
  /// All of them, in the order of their ids.
  public static let all: [any MotionRule] = [
    FirstPlacementRule(), FlashRule(), DoubledRule(), PictureRule(), ContinuityRule(), SpeedRule(),
    ScopeRule(), ScrimRule(), LockedSheetRule(), FocusRingRule(),
  ]
}

/// Numbers that several rules share.
enum MotionLimits {
  /// What rounding may add to a displacement, in points.
  static let rounding: CGFloat = 0.5
  /// What is on the screen for less than this is a flash, in seconds.
  static let flash: TimeInterval = 0.1
  /// Below this opacity a thing counts as invisible.
  static let visible = 0.05
}
