import Foundation

/// What a frame's layout nodes did, and what was updated for it.
package struct MotionFrame: Sendable {
  /// The time of the frame on the window's clock, in seconds.
  package let time: TimeInterval
  /// Parents before children, in the order of painting.
  package let nodes: [NodeMotion]
  package let changes: [MotionChange]
}
