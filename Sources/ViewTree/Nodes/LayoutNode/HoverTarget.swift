import Foundation

/// A layout node that learns that the mouse is over it.
@MainActor protocol HoverTarget: LayoutNode {
  /// Whether it wants to know.
  var isHoverable: Bool { get }
  /// Handles the mouse's place in the window; nil: it is somewhere else.
  func hover(_ location: CGPoint?)
}
