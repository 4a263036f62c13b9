import Foundation

/// How much of a frame's cost a window's clock leaves out, so that motion begins where it begins.
///
/// The frame in which something begins to move often costs most: what comes with it is made, measured and painted for the
/// first time. If the clock went on meanwhile, the next frame would show the motion as far as that cost leads, and its
/// beginning would never be seen. So the next frame of motion that began from rest is due one interval after the first one,
/// however long that one took. Later frames are not changed: where each of them is slow, motion is no slower. While a pointer
/// is down nothing is left out, as its velocity is computed by this clock.
struct MotionStart {
  private var wasMoving = false

  /// A frame has been made and shown.
  ///
  /// - Parameters:
  ///   - cost: how long that took, in seconds.
  ///   - interval: the time between two frames that are in time, in seconds.
  /// - Returns: by how many seconds the clock is to be held back.
  mutating func delay(
    afterFrameOf cost: TimeInterval, interval: TimeInterval, isMoving: Bool, isPointerDown: Bool
  ) -> TimeInterval {
    defer { wasMoving = isMoving }
    guard isMoving, !wasMoving, !isPointerDown else { return 0 }
    return max(0, cost - interval)
  }
}
