/// A sample of an animation, as parts of the distance that it covers.
struct MotionSample {
  /// The part of the distance that is done: 0 at the start, 1 at the end, beyond either while it overshoots.
  var fraction = 0.0
  /// How fast that part grows, per second.
  var fractionVelocity = 0.0
  /// Seconds of the carried velocity that have been added to the distance by now (springs only).
  var impulse = 0.0
  /// The part of the carried velocity that is left.
  var impulseVelocity = 0.0

  static let done = MotionSample(fraction: 1)
}
