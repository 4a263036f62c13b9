import Foundation

/// What moves a view from one frame to the next.
package enum MotionSource: String, Sendable {
  /// Nothing.
  case none
  /// Layout: a program's change, at once.
  case layout
  /// An animation, of the place or of what the view is transformed by.
  case animation
  /// A throw, or an animated move of scrolled content.
  case scroll
  /// A finger, a mouse's button or a wheel.
  case finger
}

/// A layout node that moves its content by something other than layout and animated values, and tells by what.
///
/// Read by watchers alone.
@MainActor protocol SelfMoving: LayoutNode {
  /// What moves the content now, and how fast, in points per second; infinite where that is not known.
  var ownMotion: (source: MotionSource, speed: CGFloat) { get }
  /// Whether the content is at an end of what it moves along.
  var isAtEnd: Bool { get }
}

extension SelfMoving {
  var isAtEnd: Bool { false }
}
