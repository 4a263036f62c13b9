import Foundation
import Graphics

/// A layout node that the views in it refer to: by a named space, a safe area, a stack's axis, the size of a container,
/// a scroll view. Each requirement has a default that means: none here, look further up.
@MainActor protocol Surroundings: LayoutNode {
  /// Whether the node's space has this name.
  func names(_ space: AnyHashable) -> Bool
  /// The part of the node that no bar or notch covers, where the node knows; in its own points.
  var safeAreaRect: CGRect? { get }
  /// The axis along which the node stacks its children: spacers and dividers follow it.
  var stackAxis: Axis? { get }
  /// Where the node is a container that views may measure themselves by: its size.
  var relativeContainer: (any RelativeContainer)? { get }
  /// The node as a scroll view, where it is one.
  var scrollingContainer: (any ScrollingContainer)? { get }
}

extension Surroundings {
  func names(_ space: AnyHashable) -> Bool { false }
  var safeAreaRect: CGRect? { nil }
  var stackAxis: Axis? { nil }
  var relativeContainer: (any RelativeContainer)? { nil }
  var scrollingContainer: (any ScrollingContainer)? { nil }
}
