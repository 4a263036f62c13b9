import Foundation
import Graphics

/// Where the items of a list go: the transform to device pixels and what limits them there.
struct Placement: Equatable {
  /// From the list's points to device pixels.
  var base: ProjectionTransform
  /// Device pixels a point, as far as `base` only scales and moves.
  var scale: CGFloat
  var clip: ClipState
  /// Multiplied onto every item: that of a group which needs no picture of its own.
  var opacity: Double = 1
  /// Whether the items become a picture of their own, which nothing lies behind.
  var isFlattened = false
  /// Device pixels that can be seen at most.
  var visible: PixelBox
}
