/// An update of a frame, for watchers.
package struct MotionChange: Sendable {
  /// The layout nodes that the updated node makes, by their serials.
  package let nodes: [UInt32]
  /// Whether its transaction animates.
  package let isAnimated: Bool
  package let origin: ChangeOrigin
}
