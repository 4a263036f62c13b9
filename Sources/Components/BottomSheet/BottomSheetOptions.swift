import SwiftUI

/// How a bottom sheet looks and what it allows.
public struct BottomSheetOptions {
  /// How far a release must be projected from the detent at which the drag began; see `BottomSheet`.
  public struct Thresholds: Equatable, Sendable {
    /// To the next detent up, as a part of the container's height.
    public var expand: CGFloat = 0.25
    /// To the next detent down, in points.
    public var collapse: CGFloat = 120
    /// From the lowest detent away, as a part of the container's height.
    public var dismiss: CGFloat = 0.3
    /// A detent that is near is reached beyond this part of the distance to it, if that is less.
    public var nearby: CGFloat = 2.0 / 3

    /// The tutorial's: 0.25 H up, 0.3 H away, 120 points from full to half.
    public init() {}
  }

  public var thresholds = Thresholds()
  /// The spring of all movement; mass 1.
  public var spring = Spring(stiffness: 200, damping: 25)
  /// How fast programmatic changes begin: so many times the distance, per second.
  public var initialVelocity = 10.0
  /// Whether one release never skips a detent.
  public var isSequential = false
  /// Whether a throw moves it by one detent in its direction, however hard it is. It goes further only where the
  /// finger itself lifted beyond the middle of the distance from that detent to the following one, or beyond
  /// `thresholds.dismiss` from the lowest.
  public var throwsByOne = false
  /// Whether neither drag, nor Escape, nor a tap on the scrim dismisses; `onDismissAttempt` is called instead.
  public var isDismissDisabled = false
  /// Whether Escape dismisses at once rather than going down detent by detent.
  public var escapeDismisses = false
  /// The highest detent at which nothing is dimmed and what lies behind can be touched; nil: none.
  public var undimmedThrough: BottomSheetDetent?
  /// The opacity of the black between the sheet and what lies behind.
  public var dimming = 0.5
  /// The radius of the sheet's upper corners; they become square as it comes to cover the container.
  public var cornerRadius: CGFloat = 10
  /// The scale of what lies behind at the topmost detent; 1: it stays as it is.
  public var backgroundScale: CGFloat = 1
  /// How far what lies behind moves down, on black, at the topmost detent, in points: moving costs less than scaling.
  public var backgroundOffset: CGFloat = 0
  /// The radius of its upper corners there, in points. Scale, offset and radius are functions of the sheet's place, from
  /// half of the container on; with reduced motion they do not change.
  public var backgroundCornerRadius: CGFloat = 0
  /// Whether there is a handle.
  public var showsHandle = true
  /// The colour of the sheet; nil: the system's for sheets.
  public var background: Color?
  /// The greatest width, in points; the sheet is centred in a wider container.
  public var maxWidth = CGFloat.infinity

  public init() {}
}
