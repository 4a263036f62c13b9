import Foundation
import Graphics

/// A layout node that deals with pointers that hit it or what lies in it. Each requirement has a default that means: not
/// concerned.
@MainActor protocol PointerResponder: LayoutNode {
  /// The gestures attached here.
  var gestureMembers: [GestureMember] { get }
  /// Those for a pointer that goes down at a place of the window.
  func gestureMembers(at location: CGPoint) -> [GestureMember]
  /// Which gestures count here and below.
  var gestureMask: GestureMask { get }
  /// The mouse's pointer over it; nil: that of the node above.
  var pointerStyle: PointerStyle? { get }
  /// The node as a target of hovering, where it is one.
  var hoverTarget: (any HoverTarget)? { get }

  /// Acts on a press of the mouse's secondary button; false: not meant for it.
  func handleSecondaryPress(_ event: PointerEvent) -> Bool
  /// Scrolls by as much of `delta` as it can, in points.
  ///
  /// - Returns: what is left for the nodes above.
  func handleWheel(_ event: WheelEvent, _ delta: CGVector) -> CGVector
}

extension PointerResponder {
  var gestureMembers: [GestureMember] { [] }
  func gestureMembers(at location: CGPoint) -> [GestureMember] { gestureMembers }
  var gestureMask: GestureMask { .all }
  var pointerStyle: PointerStyle? { nil }
  var hoverTarget: (any HoverTarget)? { nil }
  func handleSecondaryPress(_ event: PointerEvent) -> Bool { false }
  func handleWheel(_ event: WheelEvent, _ delta: CGVector) -> CGVector { delta }
}
