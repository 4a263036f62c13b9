import Foundation

/// A layout node that a pointer presses and releases: a button, a link in a text.
@MainActor protocol PressTarget: LayoutNode {
  /// Whether it reacts at all.
  var isEnabled: Bool { get }
  /// Whether a finger presses it only as long as it stays within the slop and is alone on what scrolls the node.
  var needsStillFinger: Bool { get }
  /// Whether what it lies in shows no press while it is pressed.
  var withholdsPresses: Bool { get }

  /// Whether a pointer at a place, in own points, is still on it, if it may be `reach` points beside it.
  func isPressed(at point: CGPoint, reach: CGFloat) -> Bool
  /// Shows whether it is held down.
  func show(_ isHeld: Bool)
  /// A press began, or is over.
  func hold(_ isHeld: Bool)
  /// Acts on a press that ended on it.
  func press()
}
