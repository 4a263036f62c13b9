import SwiftUI

/// How a picture is shown other than flat in its frame: the result of a `visualEffect`, which geometry omits.
nonisolated public struct HeroPose: Equatable, Sendable {
  /// The turn about y, in degrees, with `perspective` as of `rotation3DEffect`.
  public var angle = 0.0
  public var perspective: CGFloat = 0.5
  public var scale: CGFloat = 1
  /// How far it is shown to the right of its frame, in points.
  public var shift: CGFloat = 0

  public init() {}

  /// So much of the pose, from 0 for none to 1 for all of it.
  func part(_ part: CGFloat) -> HeroPose {
    var pose = self
    pose.angle *= Double(part)
    pose.scale = 1 + (scale - 1) * part
    pose.shift *= part
    return pose
  }
}
